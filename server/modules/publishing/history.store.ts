import { sql } from 'kysely';
import type { ContentVersion } from '../../../contract/publishing.ts';
import type { ContentEvent } from '../../../contract/publishing.values.ts';
import type { Db } from '../../infra/database/index.ts';
import type { ContentValue } from './content-kind.ts';

const mostVersions = 200;

/** The versions of a record, the newest first. */
export async function listVersions(db: Db, id: string): Promise<ContentVersion[]> {
  const { rows } = await sql<ContentVersion>`
    select v.version, v.event, to_json(v.at) #>> '{}' as at, u.name as author, v.value
    from content_versions v left join users u on u.id = v.author_id
    where v.item_id = ${id} order by v.version desc limit ${mostVersions}`.execute(db);
  return rows;
}

/** The value of a version, or of the last one. */
export async function findVersion(db: Db, id: string, version?: number): Promise<ContentValue | undefined> {
  const { rows } = await sql<{ value: ContentValue }>`
    select value from content_versions where item_id = ${id} and (${version ?? null}::int is null or version = ${version ?? null}::int)
    order by version desc limit 1`.execute(db);
  return rows[0]?.value;
}

/** Whether nothing was done to a record since a version but this, by this person: a try whose answer was lost. */
export async function isOnlyChangeSince(
  db: Db,
  id: string,
  version: number,
  { by, event }: { by: string | null; event: ContentEvent },
): Promise<boolean> {
  const { rows } = await sql`
    select from content_versions v join content_items i on i.id = v.item_id and i.version = v.version
    where v.item_id = ${id} and v.version = ${version + 1} and v.author_id::text = ${by} and v.event = ${event}`.execute(
    db,
  );
  return rows.length > 0;
}

/** Notes that a person has the record open, and names the others who have. */
export async function notePresence(
  db: Db,
  { id, userId, leaving, seconds }: { id: string; userId: string; leaving: boolean; seconds: number },
) {
  if (leaving) await sql`delete from content_presence where item_id = ${id} and user_id = ${userId}`.execute(db);
  else
    await sql`insert into content_presence (item_id, user_id) values (${id}, ${userId})
      on conflict (item_id, user_id) do update set seen_at = now()`.execute(db);
  const { rows } = await sql<{ name: string }>`
    select u.name from content_presence p join users u on u.id = p.user_id
    where p.item_id = ${id} and p.user_id <> ${userId} and p.seen_at > now() - make_interval(secs => ${seconds})
    order by u.name`.execute(db);
  return rows;
}

/** Forgets who had records open long ago. */
export async function forgetPresence(db: Db, id: string): Promise<void> {
  await sql`delete from content_presence where item_id = ${id} and seen_at < now() - interval '1 hour'`.execute(db);
}
