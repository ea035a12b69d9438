import { sql } from 'kysely';
import type { CheckedInput } from '../../../contract/call.ts';
import type { listPhrases } from '../../../contract/search-phrases-console.ts';
import { type ConsoleList, readConsoleList } from '../../infra/console-list/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { JsonText } from '../../infra/http/index.ts';
import { addressOf } from './phrases.store.ts';
import { takeTurn } from './prepare.store.ts';

type Query = CheckedInput<typeof listPhrases>['query'];

// The phrases are few beside the documents: they are read once. Their version is made of them, so that a start or SQL that
// changes them is seen as a change by somebody else.
const documents = sql`search_texts left join (
  select kind, code, array_agg(phrase order by place, id) as phrases, string_agg(phrase, chr(10) order by place, id) as lines
  from search_phrases group by kind, code) asked using (kind, code)`;
const id = sql`(kind || ':' || code)`;
const phrases = sql`coalesce(phrases, '{}')`;
const version = sql`('x' || left(md5(coalesce(lines, '')), 7))::bit(28)::int + 1`;
const columns = sql`${id} as id, kind, title, ${addressOf} as address, ${phrases} as phrases, ${version} as version`;

const list: ConsoleList<Query> = {
  from: documents,
  columns,
  id,
  sorts: { title: sql`title collate "by_name"`, kind: sql`kind`, count: sql`cardinality(${phrases})` },
  search: (words) => {
    const begun = sql`(select string_agg(quote_literal(lexeme) || ':*', ' & ')::tsquery from unnest(search_words(${words}::text)))`;
    return sql`(kind, code) in (select kind, code from search_documents where title @@ ${begun}
      union all select kind, code from search_phrases where words @@ ${begun})`;
  },
  filters: (query) => [
    query.kind && sql`kind = ${query.kind}`,
    query.with && (query.with === 'some' ? sql`lines is not null` : sql`lines is null`),
  ],
  isUnordered: true,
};

/** One page of the documents that the search finds, with their phrases. */
export const readAskedDocuments = (db: Db, query: Query) => readConsoleList(db, list, query);

/** SQL: the kind and the code that an id of the console has. */
const named = (given: string) => {
  const at = given.indexOf(':');
  return sql`(${given.slice(0, at)}, ${given.slice(at + 1)})`;
};

/** One document as JSON, or nothing. */
export async function readAskedDocument(db: Db, given: string): Promise<JsonText | undefined> {
  const { rows } = await sql<{ text: string }>`select row_to_json(row)::text as text from (
    select ${columns} from ${documents} where (kind, code) = ${named(given)}) row`.execute(db);
  return rows[0] && new JsonText(rows[0].text);
}

/** The phrases of a document under change, with their version; nothing without one. Starts and other operators wait. */
export async function takePhrases(db: Db, given: string): Promise<{ phrases: string[]; version: number } | undefined> {
  await takeTurn(db);
  const { rows } = await sql<{ phrases: string[]; version: number }>`
    select ${phrases} as phrases, ${version} as version from ${documents} where (kind, code) = ${named(given)}`.execute(
    db,
  );
  return rows[0];
}

/** Makes these the phrases of the document, in this order. Those that stay keep their rows: by them a later file knows its own. */
export async function writePhrases(db: Db, given: string, after: readonly string[]): Promise<void> {
  const own = sql`(p.kind, p.code) = ${named(given)}`;
  await sql`delete from search_phrases p where ${own} and (phrase <> all(${after}::text[])
    or exists (select from search_phrases twin where (twin.kind, twin.code, twin.phrase) = (p.kind, p.code, p.phrase) and twin.id < p.id))`.execute(
    db,
  );
  const typed = sql`unnest(${after}::text[]) with ordinality as typed (phrase, place)`;
  await sql`update search_phrases p set place = typed.place from ${typed}
    where ${own} and p.phrase = typed.phrase and p.place <> typed.place`.execute(db);
  await sql`insert into search_phrases (kind, code, place, phrase)
    select named.kind, named.code, typed.place, typed.phrase from ${typed}, (values ${named(given)}) as named (kind, code)
    where not exists (select from search_phrases p where ${own} and p.phrase = typed.phrase) order by typed.place`.execute(
    db,
  );
}

/** What the search compares of each phrase: its stems, or nothing where no word of it is looked for. */
export async function readStemsOfPhrases(db: Db, given: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ stems: string }>`
    select case when search_words(phrase) = '' then '' else search_stems(phrase) end as stems
    from unnest(${given}::text[]) with ordinality as given (phrase, at) order by at`.execute(db);
  return rows.map(({ stems }) => stems);
}
