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

/** Removes audit rows past their keeping; returns how many. */
export async function deleteOldAudit(db: Db, atMost: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from audit where id in (
    select id from audit where at < now() - make_interval(days => ${auditDays}) order by at limit ${atMost})`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}
