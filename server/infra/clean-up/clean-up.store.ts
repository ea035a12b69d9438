import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

const auditDays = 400;

/** Removes counters whose window is over; returns how many. */
export async function deleteExpiredLimits(db: Db, atMost: number): Promise<number> {
  const now = sql`(extract(epoch from now()) * 1000)::bigint`;
  const { numAffectedRows } = await sql`delete from limits where key in (
    select key from limits where expire < ${now} order by expire limit ${atMost} for update skip locked)`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Removes audit rows past their keeping with what they say of before and after; returns how many. */
export async function deleteOldAudit(db: Db, atMost: number): Promise<number> {
  const { rows } = await sql<{ rows: number }>`with gone as (
      delete from audit where id in (
        select id from audit where at < now() - make_interval(days => ${auditDays}) order by at limit ${atMost})
      returning id),
    values_gone as (delete from audit_values where audit_id in (select id from gone))
    select count(*)::int as rows from gone`.execute(db);
  return rows[0]?.rows ?? 0;
}
