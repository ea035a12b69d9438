import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

const auditDays = 400;
const batch = 5_000;

/** Removes counters whose window is over; returns how many. */
export async function deleteExpiredLimits(db: Db): Promise<number> {
  const gone = await db
    .deleteFrom('limits')
    .where('expire', '<', sql<string>`(extract(epoch from now()) * 1000)::bigint`)
    .returning('key')
    .execute();
  return gone.length;
}

/** Removes a batch of audit rows past their keeping; returns how many. */
export async function deleteOldAudit(db: Db): Promise<number> {
  const { rows } = await sql`delete from audit where id in (
    select id from audit where at < now() - make_interval(days => ${auditDays}) order by at limit ${batch}) returning id`.execute(
    db,
  );
  return rows.length;
}
