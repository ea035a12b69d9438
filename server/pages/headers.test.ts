import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Member, makeMember } from '../testing/people.ts';
import { sendRaw } from '../testing/raw-request.ts';
import { createTestPortal, type TestPortal } from '../testing/test-portal.ts';

/** What every answer carries (spec: security.headers). */
let test: TestPortal;
let member: Member;
beforeAll(async () => {
  test = await createTestPortal();
  member = await makeMember(test);
});
afterAll(() => test.close());

const everywhere = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'x-frame-options': 'DENY',
  'x-request-id': expect.stringMatching(/^[\w-]{12}$/),
};

const pages: [path: string, status: number][] = [
  ['/', 200],
  ['/solutions', 200],
  ['/solutions/ea', 200],
  ['/login', 200],
  ['/my', 200],
  ['/a/sm', 200],
  ['/a/demo/ea', 200],
  ['/apps/preparing', 200],
  ['/apps/launch/1', 404],
  ['/a/ea/1', 404],
  ['/solutions/no-such', 404],
  ['/no-such-page', 404],
];

function policyOf(header: unknown): Map<string, string[]> {
  expect(header).toBeTypeOf('string');
  // One policy: a second would come after a comma.
  expect(header).not.toContain(',');
  const entries = String(header)
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .map(([name = '', ...values]): [string, string[]] => [name, values]);
  expect(new Set(entries.map(([name]) => name)).size).toBe(entries.length);
  return new Map(entries);
}

const strict: Record<string, string[]> = {
  'default-src': ["'none'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'media-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
};

describe('every page', () => {
  it.each(pages)('%s (%i) carries the headers and one strict policy', async (path, status) => {
    const { statusCode, headers, body } = await member.get(path);
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject(everywhere);
    const policy = policyOf(headers['content-security-policy']);
    for (const [name, values] of Object.entries(strict)) expect([name, policy.get(name)]).toEqual([name, values]);
    const scripts = policy.get('script-src') ?? [];
    expect(scripts.filter((source) => !source.startsWith("'sha256-"))).toEqual(["'self'"]);
    expect(String(headers['content-security-policy'])).not.toMatch(/unsafe|\*|https?:/);
    for (const [, attributes = '', text = ''] of body.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)) {
      if (/\bsrc=|application\/(ld\+)?json/.test(attributes)) continue;
      expect(scripts).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    }
    expect(body).not.toMatch(/<style|\sstyle="|\son\w+="/);
  });

  it('kept by nobody unless it is public and found', async () => {
    for (const [path, status] of pages) {
      const { headers } = await member.get(path);
      const isPublic = status === 200 && !/^\/(my|a|apps)(\/|$)/.test(path);
      expect([path, headers['cache-control']]).toEqual([
        path,
        isPublic ? 'public, max-age=0, s-maxage=60, must-revalidate' : 'no-store',
      ]);
    }
  });

  it('is the same for everybody, whatever cookies come with it', async () => {
    for (const path of ['/', '/solutions', '/solutions/ea', '/login', '/my', '/a/sm']) {
      const [mine, other] = [await member.get(path), await (await makeMember(test)).get(path)];
      expect(mine.body).toBe(other.body);
      expect(mine.headers.etag).toBe(other.headers.etag);
      expect(mine.headers['set-cookie']).toBeUndefined();
      expect(mine.body).not.toContain(member.login);
    }
  });

  it('answers 304 to its own mark, with the policy, and sends it whole to another', async () => {
    const { headers } = await test.get('/');
    const again = await test.get('/', { headers: { 'if-none-match': String(headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
    expect((await test.get('/', { headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200);
  });
});

const others: [path: string, status: number][] = [
  ['/api/v1/solutions', 200],
  ['/service/bl/get/user-info', 401],
  ['/api/v1/nothing', 404],
  ['/api/v1/solutions/%zz', 400],
  ['/api/v1/solutions?page=0', 400],
  ['/healthz', 200],
  ['/readyz', 200],
  ['/my', 302],
  ['/apps/begin_work/ea', 302],
  ['/news/', 301],
  ['/favicon.svg', 200],
  ['/media/logos/ea.svg', 200],
  ['/media/no-such.svg', 404],
  ['/assets/no-such.js', 404],
];

describe('every other answer', () => {
  it.each(others)('%s (%i) is read as what it is, by us alone, and framed by nobody', async (path, status) => {
    const { statusCode, headers } = await test.get(path);
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-request-id': everywhere['x-request-id'] });
    const policy = policyOf(headers['content-security-policy']);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.has('frame-ancestors') || policy.has('sandbox')).toBe(true);
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers.server).toBeUndefined();
  });

  it('that is text says in which charset', async () => {
    for (const [path] of [
      ...pages,
      ...others,
      ['/robots.txt'],
      ['/sitemap.xml'],
      ['/rss.xml'],
      ['/site.webmanifest'],
    ]) {
      const { body, headers } = await test.get(String(path));
      if (body === '' || /^image\/(?!svg)/.test(String(headers['content-type']))) continue;
      expect([path, headers['content-type']]).toEqual([
        path,
        expect.stringMatching(/^[a-z]+\/[a-z+]+; charset=utf-8$/),
      ]);
    }
  });

  it('a part that this build lacks is a 404 that nobody keeps (spec: reliability.rolling-restart)', async () => {
    for (const part of ['no-such.js', 'no-such.css', 'index-12345678.js']) {
      const { statusCode, headers } = await test.get(`/assets/${part}`, { headers: { 'accept-encoding': 'br' } });
      expect([statusCode, headers['cache-control'], headers.expires]).toEqual([404, 'no-store', undefined]);
    }
  });

  it('to an unsafe request from elsewhere too', async () => {
    const { headers } = await test.post('/service/bl/logout', undefined, {
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    policyOf(headers['content-security-policy']);
  });
});

describe('Strict-Transport-Security', () => {
  it('is said on https alone', async () => {
    expect((await test.get('/')).headers['strict-transport-security']).toBeUndefined();
    const secure = await createTestPortal({ environment: { PUBLIC_URL: 'https://portal.test' } });
    const hsts = 'max-age=63072000; includeSubDomains';
    for (const [path] of [...pages, ...others])
      expect([path, (await secure.get(path)).headers['strict-transport-security']]).toEqual([path, hsts]);
    const port = Number(new URL(await secure.portal.app.listen({ host: '127.0.0.1', port: 0 })).port);
    const broken = await sendRaw(port, 'hello\r\n\r\n');
    expect([broken.statusCode, broken.headers['strict-transport-security']]).toEqual([400, hsts]);
    await secure.close();
  });
});

describe('a page while the database is away', () => {
  it('is a 503 that says so with the same headers, and no 404 page remembers it', async () => {
    const other = await createTestPortal();
    const { pool } = other.database;
    await pool.query('alter table site_settings rename to away; alter table solutions rename to gone');
    for (const path of ['/', '/no-such-page']) {
      const { statusCode, headers, body } = await other.get(path);
      expect([path, statusCode]).toEqual([path, expect.toSatisfy((status: number) => status >= 500)]);
      expect(headers).toMatchObject({ ...everywhere, 'cache-control': 'no-store' });
      policyOf(headers['content-security-policy']);
      expect(body).toMatch(/<html lang="ru">/);
    }
    await pool.query('alter table away rename to site_settings; alter table gone rename to solutions');
    expect((await other.get('/')).statusCode).toBe(200);
    expect((await other.get('/no-such-page')).statusCode).toBe(404);
    await other.close();
  });
});
