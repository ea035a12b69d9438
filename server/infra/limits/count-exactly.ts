import type pg from 'pg';

const nowMs = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

// In the order of the keys, so that two requests never wait for each other's rows.
const add = `insert into limits as l (key, points, expire)
  select key, points, ${nowMs} + seconds * 1000
  from unnest($1::text[], $2::int[], $3::bigint[]) as given (key, points, seconds) order by key
  on conflict (key) do update set
    points = case when l.expire <= ${nowMs} then excluded.points else l.points + excluded.points end,
    expire = case when l.expire <= ${nowMs} then excluded.expire else l.expire end
  returning key, points, (expire - ${nowMs})::int as "leftMs"`;

/** Points to be added to a counter whose window has this length. */
export interface Addition {
  readonly key: string;
  readonly points: number;
  readonly seconds: number;
}

/** A counter of all processes after an addition. */
export interface Total {
  readonly key: string;
  readonly points: number;
  readonly leftMs: number;
}

/** Adds to counters of the database in one statement, by its clock (spec: reliability.clock). */
export async function countExactly(pool: pg.Pool, additions: readonly Addition[]): Promise<Total[]> {
  const { rows } = await pool.query<Total>({
    name: 'limits-add',
    text: add,
    values: [
      additions.map(({ key }) => key),
      additions.map(({ points }) => points),
      additions.map(({ seconds }) => seconds),
    ],
  });
  return rows;
}

// Locked in the order of the keys, as above.
const remove = `delete from limits where key in
  (select key from limits where key = any($1::text[]) order by key for update)`;

/** Empties counters in one statement. */
export async function forgetCounts(pool: pg.Pool, keys: readonly string[]): Promise<void> {
  await pool.query({ name: 'limits-remove', text: remove, values: [keys] });
}
