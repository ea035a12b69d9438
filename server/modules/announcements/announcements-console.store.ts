import { sql } from 'kysely';
import type { AnnouncementForm } from '../../../contract/announcements.forms.ts';
import type { ConsoleAnnouncement, listAnnouncements } from '../../../contract/announcements-console.ts';
import type { CheckedInput } from '../../../contract/call.ts';
import { type ConsoleList, hasParts, readConsoleList } from '../../infra/console-list/index.ts';
import type { Db } from '../../infra/database/index.ts';

type Query = CheckedInput<typeof listAnnouncements>['query'];

const state = sql`case when a.ends_at <= now() then 'past' when a.starts_at > now() then 'planned' else 'current' end`;

const columns = sql`a.id::text, a.kind, a.audience, a.title, a.text, a.link, a.link_text as "linkText",
  a.starts_at as "startsAt", a.ends_at as "endsAt", a.dismissible, ${state} as state, a.version,
  (select count(*)::int from announcement_dismissals d
    where d.announcement_id = a.id and d.text_version = a.text_version) as dismissals`;

const list: ConsoleList<Query> = {
  from: sql`announcements a`,
  columns,
  id: sql`a.id`,
  sorts: { startsAt: sql`a.starts_at`, endsAt: sql`a.ends_at`, title: sql`a.title collate "by_name"` },
  usualOrder: 'desc',
  search: (words) => hasParts(sql`concat_ws(' ', a.title, a.text)`, words),
  filters: ({ state: wanted }) => [wanted && sql`${state} = ${wanted}`],
};

/** One page of the announcements, the latest first. */
export const readAnnouncements = (db: Db, query: Query) => readConsoleList(db, list, query);

/** One announcement, locked until the end of the transaction when it is to be changed. */
export async function readAnnouncement(db: Db, id: string, how?: 'lock'): Promise<ConsoleAnnouncement | undefined> {
  if (how) await db.selectFrom('announcements').select('id').where('id', '=', id).forUpdate().execute();
  const { rows } = await sql<{ one: ConsoleAnnouncement }>`
    select row_to_json(row) as one from (select ${columns} from announcements a where a.id = ${id}) row`.execute(db);
  return rows[0]?.one;
}

/** What the clock of the database says of the times of a form; a beginning of a moment ago counts as now. */
export async function readTimes(
  db: Db,
  { startsAt, endsAt }: Pick<AnnouncementForm, 'startsAt' | 'endsAt'>,
): Promise<{ now: string; startIsPast: boolean; endIsPast: boolean }> {
  const { rows } = await sql<{ now: string; startIsPast: boolean; endIsPast: boolean }>`
    select to_json(now()) #>> '{}' as now, ${endsAt}::timestamptz <= now() as "endIsPast",
      coalesce(${startsAt}::timestamptz < now() - interval '1 hour', false) as "startIsPast"`.execute(db);
  return rows[0] ?? { now: '', startIsPast: true, endIsPast: true };
}

const rowOf = (form: AnnouncementForm & { startsAt: string }) => ({
  kind: form.kind,
  audience: form.audience,
  title: form.title,
  text: form.text,
  link: form.link,
  link_text: form.linkText,
  starts_at: form.startsAt,
  ends_at: form.endsAt,
  dismissible: form.dismissible,
});

/** Adds an announcement. */
export async function insertAnnouncement(db: Db, form: AnnouncementForm & { startsAt: string }): Promise<string> {
  const { id } = await db.insertInto('announcements').values(rowOf(form)).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Changes an announcement; `isNewText` shows it again to those who have dismissed it. */
export async function updateAnnouncement(
  db: Db,
  id: string,
  form: AnnouncementForm & { startsAt: string },
  isNewText: boolean,
): Promise<void> {
  await db
    .updateTable('announcements')
    .set((row) => ({
      ...rowOf(form),
      version: row('version', '+', 1),
      ...(isNewText && { text_version: row('text_version', '+', 1) }),
    }))
    .where('id', '=', id)
    .execute();
}

/** Ends an announcement now. */
export async function endNow(db: Db, id: string): Promise<void> {
  await sql`update announcements set ends_at = now(), version = version + 1 where id = ${id}`.execute(db);
}

/** Removes an announcement with its dismissals. */
export async function deleteAnnouncement(db: Db, id: string): Promise<void> {
  await db.deleteFrom('announcements').where('id', '=', id).execute();
}
