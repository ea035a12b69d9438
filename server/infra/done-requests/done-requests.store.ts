import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

/** As long as the console keeps a text that was not sent, with its key. */
const keptDays = 30;

interface Request {
  readonly userId: string;
  readonly key: string;
  readonly what: string;
}

// The order of its fields does not count.
const digestOf = (asked: string) => sql<string>`encode(sha256(convert_to(${asked}::jsonb::text, 'utf8')), 'hex')`;

const minutesSince = sql<number>`extract(epoch from clock_timestamp() - done_at)::float8 / 60`;

/**
 * Takes the key for this transaction, or returns what was made with it before, and whether the same was asked for; one that is
 * taken at this moment is waited for. Of what was asked the order of its fields does not count.
 */
export async function claimRequest(db: Db, { userId, key, what }: Request, asked: string) {
  const { rows } = await sql<{ made: string | null; isSame: boolean; minutes: number }>`
    insert into done_requests as d (user_id, request_key, what, asked)
    values (${userId}, ${key}, ${what}, ${digestOf(asked)})
    on conflict (user_id, request_key, what) do update set done_at = d.done_at
    returning made, asked = ${digestOf(asked)} as "isSame", ${minutesSince} as minutes`.execute(db);
  const [{ made, isSame, minutes } = { made: null, isSame: true, minutes: 0 }] = rows;
  return made === null ? undefined : { made, isSame, minutes };
}

/** What the request has made and how many minutes ago, or nothing while it has made nothing. */
export async function readMade(db: Db, { userId, key, what }: Request) {
  const row = await db
    .selectFrom('done_requests')
    .select(['made', minutesSince.as('minutes')])
    .where('user_id', '=', userId)
    .where('request_key', '=', key)
    .where('what', '=', what)
    .executeTakeFirst();
  return typeof row?.made === 'string' ? { made: row.made, minutes: row.minutes } : undefined;
}

/** Notes what the request has made, and of what. */
export async function noteMade(db: Db, { userId, key, what }: Request, asked: string, made: string): Promise<void> {
  await db
    .updateTable('done_requests')
    .set({ made, asked: digestOf(asked), done_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('request_key', '=', key)
    .where('what', '=', what)
    .execute();
}

/** Forgets requests that nobody repeats any more; returns how many. */
export async function deleteOldRequests(db: Db, atMost: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from done_requests where (user_id, request_key, what) in (
    select user_id, request_key, what from done_requests where done_at < now() - make_interval(days => ${keptDays})
    order by done_at limit ${atMost} for update skip locked)`.execute(db);
  return Number(numAffectedRows ?? 0);
}
