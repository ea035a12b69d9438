import { CompiledQuery } from 'kysely';
import type { PublicationKind } from '../../../contract/content-publications.ts';
import type { Db } from '../../infra/database/index.ts';

const newestFirst = 'published_on desc, kind, code';
const day = (column: string) => `to_char(${column}, 'YYYY-MM-DD')`;

/**
 * The SQL of a list: $1 count, $2 page, and what the condition names. PostgreSQL writes the JSON of the contract, field
 * by field, and the process does not parse it (spec: speed.hot-lists).
 */
function listText(condition: string, moreFields: string): string {
  return `
    with page as (
      select kind, code, title, summary, published_on from publications where published and ${condition}
      order by ${newestFirst} limit $1::int offset $1::int * ($2::int - 1)
    ), total as (
      select count(*)::int as n from publications where published and ${condition}
    )
    select json_build_object(
      'content', coalesce((
        select json_agg(json_build_object('code', code, 'title', title, 'summary', summary,
          'published', ${day('published_on')} ${moreFields}) order by ${newestFirst}) from page), '[]'::json),
      'page', $2::int, 'count', $1::int, 'totalPages', ceil(n::numeric / $1::int)::int, 'totalElements', n
    )::text as answer
    from total`;
}

const ofKind = listText('kind = $3', '');
const ofBothKinds = listText('true', ", 'type', kind");

interface Paging {
  page: number;
  count: number;
}

/** A page of published news or articles, newest first, as the text of its JSON; without a kind of both together. */
export async function listPublicationsJson(db: Db, { page, count }: Paging, kind?: PublicationKind): Promise<string> {
  const query = kind ? CompiledQuery.raw(ofKind, [count, page, kind]) : CompiledQuery.raw(ofBothKinds, [count, page]);
  const { rows } = await db.executeQuery(query as CompiledQuery<{ answer: string }>);
  return rows[0]?.answer ?? '';
}

interface Neighbour {
  code: string;
  title: string;
}

interface PublicationRow {
  code: string;
  title: string;
  summary: string;
  text: string;
  published: string;
  /** How many come before it in the list. */
  before: number;
  newer: Neighbour | null;
  older: Neighbour | null;
}

/** $1 kind, $2 code. Neighbours are those of the list, which orders items of one day by their codes. */
const oneText = `
  with one as (select * from publications where kind = $1 and code = $2 and published),
  newer as (
    select p.code, p.title, p.published_on from publications p, one o where p.kind = o.kind and p.published
      and (p.published_on > o.published_on or (p.published_on = o.published_on and p.code < o.code))
  ), older as (
    select p.code, p.title from publications p, one o where p.kind = o.kind and p.published
      and (p.published_on < o.published_on or (p.published_on = o.published_on and p.code > o.code))
    order by p.published_on desc, p.code limit 1
  )
  select o.code, o.title, o.summary, o.text, ${day('o.published_on')} as published,
    (select count(*)::int from newer) as before,
    (select json_build_object('code', n.code, 'title', n.title) from newer n
      order by n.published_on, n.code desc limit 1) as newer,
    (select json_build_object('code', n.code, 'title', n.title) from older n) as older
  from one o`;

/** A published news item or article with its place in the list, or nothing. */
export async function findPublication(
  db: Db,
  kind: PublicationKind,
  code: string,
): Promise<PublicationRow | undefined> {
  const { rows } = await db.executeQuery(CompiledQuery.raw(oneText, [kind, code]) as CompiledQuery<PublicationRow>);
  return rows[0];
}

/** The newest news with their texts, for the feed. */
export async function listNewsWithTexts(db: Db, limit: number) {
  return db
    .selectFrom('publications')
    .select(['code', 'title', 'summary', 'text', 'published_on'])
    .where('kind', '=', 'news')
    .where('published', '=', true)
    .orderBy('published_on', 'desc')
    .orderBy('code')
    .limit(limit)
    .execute();
}

/** The kinds of publications that have this code. */
export async function listKindsOf(db: Db, code: string): Promise<string[]> {
  const rows = await db
    .selectFrom('publications')
    .select('kind')
    .where('code', '=', code)
    .where('published', '=', true)
    .execute();
  return rows.map(({ kind }) => kind);
}
