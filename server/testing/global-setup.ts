import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { listQueues } from '../define-jobs.ts';
import { migrate, openDatabase } from '../infra/database/index.ts';
import { superuser } from '../infra/embedded-postgres/create-cluster.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../infra/embedded-postgres/index.ts';
import { Jobs } from '../infra/jobs/index.ts';
import { createLog } from '../infra/log/index.ts';
import { preparePhrases, prepareSearch } from '../modules/search/index.ts';
import { loadDemo } from '../seed/index.ts';
import { dropDatabase } from './drop-database.ts';
import { sharedFolderOf } from './shared-folder.ts';

/** Starts one PostgreSQL for the whole run and makes the template: migrated, with demo content and job queues. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const log = createLog('silent');
  const outside = process.env.TEST_DATABASE_URL;
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-tests-'));
  const embedded = outside ? undefined : await startForTests(() => startEmbeddedPostgres({ dataDir, log }));
  const server = embedded ? embedded.connection : partsOf(outside ?? '');
  // A name of its own, so that two runs on one outside server do not meet.
  const template = `portal_template_${randomBytes(4).toString('hex')}`;
  const asAdmin = (action: (client: pg.Client) => Promise<unknown>) =>
    withClient({ ...server, database: 'postgres' }, action);
  await asAdmin((client) => client.query(`create database ${template} template template0 encoding 'UTF8'`));
  await fillTemplate({ ...server, database: template });
  const { database: _database, ...place } = server;
  project.provide('testServer', { ...place, template });
  return async () => {
    if (!embedded) await asAdmin((client) => dropDatabase(client, template));
    await embedded?.stop();
    for (const folder of [dataDir, sharedFolderOf(process.pid)]) await rm(folder, { recursive: true, force: true });
  };
}

/**
 * Several portals at once ask a test's server, and what it wrote may be lost with the machine, so that it need not wait
 * for the disk. Settings that PostgreSQL reads only at its start are why it is started twice.
 */
async function startForTests(start: () => Promise<EmbeddedPostgres>): Promise<EmbeddedPostgres> {
  const embedded = await start();
  await withClient({ ...embedded.connection, user: superuser, database: 'postgres' }, async (client) => {
    for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
      await client.query(`alter system set ${setting} = off`);
    await client.query('alter system set max_connections = 200');
  });
  await embedded.stop();
  return start();
}

/** No connection may stay open: a template in use cannot be copied. */
async function fillTemplate(connection: { host: string; port: number; user: string; database: string }): Promise<void> {
  const database = openDatabase(connection, { isUnlimited: true, onIdleError: () => undefined });
  await migrate(connection);
  await prepareSearch(database.db, createLog('silent'));
  await loadDemo(database.db, { onLoopback: true, quiet: true });
  await preparePhrases(database.db);
  const jobs = new Jobs(connection, createLog('silent'));
  for (const queue of await listQueues()) jobs.define({ ...queue, run: async () => undefined });
  await jobs.start();
  await jobs.stop(1_000);
  await database.close();
}

async function withClient(config: pg.ClientConfig, action: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    await action(client);
  } finally {
    await client.end();
  }
}

function partsOf(url: string) {
  const { hostname, port, username, password } = new URL(url);
  return {
    host: hostname,
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    ...(password && { password: decodeURIComponent(password) }),
    database: 'postgres',
  };
}
