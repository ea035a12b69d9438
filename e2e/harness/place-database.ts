import { randomBytes } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';
import type { Connection } from '../../server/infra/database/index.ts';
import { readPostmaster } from '../../server/infra/embedded-postgres/postmaster-file.ts';
import { dropDatabase } from '../../server/testing/drop-database.ts';

/** The database of a portal under test: what tells the portal of it, how tests reach it, how it goes. */
export interface PlacedDatabase {
  /** Additions to the portal's environment. */
  readonly environment: Readonly<Record<string, string>>;
  /** To be asked for when the portal has started. */
  connection(): Promise<Connection>;
  drop(): Promise<void>;
}

const embeddedName = 'portal';

/** The embedded PostgreSQL of the data folder, or a new database on the server of `TEST_DATABASE_URL`. */
export async function placeDatabase(dataDir: string): Promise<PlacedDatabase> {
  const outside = process.env.TEST_DATABASE_URL;
  if (outside) return placeOutside(outside);
  return {
    environment: { DATABASE_URL: '' },
    connection: async () => {
      const server = await readPostmaster(path.join(dataDir, 'postgres'));
      if (!server?.place) throw new Error(`no PostgreSQL serves ${dataDir}`);
      return { ...server.place, user: embeddedName, database: embeddedName };
    },
    drop: async () => undefined,
  };
}

async function placeOutside(server: string): Promise<PlacedDatabase> {
  const name = `e2e_${randomBytes(6).toString('hex')}`;
  await asAdmin(server, (client) => client.query(`create database ${name} template template0 encoding 'UTF8'`));
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    environment: { DATABASE_URL: url.href, DEMO: 'on' },
    connection: async () => url.href,
    drop: () => asAdmin(server, (client) => dropDatabase(client, name)),
  };
}

async function asAdmin(server: string, action: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await action(client);
  } finally {
    await client.end();
  }
}
