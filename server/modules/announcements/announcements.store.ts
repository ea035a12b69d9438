import { sql } from 'kysely';
import type { Announcement } from '../../../contract/announcements.ts';
import type { Db } from '../../infra/database/index.ts';

/** An announcement with its time, in milliseconds of the database's clock. */
export interface TimedAnnouncement extends Announcement {
  readonly startsMs: number;
  readonly endsMs: number;
}

/** What is shown now or later, the more important and the newer first, and what time it is by the database. */
export async function readComing(db: Db): Promise<{ nowMs: number; coming: TimedAnnouncement[] }> {
  const { rows } = await sql<{ nowMs: number; coming: TimedAnnouncement[] }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as "nowMs",
      coalesce((select json_agg(row) from (
        select id || '.' || text_version as mark, kind, audience, title, text, link, link_text as "linkText", dismissible,
          ends_at as "endsAt", (extract(epoch from starts_at) * 1000)::float8 as "startsMs",
          (extract(epoch from ends_at) * 1000)::float8 as "endsMs"
        from announcements where ends_at > clock_timestamp()
        order by array_position(array['trouble', 'works', 'news'], kind), starts_at desc, id desc) row), '[]') as coming`.execute(
    db,
  );
  return rows[0] ?? { nowMs: 0, coming: [] };
}

const numberOf = (mark: string) => mark.slice(0, mark.indexOf('.'));
const versionOf = (mark: string) => mark.slice(mark.indexOf('.') + 1);

/** Which of these texts the person has dismissed. */
export async function readDismissed(db: Db, userId: string, marks: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ mark: string }>`
    select announcement_id || '.' || text_version as mark from announcement_dismissals
    where user_id = ${userId} and announcement_id = any(${marks.map(numberOf)}::bigint[])`.execute(db);
  return rows.map(({ mark }) => mark).filter((mark) => marks.includes(mark));
}

/** Notes that the person has dismissed a text that may be dismissed and still stands so. */
export async function keepDismissal(db: Db, userId: string, mark: string): Promise<void> {
  await sql`
    insert into announcement_dismissals (user_id, announcement_id, text_version)
    select ${userId}, id, text_version from announcements
    where id = ${numberOf(mark)} and text_version = ${versionOf(mark)} and dismissible
    on conflict (user_id, announcement_id) do update set text_version = excluded.text_version`.execute(db);
}
