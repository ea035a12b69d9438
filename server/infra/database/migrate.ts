import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Log } from '../log/index.ts';
import { StartFailure } from '../start-failure.ts';
import type { Connection } from './connection.ts';
import { type Db, openDatabase } from './database.ts';
import { endTurn, takeTurn } from './migration-turn.ts';
import { listCompatible, type OwnMigration, readMigrations } from './read-migrations.ts';

const ownFolder = new URL('../../migrations/', import.meta.url);
const oldestVersion = 150_000;

/** How long a migration waits for a table in use, how often it tries, and how long it lets others go first. */
interface LockWaits {
  lockMs: number;
  tries: number;
  pauseMs: number;
}

/** Requests queue behind a waiting migration: it gives up long before the limit of their statements. */
const usualWaits: LockWaits = { lockMs: 1_000, tries: 30, pauseMs: 2_000 };

/** What PostgreSQL answers when others hold what the migration needs: lock_not_available, deadlock_detected. */
const heldByOthers = new Set(['55P03', '40P01']);

interface MigrateOptions {
  /** The last migration to apply, where tests of a migration begin; else the newest. */
  to?: string;
  folder?: URL;
  waits?: LockWaits;
  log?: Pick<Log, 'info' | 'warn'>;
}

/**
 * Migrates the database to the newest migration and returns the names of those it applied; safe when several processes
 * start at once. It has connections of its own, because a migration of big tables takes longer than a request may
 * (spec: reliability.migrations). @throws StartFailure
 */
export async function migrate(connection: Connection, options: MigrateOptions = {}): Promise<string[]> {
  const waits = options.waits ?? usualWaits;
  const database = openDatabase(connection, { maxConnections: 1, isUnlimited: true, onIdleError: () => undefined });
  try {
    return await database.db.connection().execute(async (db) => {
      await checkVersion(db);
      await liftLimits(db);
      return await applyPending(db, { ...options, waits });
    });
  } finally {
    await database.close();
  }
}

/** The names of this build's migrations, oldest first. */
export async function listOwnMigrations(): Promise<string[]> {
  return Object.keys(await readMigrations(ownFolder));
}

/** Role and database may have limits of their own, and each version of PostgreSQL knows others. */
async function liftLimits(db: Db): Promise<void> {
  await sql`select set_config(name, '0', false) from pg_settings
    where name in ('statement_timeout', 'transaction_timeout', 'idle_in_transaction_session_timeout')`.execute(db);
  // A migration whose process was ended would hold its tables on. Servers on Windows cannot notice that.
  await sql`set client_connection_check_interval = 1000`.execute(db).catch(() => undefined);
}

async function applyPending(db: Db, options: MigrateOptions & { waits: LockWaits }): Promise<string[]> {
  const { waits, log } = options;
  const done: string[] = [];
  for (let attempt = 1; ; attempt += 1) {
    await takeTurn(db, log);
    const { error, failed } = await applyParts(db, options, done).finally(() => endTurn(db));
    if (!error) return done;
    if (!isHeldByOthers(error) || attempt >= waits.tries) throw migrationFailed(error, failed, done);
    log?.warn({ migration: failed, attempt, tries: waits.tries }, 'a migration waits for a table in use, trying again');
    await pause(waits.pauseMs);
  }
}

/** Applies what is missing part by part, and adds what is applied to `done`. */
async function applyParts(
  db: Db,
  { to, folder = ownFolder, waits, log }: MigrateOptions & { waits: LockWaits },
  done: string[],
): Promise<{ error?: unknown; failed?: string | undefined }> {
  const own = await readMigrations(folder);
  const known = await knownMigrations(db, own, log);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } });
  const missing = (await migrator.getMigrations()).filter(({ executedAt }) => executedAt === undefined);
  for (const { last, isOutside } of divide(missing, own, to)) {
    await sql`select set_config('lock_timeout', ${String(waits.lockMs)}, false)`.execute(db);
    const { error, results = [] } = await migrator.migrateTo(last, { disableTransactions: isOutside });
    if (error) return { error, failed: results.find(({ status }) => status === 'Error')?.migrationName };
    done.push(...results.map(({ migrationName }) => migrationName));
  }
  // Nothing may be missing, and what is applied is compared with what is known all the same.
  return missing.length > 0 ? {} : await migrator.migrateToLatest();
}

interface Part {
  /** The name of its last migration. */
  last: string;
  isOutside: boolean;
}

/** Those that follow each other are applied together or not at all; one outside a transaction is a part of its own. */
function divide(missing: readonly { name: string }[], own: Record<string, OwnMigration>, to = '\uffff'): Part[] {
  const parts: Part[] = [];
  for (const { name } of missing) {
    if (name > to) break;
    const isOutside = own[name]?.isOutside ?? false;
    const before = parts.at(-1);
    if (before && !before.isOutside && !isOutside) before.last = name;
    else parts.push({ last: name, isOutside });
  }
  return parts;
}

/**
 * The migrations of this build, and those of a newer build that this one can work with: they are applied already and
 * never run. Any other that is unknown stops Kysely (spec: reliability.newer-schema).
 */
async function knownMigrations(
  db: Db,
  own: Record<string, Migration>,
  log: MigrateOptions['log'],
): Promise<Record<string, Migration>> {
  const newer = (await listCompatible(db)).filter((name) => !Object.hasOwn(own, name));
  if (newer.length > 0) log?.warn({ migrations: newer }, 'the database has newer migrations, which fit this build');
  return { ...Object.fromEntries(newer.map((name) => [name, { up: async () => undefined }])), ...own };
}

function isHeldByOthers(error: unknown): boolean {
  return error instanceof Error && 'code' in error && heldByOthers.has(String(error.code));
}

function migrationFailed(error: unknown, failed: string | undefined, done: readonly string[]): StartFailure {
  const reason = error instanceof Error ? error.message : String(error);
  const advice = isHeldByOthers(error)
    ? 'Another program keeps a table in use. End its transaction, then start again.'
    : reason.startsWith('corrupted migrations')
      ? 'Another build has migrated the database. Start that one or a newer one, or restore the copy of before its update.'
      : 'Check the rights of the role and the version of the database, then start again.';
  const kept = done.length > 0 ? `Applied before it, and kept: ${done.join(', ')}.` : 'Nothing was changed.';
  return new StartFailure(
    'migration-failed',
    `The database was not migrated${failed ? ` (migration ${failed})` : ''}: ${reason}\n${kept} ${advice}`,
    { cause: error },
  );
}

async function checkVersion(db: Db): Promise<void> {
  const { rows } = await sql<{ version: string }>`select current_setting('server_version_num') as version`.execute(db);
  const version = Number(rows[0]?.version ?? 0);
  if (version >= oldestVersion) return;
  throw new StartFailure(
    'old-postgres',
    `PostgreSQL 15 or newer is needed, this server is ${Math.floor(version / 10_000)}. Upgrade it or set another DATABASE_URL.`,
  );
}
