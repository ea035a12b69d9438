import type pg from 'pg';

/** Begins a transaction that holds its locks until the test ends it: on a busy machine the limit for idle ones may pass. */
export async function beginHeld(pool: pg.Pool): Promise<pg.PoolClient> {
  const client = await pool.connect();
  await client.query('begin; set local idle_in_transaction_session_timeout = 0');
  return client;
}
