import { sql } from 'kysely';
import type { CheckedInput } from '../../../contract/call.ts';
import type { listSynonyms } from '../../../contract/search-synonyms-console.ts';
import { type ConsoleList, readConsoleList } from '../../infra/console-list/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { JsonText } from '../../infra/http/index.ts';
import { takeTurn } from './prepare.store.ts';
import { lastSynonymGroup } from './synonyms.store.ts';

type Query = CheckedInput<typeof listSynonyms>['query'];

// A group has no row of its own: its version is told by its terms. Both tables are read once: asked group by group, the
// loaded terms, which no index finds by their group, take most of the time of the list.
const groups = sql`(
  select s.group_id as id, s.terms, s.version,
    case when b.known is null then 'own' when b.known = s.known then 'build' else 'changed' end as origin
  from (
    select group_id, array_agg(term order by id) as terms, array_agg(distinct term) as known,
      ('x' || left(md5(string_agg(term, chr(10) order by id)), 7))::bit(28)::int + 1 as version
    from search_synonyms group by group_id) s
  left join (select group_id, array_agg(distinct term) as known from search_synonyms_loaded group by group_id) b
    using (group_id)) g`;
const columns = sql`g.id::text, g.terms, g.origin, g.version`;

const list: ConsoleList<Query> = {
  from: groups,
  columns,
  id: sql`g.id`,
  sorts: { term: sql`lower(g.terms[1]) collate "by_name"`, id: sql`g.id`, count: sql`cardinality(g.terms)` },
  usualOrder: 'asc',
  search: (words) => sql`exists (select from search_synonyms t where t.group_id = g.id
    and strpos(search_fold(t.term), search_fold(${words}::text)) > 0)`,
  filters: ({ origin }) => [origin && sql`g.origin = ${origin}`],
};

/** One page of the groups. */
export const readSynonymGroups = (db: Db, query: Query) => readConsoleList(db, list, query);

/** One group as JSON, or nothing. */
export async function readSynonymGroup(db: Db, id: string): Promise<JsonText | undefined> {
  const { rows } = await sql<{ text: string }>`
    select row_to_json(row)::text as text from (select ${columns} from ${groups} where g.id = ${id}::int) row`.execute(
    db,
  );
  return rows[0] && new JsonText(rows[0].text);
}

/** A group under change, with its version; nothing without one. Starts and other operators wait. */
export async function takeSynonymGroup(db: Db, id: string): Promise<{ terms: string[]; version: number } | undefined> {
  await takeTurn(db);
  const { rows } = await sql<{ terms: string[]; version: number }>`
    select g.terms, g.version from ${groups} where g.id = ${id}::int`.execute(db);
  return rows[0];
}

/** A number that no group has or has had, nor one of a build. A build before may have taken numbers that the sequence does not know. */
export async function nextSynonymGroup(db: Db): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select setval('search_synonym_groups', greatest(nextval('search_synonym_groups'), ${lastSynonymGroup} + 1))::text as id`.execute(
    db,
  );
  return rows[0]?.id ?? '1';
}

/** Makes these the terms of the group, in this order; none remove it. */
export async function writeSynonymGroup(db: Db, id: string, terms: readonly string[]): Promise<void> {
  await sql`delete from search_synonyms where group_id = ${id}::int`.execute(db);
  await sql`insert into search_synonyms (group_id, term)
    select ${id}::int, term from unnest(${terms}::text[]) with ordinality as given (term, at) order by at`.execute(db);
}

/** What the search compares of each term: its stems, or nothing where it tells no words in it. */
export async function readStems(db: Db, terms: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ stems: string }>`
    select search_stems(term) as stems from unnest(${terms}::text[]) with ordinality as given (term, at) order by at`.execute(
    db,
  );
  return rows.map(({ stems }) => stems);
}

/** The first pair of a new term and another one that stand together in a group already. */
export async function findKnownPair(
  db: Db,
  id: string | undefined,
  added: readonly string[],
  stems: readonly string[],
): Promise<{ added: string; other: string; terms: string[] } | undefined> {
  const { rows } = await sql<{ added: string; other: string; terms: string[] }>`
    select a.term as added, b.term as other,
      (select array_agg(term order by id) from search_synonyms t where t.group_id = a.group_id) as terms
    from search_synonyms a join search_synonyms b using (group_id)
    where a.stems = any(${added}::text[]) and b.stems = any(${stems}::text[]) and a.stems <> b.stems
      and a.group_id is distinct from ${id ?? null}::int
    order by a.id, b.id limit 1`.execute(db);
  return rows[0];
}
