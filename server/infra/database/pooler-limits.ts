import type pg from 'pg';
import type { Log } from '../log/index.ts';

/** Warns when the pooler in between sets no limit for statements: it refuses those of the portal (decision 0038). */
export async function checkPoolerLimits(pool: pg.Pool, log: Pick<Log, 'warn'>): Promise<void> {
  const { rows } = await pool.query<{ statement_timeout: string }>('show statement_timeout');
  if (rows[0]?.statement_timeout !== '0') return;
  log.warn({}, 'the pooler sets no statement_timeout, see connect_query in the guide');
}
