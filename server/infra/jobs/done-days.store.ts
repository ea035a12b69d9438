import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

/** Whether the job was done to its end on this day in Asia/Almaty, by the database's clock. */
export async function isDoneToday(db: Db, job: string): Promise<boolean> {
  const { rows } = await sql`select from done_days
    where job = ${job} and day = (now() at time zone 'Asia/Almaty')::date`.execute(db);
  return rows.length > 0;
}

/** Notes that the job was done to its end today. */
export async function noteDoneToday(db: Db, job: string): Promise<void> {
  await sql`insert into done_days (job, day) values (${job}, (now() at time zone 'Asia/Almaty')::date)
    on conflict (job) do update set day = excluded.day`.execute(db);
}
