import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bodyMs } from '../infra/http/time-bodies.ts';
import { expectDecent } from '../testing/decent-answer.ts';
import { sendRaw } from '../testing/raw-request.ts';
import { createTestPortal, type TestPortal } from '../testing/test-portal.ts';

/** What no client library would let through, over a real connection (spec: security.input). */
let test: TestPortal;
let port: number;
beforeAll(async () => {
  test = await createTestPortal();
  port = Number(new URL(await test.portal.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => test.close());

const get = (path: string | Buffer, ...headers: string[]) =>
  sendRaw(
    port,
    Buffer.concat([
      Buffer.from('GET '),
      Buffer.from(path as string),
      Buffer.from(
        ` HTTP/1.1\r\nHost: portal.test\r\nConnection: close\r\n${headers.map((one) => `${one}\r\n`).join('')}\r\n`,
      ),
    ]),
  );

const post = (path: string, headers: string[], ...body: (string | Buffer)[]) =>
  sendRaw(
    port,
    `POST ${path} HTTP/1.1\r\nHost: portal.test\r\nConnection: close\r\nContent-Type: application/json\r\n${headers.join('\r\n')}\r\n\r\n`,
    ...body,
  );

describe('an odd address of a call', () => {
  it.each([
    '/api/v1/solutions/..',
    '/api/v1/solutions/../../../etc/passwd',
    '/api/v1/solutions/%2e%2e%2f%2e%2e',
    '/api/v1/solutions//',
    '/api/v1/solutions/',
    '/api/v1/solutions/ea/',
    '/api/v1/solutions/%',
    '/api/v1/solutions/%zz',
    '/api/v1/solutions/%00',
    '/api/v1/solutions/ea%00',
    '/api/v1/solutions/%ff',
    '/api/v1/solutions/%ED%A0%80',
    '/api/v1/solutions/\\..\\',
    `/api/v1/solutions/${'a'.repeat(8_000)}`,
    `/api/v1/solutions?page=${'1'.repeat(8_000)}`,
    `/api/v1/solutions?${'page=1&'.repeat(1_000)}`,
    '/api/v1/solutions?page=%00',
    '/api/v1/solutions?page=1;page=2',
    '/api/v1',
    '/api/',
    '/api',
    '/api/v1/nothing?email=a@b.kz',
    '/service/bl/get/token',
    '/service/../service/bl/get/user-info',
    '/react/dist/nothing.json',
  ])('is answered decently: %s', async (path) => {
    const answer = await get(path);
    expectDecent(answer, path.slice(0, 80));
  });

  it('is 404 where there is no such call, whatever the method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'TRACE']) {
      for (const path of ['/api/v1/nothing', '/service/bl/nothing', '/service/bl/get/token/x']) {
        const answer = await sendRaw(
          port,
          `${method} ${path} HTTP/1.1\r\nHost: portal.test\r\nConnection: close\r\n\r\n`,
        );
        expectDecent(answer, [method, path]);
        expect([method, path, answer.statusCode]).toEqual([method, path, 404]);
      }
    }
  });

  it('is no 5xx in raw bytes', async () => {
    for (const bytes of [[0xff, 0xfe], [0xd0], [0xed, 0xa0, 0x80], [0xc0, 0xae]])
      expect((await get(Buffer.from([...Buffer.from('/api/v1/solutions/'), ...bytes]))).statusCode).toBeLessThan(500);
  });
});

describe('an odd address of a page or a file', () => {
  it.each([
    '/solutions/%00',
    '/solutions/%ff',
    '/solutions/%',
    '/solutions/..',
    `/solutions/${'я'.repeat(300)}`,
    `/solutions/${'a'.repeat(8_000)}`,
    '/solutions?category=%00&category=2',
    `/solutions?category=${'x'.repeat(8_000)}`,
    '/solutions/?category=a?b',
    '//evil.test/',
    '//evil.test//',
    '///',
    '/login//',
    '/login?from=//evil.test',
    '/%00',
    '/%ff',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%00',
    '/assets/',
    '/assets/.vite/manifest.json',
    '/.vite/manifest.json',
    '/media/..%2f..%2fpackage.json',
    '/media/../../package.json',
    '/media/..\\..\\package.json',
    '/media/',
    '/media/logos',
    '/a/ea/%00',
    '/a/%ff/1',
    '/apps/launch/%',
    '/my?x=%0d%0aset-cookie:a=b',
    '/a/sm?x=%0d%0aset-cookie:a=b',
  ])('is neither a 5xx nor a file that is not served: %s', async (path) => {
    const { statusCode, body, headers } = await get(path);
    expect([path.slice(0, 80), statusCode]).toEqual([
      path.slice(0, 80),
      expect.toSatisfy((status: number) => status < 500),
    ]);
    expect(body).not.toMatch(/"devDependencies"|root:x:0|"isEntry"/);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers.location ?? '/').toMatch(/^\/(?!\/)/);
  });
});

