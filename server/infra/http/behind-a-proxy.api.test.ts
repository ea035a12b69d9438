import { afterEach, describe, expect, it } from 'vitest';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const token = '/service/bl/get/token';

let test: TestPortal;
const lines: string[] = [];
afterEach(async () => {
  await test.close();
  lines.length = 0;
});

async function start(trust: string): Promise<void> {
  test = await createTestPortal({
    environment: { TRUST_PROXY: trust, LOG_LEVEL: 'warn' },
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
