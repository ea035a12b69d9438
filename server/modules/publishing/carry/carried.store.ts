import { sql } from 'kysely';
import type { ContentKind } from '../../../../contract/publishing.values.ts';
import type { Db } from '../../../infra/database/index.ts';
import type { ContentRules } from '../content-kind.ts';

/** Where a record stands that an archive would have. */
export interface Standing {
  readonly id: string;
  readonly isRow: boolean;
  readonly isShown: boolean;
}

/** Everything of a kind that is on the site, was taken off it, or is a draft; what was removed is history. */
export async function listStanding(db: Db, { kind, rows }: ContentRules): Promise<Standing[]> {
  const { rows: found } = await sql<Standing>`
    select i.id, r.code is not null as "isRow", coalesce(r.published, false) as "isShown"
    from content_items i left join (${rows}) r on r.code = i.code
    where i.kind = ${kind} and i.removed_at is null and (r.code is not null or i.draft is not null)
    order by r.ordered nulls last, i.code, i.id`.execute(db);
  return found;
}

/** Where one record stands; nothing where there is none. */
export async function findStanding(db: Db, { rows }: ContentRules, id: string): Promise<Standing | undefined> {
  const { rows: found } = await sql<Standing>`
    select i.id, r.code is not null as "isRow", coalesce(r.published, false) as "isShown"
    from content_items i left join (${rows}) r on r.code = i.code
    where i.id = ${id} and i.removed_at is null and (r.code is not null or i.draft is not null)`.execute(db);
  return found[0];
}

/** The item of a key, also one that was removed. */
export async function findKeyed(db: Db, kind: ContentKind, key: string, isCode: boolean): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from content_items
    where kind = ${kind} and ${isCode ? sql`code = ${key}` : sql`id = ${key}::uuid`}`.execute(db);
  return rows[0]?.id;
}

/** Keeps the items of these keys from other changes until the end of the transaction. */
export async function lockKeyed(db: Db, kind: ContentKind, keys: readonly string[]): Promise<void> {
  await sql`select from content_items where kind = ${kind} and (code = any(${keys}::text[]) or id::text = any(${keys}::text[]))
    order by id for update`.execute(db);
}
