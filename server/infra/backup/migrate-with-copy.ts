import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { type Connection, listOwnMigrations, migrate, openDatabase } from '../database/index.ts';
import type { Log } from '../log/index.ts';
import { noteCopy } from './noted-copies.ts';
import { type Backup, type BackupOrder, makeBackup } from './write-archive.ts';

/** Held while one process copies and migrates; the others that start wait for it. */
const updateLockKey = 730_418_227;
const askAgainMs = 250;

interface Order extends Omit<BackupOrder, 'to' | 'before'> {
  /** The folder of the copies; without one nothing is copied. */
  readonly to: string | undefined;
  readonly log: Pick<Log, 'info' | 'warn'>;
}

/** What an update of the schema has done. */
interface Updated {
  readonly applied: readonly string[];
  /** The copy that leads back; absent when nothing was pending or the database was new. */
  readonly backup?: Backup;
}

/**
 * Migrates the database; when migrations are pending on one that holds data, a copy is made before them, and without the
 * copy nothing is migrated. A start that fails again and again leaves one copy: the newest, because people may have worked
 * on by the former build (spec: reliability.update-with-copy). @throws StartFailure
 */
export async function migrateWithCopy({ to, log, ...order }: Order): Promise<Updated> {
  if (to === undefined) return { applied: await migrate(order.connection, { log }) };
  const database = openDatabase(order.connection, {
    maxConnections: 1,
    isUnlimited: true,
    onIdleError: () => undefined,
  });
  const client = await database.pool.connect().catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  try {
    await takeTurn(client);
    const before = await pendingOf(order.connection);
    if (before === undefined) return { applied: await migrate(order.connection, { log }) };
    const backup = await makeBackup({ ...order, to, before });
    const { file, bytes, removed } = backup;
    log.info({ file, bytes, removed }, 'a copy was made before the migrations');
    const note = () => noteCopy(order.connection, { kind: 'made', file, bytes });
    const isNoted = await note();
    const applied = await migrate(order.connection, { log });
    // A former schema may have no place for notes.
    if (!isNoted) await note();
    return { applied, backup };
  } finally {
    // The lock ends with its connection.
    client.release(true);
    await database.close();
  }
}

/** Asks for the lock again and again: a statement that waits for it would hold up what waits for older statements. */
async function takeTurn(client: pg.ClientBase): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ isOurs: boolean }>('select pg_try_advisory_lock($1) as "isOurs"', [
      updateLockKey,
    ]);
    if (rows[0]?.isOurs) return;
    await pause(askAgainMs);
  }
}

/** The migrations of this build that a database lacks that was migrated before, and which it is, as eight digits. */
async function pendingOf(connection: Connection): Promise<string | undefined> {
  const database = openDatabase(connection, { maxConnections: 1, isUnlimited: true, onIdleError: () => undefined });
  try {
    const { rows: tables } = await database.pool.query<{ isThere: boolean; whose: string }>(
      `select to_regclass('kysely_migration') is not null as "isThere", concat_ws(' ',
        (select system_identifier from pg_control_system()), current_database()) as whose`,
    );
    if (!tables[0]?.isThere) return undefined;
    const { rows } = await database.pool.query<{ name: string }>('select name from kysely_migration');
    const applied = new Set(rows.map(({ name }) => name));
    const pending = (await listOwnMigrations()).filter((name) => !applied.has(name));
    if (applied.size === 0 || pending.length === 0) return undefined;
    return createHash('sha256')
      .update(JSON.stringify([tables[0].whose, pending]))
      .digest('hex')
      .slice(0, 8);
  } finally {
    await database.close();
  }
}
