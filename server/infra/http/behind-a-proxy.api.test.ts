import { afterEach, describe, expect, it } from 'vitest';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const token = '/service/bl/get/token';

let test: TestPortal;
const lines: string[] = [];
afterEach(async () => {
  await test.close();
  lines.length = 0;
});

async function start(trust: string, level = 'warn'): Promise<void> {
  test = await createTestPortal({
    environment: { TRUST_PROXY: trust, LOG_LEVEL: level },
    onLog: (line) => lines.push(line),
  });
}

const signInFrom = (forwarded: string) =>
  test.post(token, { login: 'nobody', password: 'Wrong-2026' }, { headers: { 'x-forwarded-for': forwarded } });

/** The address the audit keeps of the last sign-in. */
async function keptAddress(): Promise<string> {
  const { rows } = await test.database.pool.query('select address from audit order by id desc limit 1');
  return rows[0]?.address;
}

describe('the id of a request (spec: calls.request-id)', () => {
  const given = '4bf92f35-77b3-4da6-a3ce-929d0e0e4736';
  const ask = (id: string, remoteAddress = '127.0.0.1') =>
    test.inject({ url: '/service/bl/get/user-info', remoteAddress, headers: { 'x-request-id': id } });

  it('is what a trusted proxy says, in the answer and in the log', async () => {
    await start('1', 'info');
    const answer = await ask(given);
    expect([answer.headers['x-request-id'], answer.json().requestId]).toEqual([given, given]);
    expect(lines.map((line) => JSON.parse(line).requestId)).toContain(given);
  });

  it('is the portal’s own where the header tells no plausible one', async () => {
    await start('1');
    for (const odd of [
      '',
      'short',
      'x'.repeat(65),
      'a b c d e f g h',
      '<script>alert(1)</script>',
      `${given},${given}`,
    ])
      expect((await ask(odd)).headers['x-request-id']).toMatch(/^[\w-]{12}$/);
  });

  it('is the portal’s own while the sender is not trusted', async () => {
    await start('10.0.0.0/8');
    expect((await ask(given)).headers['x-request-id']).toMatch(/^[\w-]{12}$/);
    expect((await ask(given, '10.1.2.3')).headers['x-request-id']).toBe(given);
    await test.close();
    await start('off');
    expect((await ask(given)).headers['x-request-id']).toMatch(/^[\w-]{12}$/);
  });
});

describe('the address of a request', () => {
  it('is what a trusted proxy says', async () => {
    await start('1');
    for (const address of ['203.0.113.7', '2001:db8::7']) {
      expect((await signInFrom(address)).statusCode).toBe(401);
      expect(await keptAddress()).toBe(address);
    }
  });

  it('is that of the connection where the header tells none', async () => {
    await start('1');
    const long = 'x'.repeat(5_000);
    for (const odd of [long, 'unknown', '203.0.113.7:4711', "'; drop table audit", ',', `::ffff:1.2.3.4%${long}`]) {
      expect([odd.slice(0, 40), (await signInFrom(odd)).statusCode]).toEqual([odd.slice(0, 40), 401]);
      expect(await keptAddress()).toBe('127.0.0.1');
    }
  });

  it('is that of the connection while no proxy is trusted, and the log says so once', async () => {
    await start('off');
    for (const address of ['203.0.113.7', '203.0.113.8']) await signInFrom(address);
    expect(await keptAddress()).toBe('127.0.0.1');
    expect(lines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1);
  });

  it('is taken only from the proxies that are named', async () => {
    await start('10.0.0.0/8');
    await signInFrom('203.0.113.7');
    expect(await keptAddress()).toBe('127.0.0.1');
    await test.inject({
      method: 'POST',
      url: token,
      remoteAddress: '10.1.2.3',
      headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.7', 'sec-fetch-site': 'same-origin' },
      payload: { login: 'nobody', password: 'Wrong-2026' },
    });
    expect(await keptAddress()).toBe('203.0.113.7');
  });
});
