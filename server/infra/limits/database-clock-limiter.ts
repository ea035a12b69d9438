import type pg from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';

const nowMs = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

const upsert = `insert into limits as l values ($1, $2, ${nowMs} + $3::bigint)
  on conflict (key) do update set
    points = case when l.expire <= ${nowMs} or $4 then $2 else l.points + $2 end,
    expire = case when l.expire <= ${nowMs} or $4 then ${nowMs} + $3::bigint else l.expire end
  returning points, (expire - ${nowMs})::int as "leftMs"`;

/**
 * Counts by the database's clock alone. The library uses the process's clock: one that was two days off would leave
 * counters that lock people out for two days after it is set right (spec: reliability.clock,
 * identity.sign-in-throttle).
 */
export class DatabaseClockLimiter extends RateLimiterPostgres {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool, rule: { keyPrefix: string; points: number; duration: number }) {
    super({ ...rule, storeClient: pool, tableName: 'limits', tableCreated: true, clearExpiredByTimeout: false });
    this.#pool = pool;
  }

  /** Overrides the library's method of this name: adds the points in one atomic statement. */
  async _upsert(key: string, points: number, durationMs: number, startsAnew = false) {
    const { rows } = await this.#pool.query<{ points: number; leftMs: number }>({
      name: 'limits-upsert',
      text: upsert,
      values: [key, points, durationMs, startsAnew],
    });
    return { rows: rows.map((row) => ({ points: row.points, expire: Date.now() + row.leftMs })) };
  }
}
