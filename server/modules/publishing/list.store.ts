import { sql } from 'kysely';
import type { CheckedInput } from '../../../contract/call.ts';
import type { listContent } from '../../../contract/publishing.ts';
import { type ConsoleList, hasParts, readConsoleList } from '../../infra/console-list/index.ts';
import type { Db } from '../../infra/database/index.ts';
import type { JsonText } from '../../infra/http/index.ts';
import type { ContentRules } from './content-kind.ts';

type Query = CheckedInput<typeof listContent>['query'];

/**
 * Where a record stands; the row of the public table is `r`. A partner of the console has a row that nobody has shown yet:
 * whoever takes a record off the site makes a version.
 */
export const stateOf = sql`case
  when i.removed_at is not null then 'removed'
  when i.publish_at is not null then 'scheduled'
  when r.code is null then 'draft'
  when not r.published then case
    when i.published_at is null and (i.version = 0 or i.draft is not null) then 'draft' else 'withdrawn' end
  when i.draft is not null then 'changed'
  else 'published' end`;

/** Drafts have no place yet: they come before the newest and after the last. */
const beyondAll = sql`1e12`;

// The address of a page, as a browser gives it: its last part is the key of the record.
const ofPage = /^(?:https?:\/\/[^/?#]+)?\/(?:[^?#]*\/)?([^/?#]+)\/?(?:[?#].*)?$/i;

function listOf({ kind, rows, group, author }: ContentRules): ConsoleList<Query> {
  const title = sql`coalesce(nullif(i.title, ''), r.title, i.code, '')`;
  const groupKey = group ? sql`coalesce(i.draft ->> ${sql.lit(group)}, r.group_key)` : sql`r.group_key`;
  const by = author ? sql`coalesce(i.draft ->> ${sql.lit(author)}, r.author)` : sql`null`;
  const updated = sql`greatest(i.edited_at, r.updated_at)`;
  return {
    from: sql`content_items i left join (${rows}) r on r.code = i.code left join users u on u.id = i.edited_by`,
    columns: sql`i.id, i.code, ${title} as title, coalesce(r.group_title, ${groupKey}) as "group", r.position,
      coalesce(i.draft ->> 'published', r.day) as day, ${stateOf} as state, ${updated} as "updatedAt", u.name as "editedBy",
      i.publish_at as "publishAt"`,
    id: sql`i.id`,
    isUnordered: true,
    sorts: {
      order: sql`coalesce(r.ordered, ${beyondAll})`,
      title: sql`${title} collate "by_name"`,
      updatedAt: updated,
      state: stateOf,
      group: sql`coalesce(r.group_title, ${groupKey}) collate "by_name"`,
    },
    search: (words) => hasParts(sql`concat_ws(' ', ${title}, i.code, ${by})`, ofPage.exec(words.trim())?.[1] ?? words),
    filters: (query) => [
      sql`i.kind = ${kind}`,
      query.state ? sql`${stateOf} = ${query.state}` : sql`i.removed_at is null`,
      query.group ? sql`${groupKey} = ${query.group}` : undefined,
      query.key ? sql`i.code = ${query.key}` : undefined,
    ],
  };
}

/** One page of the records of a kind. */
export const readContentList = (db: Db, rules: ContentRules, query: Query): Promise<JsonText> =>
  readConsoleList(db, listOf(rules), query);

interface Standing {
  state: string;
  isShown: boolean;
  /** The name of its published row. */
  title: string | null;
}

/** Where one record stands. */
export async function findState(db: Db, rules: ContentRules, id: string): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select ${stateOf} as state, coalesce(r.published, false) as "isShown", r.title
    from content_items i left join (${rules.rows}) r on r.code = i.code where i.id = ${id}`.execute(db);
  return rows[0] ?? { state: 'draft', isShown: false, title: null };
}
