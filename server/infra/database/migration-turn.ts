import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Log } from '../log/index.ts';
import type { Db } from './database.ts';

/** The advisory lock that Kysely takes for migrating, and with it each build of before. */
const kyselyLock = '3853314791062309107';

const askAgainMs = 200;
const sayAgainMs = 60_000;

/**
 * Waits until no other process migrates. Kysely would wait within one statement: an index that the other builds beside
 * the writes waits for the end of all statements, and both would stand still.
 */
export async function takeTurn(db: Db, log?: Pick<Log, 'info'>): Promise<void> {
  const startedAt = performance.now();
  let saidAt = Number.NEGATIVE_INFINITY;
  for (;;) {
    const { rows } = await sql<{ isMine: boolean }>`
      select pg_try_advisory_lock(${sql.lit(BigInt(kyselyLock))}) as "isMine"`.execute(db);
    if (rows[0]?.isMine) break;
    const now = performance.now();
    if (now - saidAt >= sayAgainMs) {
      log?.info({ forSeconds: Math.round((now - startedAt) / 1000) }, 'another process migrates, waiting');
      saidAt = now;
    }
    await pause(askAgainMs);
  }
  if (saidAt > 0) log?.info({}, 'the other process has migrated');
}

/** Lets the next process migrate. */
export async function endTurn(db: Db): Promise<void> {
  await sql`select pg_advisory_unlock(${sql.lit(BigInt(kyselyLock))})`.execute(db).catch(() => undefined);
}
