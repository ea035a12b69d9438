import { sql } from 'kysely';
import type { ContentEvent, ContentKind } from '../../../contract/publishing.values.ts';
import type { Db } from '../../infra/database/index.ts';
import type { ContentValue } from './content-kind.ts';

/** A record as the console keeps it. */
export interface Item {
  id: string;
  kind: ContentKind;
  code: string | null;
  title: string;
  draft: ContentValue | null;
  base: ContentValue | null;
  version: number;
  editedBy: string | null;
  editedAt: string | null;
  publishedAt: string | null;
  publishAt: string | null;
  publishBy: string | null;
  publishFailure: string | null;
  removedAt: string | null;
}

const columns = sql`i.id, i.kind, i.code, i.title, i.draft, i.base, i.version,
  (select name from users where id = i.edited_by) as "editedBy", to_json(i.edited_at) #>> '{}' as "editedAt",
  to_json(i.published_at) #>> '{}' as "publishedAt", to_json(i.publish_at) #>> '{}' as "publishAt", i.publish_by as "publishBy",
  i.publish_failure as "publishFailure", to_json(i.removed_at) #>> '{}' as "removedAt"`;

/** A record of a kind by its id. */
export async function findItem(db: Db, kind: ContentKind, id: string): Promise<Item | undefined> {
  const { rows } =
    await sql<Item>`select ${columns} from content_items i where i.id = ${id} and i.kind = ${kind}`.execute(db);
  return rows[0];
}

/** The same, kept from other changes until the end of the transaction. */
export async function takeItem(db: Db, kind: ContentKind, id: string): Promise<Item | undefined> {
  const { rows } = await sql<Item>`select ${columns} from content_items i
    where i.id = ${id} and i.kind = ${kind} for update of i`.execute(db);
  return rows[0];
}

/** The kind of a record and when it is to be published. */
export async function findPlan(db: Db, id: string) {
  const { rows } = await sql<{
    kind: ContentKind;
    version: number;
    publishBy: string | null;
    isTime: boolean;
    seconds: number;
  }>`
    select kind, version, publish_by as "publishBy", publish_at <= now() as "isTime",
      ceil(extract(epoch from publish_at - now()))::int as seconds
    from content_items where id = ${id} and publish_at is not null`.execute(db);
  return rows[0];
}

/** Seconds from now, by the database's clock, to a moment. */
export async function secondsUntil(db: Db, moment: string): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from ${moment}::timestamptz - now()))::float8 as seconds`.execute(db);
  return rows[0]?.seconds ?? 0;
}

/** Makes an item; `id` where it comes from elsewhere with one. */
export async function addItem(db: Db, kind: ContentKind, code: string | null, id?: string): Promise<string> {
  const made = await db
    .insertInto('content_items')
    .values({ kind, code, ...(id !== undefined && { id }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return made.id;
}

/** Whoever else wants the key waits until the end of the transaction, and then finds it taken. */
export async function waitForKey(db: Db, kind: ContentKind, code: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('content keys'), hashtext(${`${kind}/${code}`}))`.execute(db);
}

/** Who else has the key. */
export async function hasTwinCode(db: Db, kind: ContentKind, code: string, id: string): Promise<boolean> {
  const twin = await db
    .selectFrom('content_items')
    .select('id')
    .where('kind', '=', kind)
    .where('code', '=', code)
    .where('id', '<>', id)
    .executeTakeFirst();
  return twin !== undefined;
}

/** What a change leaves in the item; what is not named stays. */
export interface ItemChange {
  code?: string | null;
  title?: string;
  draft?: ContentValue | null;
  base?: ContentValue | null;
  publishAt?: string | null;
  publishBy?: string | null;
  publishFailure?: string | null;
  isPublished?: true;
  isRemoved?: boolean;
}

const json = (value: ContentValue | null | undefined) => (value ? JSON.stringify(value) : null);

/** Writes a change with its version; returns the number of the version. */
export async function changeItem(
  db: Db,
  id: string,
  change: ItemChange,
  made: { by: string | null; event: ContentEvent; value: ContentValue },
): Promise<number> {
  const { version } = await db
    .updateTable('content_items')
    .set({
      version: sql<number>`version + 1`,
      edited_by: made.by,
      edited_at: sql<Date>`clock_timestamp()`,
      ...(change.code !== undefined && { code: change.code }),
      ...(change.title !== undefined && { title: change.title }),
      ...(change.draft !== undefined && { draft: json(change.draft) }),
      ...(change.base !== undefined && { base: json(change.base) }),
      ...(change.publishAt !== undefined && { publish_at: change.publishAt }),
      ...(change.publishBy !== undefined && { publish_by: change.publishBy }),
      ...(change.publishFailure !== undefined && { publish_failure: change.publishFailure }),
      ...(change.isPublished && { published_at: sql<Date>`clock_timestamp()` }),
      ...(change.isRemoved !== undefined && { removed_at: change.isRemoved ? sql<Date>`clock_timestamp()` : null }),
    })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  await addVersion(db, id, version, made);
  return version;
}

/** Keeps a version of the record. */
export async function addVersion(
  db: Db,
  id: string,
  version: number,
  { by, event, value }: { by: string | null; event: ContentEvent; value: ContentValue },
): Promise<void> {
  await db
    .insertInto('content_versions')
    .values({ item_id: id, version, event, value: JSON.stringify(value), author_id: by })
    .execute();
}

/** Takes the plan of a publication away with the reason. */
export async function dropPlan(db: Db, id: string, why: string): Promise<void> {
  await db
    .updateTable('content_items')
    .set({ publish_at: null, publish_by: null, publish_failure: why })
    .where('id', '=', id)
    .execute();
}

/** Gives the item its key, before the row that has it. */
export async function nameItem(db: Db, id: string, code: string): Promise<void> {
  await db.updateTable('content_items').set({ code }).where('id', '=', id).execute();
}

/** A record of any kind. */
export async function findItemById(db: Db, id: string): Promise<Item | undefined> {
  const { rows } = await sql<Item>`select ${columns} from content_items i where i.id = ${id}`.execute(db);
  return rows[0];
}
