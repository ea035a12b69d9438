import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type Connection, openDatabase } from '../database/index.ts';
import { readWaitingJobs } from '../jobs/index.ts';
import { StartFailure } from '../start-failure.ts';
import type { Build } from './build.ts';
import { type About, archiveFormat, jobsName, type Manifest } from './manifest.ts';
import { type Part, partOf } from './tar.ts';

/** The least size of a part with rows; a table of more has several, each of whole rows. */
const partBytes = 8 * 2 ** 20;
const newline = 10;

/** The database at one moment, while the portal goes on writing. */
export interface Snapshot {
  readonly about: About;
  /** Rows of all tables, then the waiting jobs; to be read once. */
  parts(): AsyncGenerator<Part>;
  /** What is known when all the parts are read. */
  counts(): Pick<Manifest, 'rows' | 'sequences' | 'jobs'>;
  close(): Promise<void>;
}

/** Opens one transaction that sees the database at this moment. @throws StartFailure when there is no portal in it */
export async function openSnapshot(connection: Connection, build: Build): Promise<Snapshot> {
  const database = openDatabase(connection, { maxConnections: 1, isUnlimited: true, onIdleError: () => undefined });
  const client = await database.pool.connect().catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const close = async () => {
    client.release(true);
    await database.close();
  };
  try {
    await client.query('begin isolation level repeatable read read only');
    await setUp(client);
    const about = await readAbout(client, build);
    const found: ReturnType<Snapshot['counts']> = { rows: {}, sequences: {}, jobs: 0 };
    return { about, parts: () => readParts(client, about, found), counts: () => found, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A copy may take long, and its text must not depend on settings of the role or the database. */
export async function setUp(client: pg.ClientBase): Promise<void> {
  await client.query(`select set_config(name, '0', true) from pg_settings
    where name in ('statement_timeout', 'lock_timeout', 'transaction_timeout', 'idle_in_transaction_session_timeout')`);
  await client.query(`select set_config('TimeZone', 'UTC', true), set_config('DateStyle', 'ISO, YMD', true),
    set_config('IntervalStyle', 'postgres', true), set_config('bytea_output', 'hex', true), set_config('extra_float_digits', '1', true)`);
}

async function readAbout(client: pg.ClientBase, build: Build): Promise<About> {
  const { rows: known } = await client.query<{ isThere: boolean }>(
    `select to_regclass('kysely_migration') is not null as "isThere"`,
  );
  if (!known[0]?.isThere)
    throw new StartFailure('backup-nothing', 'There is nothing to copy: the database has no tables of the portal.');
  const { rows: migrations } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  const { rows } = await client.query<{ madeAt: Date; postgres: string }>(
    `select now() as "madeAt", current_setting('server_version') as postgres`,
  );
  return {
    format: archiveFormat,
    madeAt: (rows[0]?.madeAt ?? new Date()).toISOString(),
    build,
    postgres: rows[0]?.postgres ?? '',
    migrations: migrations.map(({ name }) => name),
    tables: await listTables(client),
  };
}

/** Of `pg_class`: what an extension keeps belongs to it. */
export const ofNoExtension = `not exists (select from pg_depend
  where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')`;

/** The portal's tables; what is partitioned is read and written by its parent. A generated column is computed again. */
export async function listTables(client: pg.ClientBase): Promise<About['tables']> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class join pg_attribute a on a.attrelid = pg_class.oid and a.attnum > 0 and not a.attisdropped
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition and ${ofNoExtension}
      and a.attgenerated = '' and relname not like 'kysely\\_migration%'
    group by relname order by relname`);
  return rows;
}

async function* readParts(
  client: pg.PoolClient,
  { tables }: About,
  found: ReturnType<Snapshot['counts']>,
): AsyncGenerator<Part> {
  if (tables.length > 0)
    await client.query(`lock table ${tables.map(({ name }) => quote(name)).join(', ')} in access share mode`);
  for (const { name, columns } of tables) {
    found.rows[name] = yield* readTable(client, name, columns);
  }
  const jobs = await readWaitingJobs(client);
  found.jobs = jobs.length;
  yield partOf(jobsName, jobs.map((job) => `${JSON.stringify(job)}\n`).join(''));
  // Sequences know no snapshot: read last, they are never behind the rows.
  const { rows } = await client.query<{ name: string; value: string | null }>(
    'select sequencename as name, last_value as value from pg_sequences where schemaname = current_schema()',
  );
  for (const { name, value } of rows) found.sequences[name] = value;
  await client.query('commit');
}

async function* readTable(client: pg.PoolClient, name: string, columns: string[]): AsyncGenerator<Part, number> {
  const stream = client.query(copyTo(`copy (select ${columns.map(quote).join(', ')} from ${quote(name)}) to stdout`));
  let held: Buffer[] = [];
  let heldBytes = 0;
  let number = 0;
  const take = (rest: Buffer[]) => {
    const part = partOf(`tables/${name}.${String(++number).padStart(5, '0')}.copy`, Buffer.concat(held));
    held = rest;
    heldBytes = rest.reduce((sum, { length }) => sum + length, 0);
    return part;
  };
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    const end = chunk.lastIndexOf(newline) + 1;
    if (heldBytes + chunk.length < partBytes || end === 0) {
      held.push(chunk);
      heldBytes += chunk.length;
      continue;
    }
    held.push(chunk.subarray(0, end));
    yield take([chunk.subarray(end)]);
  }
  if (heldBytes > 0) yield take([]);
  return stream.rowCount;
}

/** An identifier in a statement. */
export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