describe('an odd request', () => {
  it.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['an unknown method', 'BREW / HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['a header without a name', 'GET / HTTP/1.1\r\n: x\r\n\r\n', 400],
    ['a header with NUL', 'GET / HTTP/1.1\r\nHost: x\r\nX-A: a\0b\r\n\r\n', 400],
    [
      'two lengths',
      'POST /service/bl/logout HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
      400,
    ],
    [
      'a length and chunks',
      'POST /service/bl/logout HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['120 KB of headers', `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(120_000)}\r\n\r\n`, 431],
  ])('with %s is refused', async (_, text, status) => {
    const answer = await sendRaw(port, text);
    expect(answer.statusCode).toBe(status);
    if (answer.body) expectDecent(answer, text.slice(0, 40));
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  });

  it('by TRACE is not told back', async () => {
    for (const path of ['/', '/my', '/healthz', '/media/logos/ea.svg']) {
      const answer = await sendRaw(
        port,
        `TRACE ${path} HTTP/1.1\r\nHost: localhost\r\nX-A: told\r\nConnection: close\r\n\r\n`,
      );
      expect([path, answer.statusCode]).toEqual([path, 404]);
      expect(answer.body).not.toContain('told');
    }
  });

  it('with 10 MB, with a declared length or in chunks, is refused before it is read', async () => {
    const megabyte = Buffer.alloc(1024 * 1024, 0x20);
    const declared = await post(
      '/service/bl/get/token',
      [`Content-Length: ${10 * megabyte.length}`],
      ...Array(10).fill(megabyte),
    );
    expect(declared.statusCode).toBe(413);
    const chunk = Buffer.concat([Buffer.from(`${megabyte.length.toString(16)}\r\n`), megabyte, Buffer.from('\r\n')]);
    const chunked = await post(
      '/service/bl/get/token',
      ['Transfer-Encoding: chunked'],
      ...Array(10).fill(chunk),
      '0\r\n\r\n',
    );
    expect(chunked.statusCode).toBe(413);
    for (const answer of [declared, chunked]) expectDecent(answer, '10 MB');
  });

  it('with a compressed body, an unknown charset or a type said twice is refused', async () => {
    for (const header of ['Content-Encoding: gzip', 'Content-Type: text/plain']) {
      const answer = await post('/service/bl/get/token', ['Content-Length: 2', header], '{}');
      expect([header, answer.statusCode]).toEqual([
        header,
        expect.toSatisfy((status: number) => status >= 400 && status < 500),
      ]);
    }
  });

  it('that stops in the middle is hung up on in ten seconds in its headers, in fifteen in its body', async () => {
    const server = test.portal.app.server;
    // Of a file alone; other bodies have the time of time-bodies.test.ts.
    expect([server.headersTimeout, server.requestTimeout, bodyMs]).toEqual([10_000, 600_000, 15_000]);
    const answer = await sendRaw(port, 'GET / HTTP/1.1\r\nHost: x\r\n');
    expect(answer.statusCode).toBe(408);
    expectDecent(answer, 'half a request');
  });

  it('with odd cookies is a visitor’s', async () => {
    for (const cookie of [
      'sid=',
      'sid',
      '=',
      ';;;',
      `sid=${'a'.repeat(7_000)}`,
      'sid=%00',
      'sid=%',
      '__proto__=1; sid=x',
      `sid=${'a'.repeat(43)}; sid=${'b'.repeat(43)}`,
    ]) {
      const answer = await get('/service/bl/get/user-info', `Cookie: ${cookie}`);
      expect([cookie.slice(0, 40), answer.statusCode]).toEqual([cookie.slice(0, 40), 401]);
      expectDecent(answer, cookie.slice(0, 40));
    }
  });
});
