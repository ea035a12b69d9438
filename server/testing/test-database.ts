import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Connection, type Database, openDatabase } from '../infra/database/index.ts';
import { dropDatabase } from './drop-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server that holds the template database; made in global-setup.ts. */
    testServer: { host: string; port: number; user: string; password?: string; template: string };
  }
}

/** A database of its own, copied from the migrated and seeded template; dropped by `drop`. */
export interface TestDatabase extends Database {
  drop(): Promise<void>;
  /** Runs a statement that writes thousands of rows: on a busy machine it may take longer than the portal's own are given. */
  fill(statement: string, values?: unknown[]): Promise<void>;
}

async function asAdmin(action: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const { template: _template, ...server } = inject('testServer');
  const client = new pg.Client({ ...server, database: 'postgres' });
  await client.connect();
  try {
    await action(client);
  } finally {
    await client.end();
  }
}

/** Makes a test database from the template, on the embedded PostgreSQL or on the one of `TEST_DATABASE_URL`. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createFrom(inject('testServer').template);
}

/** Makes a test database without a table: for tests of migrations. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createFrom('template0');
}

async function createFrom(template: string): Promise<TestDatabase> {
  const { template: _template, ...server } = inject('testServer');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(async (client) => {
    // Copied as files it takes half as long as through the log.
    await client.query(`create database ${name} template ${template} encoding 'UTF8' strategy file_copy`);
    // No statement may depend on the zone of the session.
    await client.query(`alter database ${name} set timezone = 'Pacific/Kiritimati'`);
  });
  const connection: Connection = { ...server, database: name };
  const database = openDatabase(connection, { maxConnections: 8, onIdleError: () => undefined });
  return {
    ...database,
    drop: async () => {
      await database.close();
      await asAdmin((client) => dropDatabase(client, name));
    },
    fill: async (statement, values) => {
      const { pool, close } = openDatabase(connection, {
        maxConnections: 1,
        isUnlimited: true,
        onIdleError: () => undefined,
      });
      await pool.query(statement, values).finally(close);
    },
  };
}

/** The connection as a `DATABASE_URL`. */
export function urlOf(connection: Connection): string {
  if (typeof connection === 'string') return connection;
  const { host, port, user, password = '', database } = connection;
  const place = new URLSearchParams({ host, port: String(port) });
  const who = encodeURIComponent(user) + (password && `:${encodeURIComponent(password)}`);
  return host.startsWith('/')
    ? `postgres://${who}@/${database}?${place}`
    : `postgres://${who}@${host}:${port}/${database}`;
}
