import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearRealPortals, freePort, makeDataDir, makeUsedDataDir, startRealPortal } from '../testing/real-portal.ts';
import { runProgram } from '../testing/run-program.ts';
import { createTestDatabase, urlOf } from '../testing/test-database.ts';

/** The commands for a lost factor, a lost password and the first operator (spec: settings.operators-database). */
afterEach(clearRealPortals);

const operator = (environment: Record<string, string>, ...args: string[]) =>
  runProgram(process.execPath, ['tools/make-operator.ts', ...args], environment);

describe('the operator’s command', () => {
  it('works beside the portal on the embedded database, and what it made signs in at once', async () => {
    const dataDir = await makeUsedDataDir();
    const portal = startRealPortal({ dataDir, port: await freePort() });
    await portal.ready();
    const made = await operator({ DATA_DIR: dataDir }, '--email', 'first@example.kz');
    expect(made).toEqual({ code: 0, said: expect.stringContaining('first@example.kz') });
    const [, password = ''] = /^ +password +(\S+)$/m.exec(made.said) ?? [];
    const answer = await fetch(`${portal.origin}/service/bl/get/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ login: 'first@example.kz', password, isForeignComputer: false }),
    });
    expect(answer.status).toBe(200);
    const reset = await operator({ DATA_DIR: dataDir }, '--reset-factor', 'first@example.kz');
    expect(reset).toEqual({ code: 1, said: expect.stringContaining('[operator-no-factor]') });
  });

  it('is named by a portal without an operator when it has started, and no more when there is one', async () => {
    const database = await createTestDatabase();
    await database.pool.query(`update users set roles = array_remove(roles, 'operator')`);
    const environment = { DATABASE_URL: urlOf(database.connection), DEMO: 'off' };
    const start = async () => {
      const portal = startRealPortal({ dataDir: await makeDataDir(), port: await freePort(), environment });
      await portal.ready();
      await vi.waitFor(() => expect(portal.said()).toContain('The portal is open'), { timeout: 20_000 });
      return portal;
    };
    try {
      const command = 'npm run operator -- --email operator@example.kz';
      const first = await start();
      await vi.waitFor(() => expect(first.said()).toContain(command), { timeout: 20_000 });
      first.signal('SIGTERM');
      await first.ended;
      expect((await operator(environment, '--email', 'operator@example.kz')).code).toBe(0);
      const second = await start();
      second.signal('SIGTERM');
      await second.ended;
      expect(second.said()).not.toContain(command);
    } finally {
      await clearRealPortals();
      await database.drop();
    }
  });

  it('says what is wrong with the settings, without a stack', async () => {
    for (const args of [
      ['--email', 'first@example.kz'],
      ['--give', 'first@example.kz'],
      ['--reset-factor', 'demo'],
    ]) {
      const { code, said } = await operator({ PORT: 'abc' }, ...args);
      expect([code, said]).toEqual([1, expect.stringMatching(/^\s*\[wrong-settings\][\s\S]*PORT=abc/)]);
      expect(said).not.toMatch(/\n\s+at /);
    }
  });
});
