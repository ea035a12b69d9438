import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPortal, type Portal } from '../app.ts';
import { createLog } from '../infra/log/index.ts';
import { createTestPortal, type TestPortal } from '../testing/test-portal.ts';

let test: TestPortal;
let busy: Portal;
beforeAll(async () => {
  test = await createTestPortal();
  const { settings, database } = test;
  // Any delay is too long.
  busy = await createPortal({ settings, database, log: createLog('silent'), maxEventLoopDelayMs: 0.001 });
});
afterAll(async () => {
  await busy.close();
  await test.close();
});

const ask = (url: string) => busy.app.inject({ method: 'GET', url });

describe('a server that is too busy', () => {
  it('refuses pages with a time to come back, and gives the parts of those that it gave before', async () => {
    const page = (await test.get('/solutions')).body;
    const parts = [
      '/media/logos/mark.svg',
      '/favicon.svg',
      ...(page.match(/\/assets\/[\w-]+\.(?:js|css|woff2)/g) ?? []),
    ];
    expect(parts.length).toBeGreaterThan(5);
    await vi.waitFor(async () => expect((await ask('/solutions')).statusCode).toBe(503), { timeout: 30_000 });
    expect(Number((await ask('/solutions')).headers['retry-after'])).toBeGreaterThan(0);
    for (const part of parts) expect([part, (await ask(part)).statusCode]).toEqual([part, 200]);
  });
});
