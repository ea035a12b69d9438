import { sql } from 'kysely';
import type { Db } from '../../infra/database/index.ts';

const devicesOfUserAtMost = 50;
/** As long as the browser keeps the device cookie. */
const keptDays = 400;

/** Whether the person has signed in before, and from one of these devices. */
export async function findDevices(
  db: Db,
  userId: string,
  marks: readonly Buffer[],
): Promise<{ any: boolean; known: boolean }> {
  const { rows } = await sql<{ any: boolean; known: boolean }>`
    select count(*) > 0 as any, coalesce(bool_or(mark = any(${marks}::bytea[])), false) as known
    from known_devices where user_id = ${userId}`.execute(db);
  return rows[0] ?? { any: false, known: false };
}

/** Saves the devices as seen now, and removes the oldest beyond fifty. */
export async function keepDevices(db: Db, userId: string, marks: readonly Buffer[]): Promise<void> {
  await sql`insert into known_devices (user_id, mark) select ${userId}::uuid, mark from unnest(${marks}::bytea[]) mark
    on conflict (user_id, mark) do update set seen_at = now()`.execute(db);
  await sql`delete from known_devices where (user_id, mark) in (
    select user_id, mark from known_devices where user_id = ${userId}
    order by seen_at desc, mark offset ${devicesOfUserAtMost})`.execute(db);
}

/** Removes a batch of devices not seen for longer than they are kept; returns how many. */
export async function deleteOldDevices(db: Db, atMost: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from known_devices where ctid in (select ctid from known_devices
    where seen_at < now() - make_interval(days => ${keptDays}) order by seen_at limit ${atMost})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
