import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type Connection, listOwnMigrations, migrate, openDatabase, reasonOf } from '../database/index.ts';
import type { WaitingJob } from '../jobs/index.ts';
import { StartFailure } from '../start-failure.ts';
import { textOf } from './archive.ts';
import { compareCounts, complete, findOwnTables, listed, makeBare } from './bare-tables.ts';
import { writeDataFile } from './data-files.ts';
import {
  type About,
  aboutName,
  cut,
  filePrefix,
  jobsName,
  type Manifest,
  manifestName,
  parseAbout,
  parseManifest,
} from './manifest.ts';
import { ofNoExtension, quote, setUp } from './snapshot.ts';
import type { Part } from './tar.ts';

/** Where a copy goes. */
export interface Target {
  readonly connection: Connection;
  /** Which database it is, in words. */
  readonly name: string;
  /** DATA_DIR; absent when the files stay where they are. */
  readonly dataDir?: string;
  /** Whether the schema stays that of the copy, for a former build that this one leads back to. */
  readonly keepsSchema?: boolean;
  /** Files of the copy that are there already. */
  readonly present?: ReadonlySet<string>;
}

/** What was loaded. */
export interface Loaded {
  readonly manifest: Manifest;
  readonly jobs: readonly WaitingJob[];
  /** Tables of the copy that no migration makes: they are left out. */
  readonly foreign: readonly string[];
  /** Migrations of this build that the copy did not have. */
  readonly migrated: readonly string[];
}

const tablePart = /^tables\/(.+)\.\d{5,}\.copy$/;

/**
 * Loads a copy into a database without accounts: this build's migrations up to the copy's schema, all rows in one
 * transaction, a comparison of their number with the copy's, then the migrations that the copy lacks. @throws StartFailure
 */
export async function loadContents(parts: AsyncIterable<Part>, target: Target): Promise<Loaded> {
  const loaded = await loadOrTakeBack(parts, target);
  return { ...loaded, migrated: target.keepsSchema ? [] : await migrate(target.connection) };
}

async function loadOrTakeBack(parts: AsyncIterable<Part>, target: Target): Promise<Omit<Loaded, 'migrated'>> {
  const iterator = parts[Symbol.asyncIterator]();
  const files: string[] = [];
  try {
    const first = await iterator.next();
    if (first.done || first.value.name !== aboutName) throw cut();
    const about = parseAbout(await textOf(first.value));
    await refuseUnfit(about, target);
    await migrate(target.connection, { to: about.migrations.at(-1) ?? '' });
    return await loadRows(about, { [Symbol.asyncIterator]: () => iterator }, target, files);
  } catch (error) {
    for (const file of files) await rm(file, { force: true });
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(
      'restore-failed',
      `Nothing was restored into ${target.name}: ${reasonOf(error)}. Nothing is left there of what had been loaded.`,
      { cause: error },
    );
  } finally {
    await iterator.return?.();
  }
}

/** Refuses a schema that this build cannot make, and a database that holds something. */
async function refuseUnfit({ migrations }: About, { connection, name }: Target): Promise<void> {
  const own = await listOwnMigrations();
  const unknown = migrations.find((migration, index) => own[index] !== migration);
  if (unknown !== undefined)
    throw new StartFailure(
      'backup-newer',
      `The copy has a newer schema: this build does not know its migration ${unknown}. Restore it by a build that does. Nothing was changed.`,
    );
  const database = openDatabase(connection, { maxConnections: 1, isUnlimited: true, onIdleError: () => undefined });
  try {
    if (await isEmpty(database.pool, migrations)) return;
  } finally {
    await database.close();
  }
  throw new StartFailure(
    'restore-not-empty',
    `There is something in ${name} already. A copy is restored into a new database and a new DATA_DIR alone. Nothing was changed.`,
  );
}

/**
 * Whether there is nothing, or only what a restoring that failed has left: tables of no later schema, without accounts,
 * and no portal's jobs.
 */
async function isEmpty(pool: pg.Pool, migrations: readonly string[]): Promise<boolean> {
  const { rows } = await pool.query<{ tables: number; own: boolean; users: boolean; jobs: boolean }>(`
    select (select count(*)::int from pg_class where relnamespace = current_schema()::regnamespace
        and relkind in ('r', 'p', 'v', 'm', 'f') and ${ofNoExtension}) as tables,
      to_regclass('kysely_migration') is not null as own, to_regclass('users') is not null as users,
      to_regnamespace('jobs') is not null as jobs`);
  const [found] = rows;
  if (!found || found.jobs) return false;
  if (found.tables === 0) return true;
  if (!found.own) return false;
  // There is no migrating back.
  const { rows: applied } = await pool.query<{ name: string }>('select name from kysely_migration');
  if (applied.some(({ name }) => !migrations.includes(name))) return false;
  if (!found.users) return true;
  return (await pool.query('select from users limit 1')).rows.length === 0;
}

async function loadRows(about: About, parts: AsyncIterable<Part>, target: Target, files: string[]) {
  const database = openDatabase(target.connection, {
    maxConnections: 1,
    isUnlimited: true,
    onIdleError: () => undefined,
  });
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await setUp(client);
    const { own, foreign } = await findOwnTables(client, about);
    const foreignKeys = await makeBare(client, own);
    const { manifest, jobs } = await copyParts(client, own, parts, target, files);
    await complete(client, own, manifest, foreignKeys);
    await compareCounts(client, own, manifest);
    await client.query('commit');
    // The rows are in: without fresh statistics the first queries are slow, no more.
    await client.query(`analyze ${listed(own)}`).catch(() => undefined);
    return { manifest, jobs, foreign };
  } finally {
    // An open transaction ends with its connection.
    client.release(true);
    await database.close();
  }
}

async function copyParts(
  client: pg.PoolClient,
  about: About,
  parts: AsyncIterable<Part>,
  { dataDir, present }: Target,
  files: string[],
): Promise<{ manifest: Manifest; jobs: WaitingJob[] }> {
  const columns = new Map(about.tables.map((table) => [table.name, table.columns.map(quote).join(', ')]));
  let jobs: WaitingJob[] = [];
  for await (const part of parts) {
    const table = tablePart.exec(part.name)?.[1] ?? '';
    if (part.name === manifestName) return { manifest: parseManifest(await textOf(part)), jobs };
    if (columns.has(table)) {
      await pipeline(part.body, client.query(copyFrom(`copy ${quote(table)} (${columns.get(table)}) from stdin`)));
    } else if (part.name === jobsName) {
      jobs = (await textOf(part)).split('\n').flatMap((line) => (line ? [JSON.parse(line)] : []));
    } else if (part.name.startsWith(filePrefix) && dataDir !== undefined && !present?.has(part.name)) {
      files.push(await writeDataFile(dataDir, part));
    } else {
      for await (const _ of part.body);
    }
  }
  throw cut();
}
