import { brotliDecompressSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as schemas from '../../contract/identity.schemas.ts';
import { signIn } from '../../contract/identity.ts';
import * as accountSchemas from '../../contract/identity-account.schemas.ts';
import { listSessions } from '../../contract/identity-account.ts';
import { CallTable, handle } from '../infra/http/index.ts';
import { readSettings } from '../infra/settings/index.ts';
import { serveApiDocs } from './index.ts';

const app = fastify();
const settings = readSettings({ PUBLIC_URL: 'https://portal.test', BASE_PATH: '/portal' });
const calls = new CallTable({ checkTexts: true, onDenied: () => undefined });

beforeAll(async () => {
  calls.add([
    handle(signIn, schemas.signIn, () => ({ success: true }) as const),
    handle(listSessions, accountSchemas.listSessions, () => []),
  ]);
  await app.register(async (scope) => serveApiDocs(scope, { calls, settings, basePath: '/portal' }), {
    prefix: '/portal',
  });
});
afterAll(() => app.close());

test('the document has every call of the table, each with its audience', async () => {
  const answer = await app.inject('/portal/api/docs/json');
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  const { paths, servers, components } = answer.json();
  expect(servers).toEqual([{ url: 'https://portal.test/portal' }]);
  expect(components.securitySchemes.session.name).toBe('__Secure-sid');
  expect(Object.keys(paths)).toEqual(calls.all().map(({ call }) => call.path));
  expect(paths['/service/bl/get/token'].post['x-audience']).toBe('public');
  expect(paths['/service/bl/sessions'].get['x-audience']).toBe('user');
});

test('the page runs only its own scripts and asks no other host', async () => {
  const [one, other] = [await app.inject('/portal/api/docs'), await app.inject('/portal/api/docs')];
  const policy = String(one.headers['content-security-policy']);
  const [, nonce] = policy.match(/script-src 'nonce-([\w-]{24})';/) ?? [];
  expect(nonce).toBeDefined();
  expect(other.headers['content-security-policy']).not.toContain(nonce);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe-inline/);
  expect(one.headers['cache-control']).toBe('no-store');
  const scripts = one.body.match(/<script[^>]*>/g) ?? [];
  expect(scripts).toHaveLength(2);
  for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
  expect(one.body).not.toMatch(/https?:\/\//);
  expect(one.body).toContain('src="/portal/api/docs/scalar.js"');
});

test('the reader comes from this very server, compressed, and once', async () => {
  const answer = await app.inject({ url: '/portal/api/docs/scalar.js', headers: { 'accept-encoding': 'br' } });
  expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(answer.headers['content-encoding']).toBe('br');
  const script = brotliDecompressSync(answer.rawPayload).toString();
  expect(script).toContain('createApiReference');
  // The document of the page must be able to give its nonce to the styles of the script.
  expect(script).toContain('csp-nonce');
  const again = await app.inject({
    url: '/portal/api/docs/scalar.js',
    headers: { 'accept-encoding': 'br', 'if-none-match': String(answer.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});
