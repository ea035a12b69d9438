import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPortal, type TestPortal } from '../testing/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await createTestPortal({ environment: { BASE_PATH: '/portal' } });
});
afterAll(() => portal.close());

const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html,application/xhtml+xml' };
const post = (url: string, headers: Record<string, string> = form, payload = 'login=demo&password=secret') =>
  portal.inject({ method: 'POST', url: `/portal${url}`, headers, payload });

it('answers a form that a browser sent by itself in words, with a way back and whom to ask', async () => {
  for (const path of ['/login', '/register/invite_code', '/recover', '/recover/set_password', '/about', '/', '/my']) {
    const { statusCode, headers, body } = await post(path);
    expect([path, statusCode, headers.allow, headers['cache-control']]).toEqual([path, 405, 'GET, HEAD', 'no-store']);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toMatch(/<h1[^>]*>Форма не\u00a0отправлена<\/h1>/);
    expect(body).toMatch(new RegExp(`<a href="/portal${path}"[^>]*>Вернуться к\u00a0форме</a>`));
    expect(body).toContain('href="tel:+77172000018"');
    expect(body).not.toContain('secret');
  }
});

it('does so whatever was sent, and reads none of it', async () => {
  for (const type of ['multipart/form-data; boundary=x', 'text/plain', 'application/json', 'image/png'])
    expect((await post('/login?from=%2Fmy', { 'content-type': type }, '{"a":')).statusCode).toBe(405);
  expect((await portal.inject({ method: 'POST', url: '/portal/login' })).statusCode).toBe(405);
  expect((await post('/login', form, 'x'.repeat(10_000_000))).statusCode).toBe(405);
  expect((await post('/login?from=/evil', form)).body).not.toContain('evil');
});

it('leaves calls and programs their JSON, and tells people of an address that is none', async () => {
  const call = await post('/service/bl/no-such');
  expect([call.statusCode, call.json().code]).toEqual([404, 'common.absent']);
  expect((await post('/service/bl/get/token')).statusCode).toBe(415);
  const program = await post('/no-such-page', { ...form, accept: '*/*' });
  expect([program.statusCode, program.json().code]).toEqual([404, 'common.absent']);
  const person = await post('/no-such-page');
  expect([person.statusCode, person.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(person.body).toMatch(/<h1[^>]*>Страница не\u00a0найдена<\/h1>/);
});

it('says by each form that it needs scripts, in the server’s HTML', async () => {
  for (const path of ['/login', '/register/invite_code', '/register/join', '/recover', '/recover/set_password'])
    expect((await portal.get(path)).body).toMatch(/<noscript>(?:(?!<\/noscript>).)*форма не\u00a0отправится/);
});
