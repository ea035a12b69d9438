import { expect, onTestFinished, test } from 'vitest';
import { openUntrustedServer } from '../../testing/untrusted-server.ts';
import { openDatabase } from './database.ts';

test.each(['verify-full', 'require'])(
  'a database with such a certificate gets no password at sslmode=%s',
  async (mode) => {
    const { port, trustedBytes } = await openUntrustedServer({ afterPostgresAsks: true });
    const url = `postgres://portal:word@localhost:${port}/portal?sslmode=${mode}`;
    const database = openDatabase(url, { onIdleError: () => undefined });
    onTestFinished(() => database.close());
    await expect(database.pool.query('select 1')).rejects.toThrow('self-signed certificate');
    expect(trustedBytes()).toBe(0);
  },
);
