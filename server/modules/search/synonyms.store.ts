import { sql } from 'kysely';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { takeTurn } from './prepare.store.ts';

type Groups = readonly (readonly string[])[];

/** SQL: the greatest number that a group has or has had. */
export const lastSynonymGroup = sql`(select coalesce(max(number), 0) from (
  select group_id as number from search_synonyms union all select group_id from search_synonyms_loaded
  union all select last_value from search_synonym_groups) as taken)`;

/** By what a line of the file is known when others are added, and terms to it. */
const lineOf = ([first = '', second = '']: readonly string[]) => `${first} = ${second}`;

/** Every term once in its line, with the numbers of the line and of the term. */
function termsOf(groups: Groups) {
  const lines = [...new Map(groups.map((group) => [lineOf(group), group] as const))];
  return lines.flatMap(([line, group], number) => [...new Set(group)].map((term, at) => ({ line, term, number, at })));
}

/**
 * Brings the table of synonyms up to the file of this build: its new terms are added, those it no longer has are withdrawn.
 * Rows of an operator stay, and what an operator removed does not come back (spec: search.synonyms).
 */
export function keepSynonyms(db: Db, groups: Groups): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await takeTurn(transaction);
    const file = sql`jsonb_to_recordset(${JSON.stringify(termsOf(groups))}::jsonb) as file (line text, term text, number int, at int)`;
    await sql`delete from search_synonyms_loaded where not exists (select from search_synonyms)`.execute(transaction);
    await recognise(transaction, groups);
    await sql`with withdrawn as (
        delete from search_synonyms_loaded b
        where not exists (select from ${file} where file.line = b.line and file.term = b.term) returning group_id, term)
      delete from search_synonyms s using withdrawn where (s.group_id, s.term) = (withdrawn.group_id, withdrawn.term)`.execute(
      transaction,
    );
    await sql`with fresh as (
        select file.*, known.group_id from ${file}
        left join (select line, min(group_id) as group_id from search_synonyms_loaded group by line) as known using (line)
        where not exists (select from search_synonyms_loaded b where (b.line, b.term) = (file.line, file.term))
      ), numbered as (
        select line, term, number, at, coalesce(group_id, ${lastSynonymGroup}
          + dense_rank() over (partition by group_id order by number)) as group_id, group_id is null as is_new from fresh
      ), loaded as (
        insert into search_synonyms_loaded (line, term, group_id) select line, term, group_id from numbered
      )
      insert into search_synonyms (group_id, term) select group_id, term from numbered
      where is_new or (exists (select from search_synonyms s where s.group_id = numbered.group_id)
        and not exists (select from search_synonyms s where (s.group_id, s.term) = (numbered.group_id, numbered.term)))
      order by number, at`.execute(transaction);
  });
}

/** A table that a build filled which kept no account: lines of which a group has two terms are taken for loaded. */
async function recognise(db: Db, groups: Groups): Promise<void> {
  const { rows } = await sql<{ term: string; group_id: number }>`
    select term, group_id from search_synonyms where not exists (select from search_synonyms_loaded)`.execute(db);
  const groupsOf = Map.groupBy(rows, ({ term }) => term);
  const loaded = groups.flatMap((group) => {
    const times = Map.groupBy(
      group.flatMap((term) => groupsOf.get(term) ?? []),
      ({ group_id }) => group_id,
    );
    const [id, terms] = [...times].sort(([, one], [, other]) => other.length - one.length)[0] ?? [];
    if (id === undefined || (terms?.length ?? 0) < 2) return [];
    return [...new Set(group)].map((term) => ({ line: lineOf(group), term, group_id: id }));
  });
  if (loaded.length > 0)
    await db
      .insertInto('search_synonyms_loaded')
      .values(loaded)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
