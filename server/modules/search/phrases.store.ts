import { type RawBuilder, sql } from 'kysely';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { anyOf, type Concept } from './concepts.ts';
import { takeTurn } from './prepare.store.ts';

/** What the file of phrases says of one document. */
export interface AskedFor {
  /** As the search shows it. */
  readonly address: string;
  readonly title: string;
  readonly phrases: readonly string[];
}

/** SQL: the address of a document of `search_texts`, as the search shows it. */
export const addressOf = sql`path || case when kind <> 'tariff' then '' when code like 'note:%' then '#' || replace(search_escape(code), '%3A', '-')
  else '#tariff-' || search_escape(code) end`;

// Of so many documents the words are counted anew in one statement, so that other changes of content wait but a moment.
const lot = 20;

/**
 * Brings the phrases of documents up to the file of this build: its new ones are added where the document is there under this
 * title, those it no longer has are withdrawn. Phrases of an operator stay, and what an operator removed does not come back
 * (spec: search.phrases).
 */
export async function keepPhrases(db: Db, file: readonly AskedFor[]): Promise<void> {
  const rows = file.flatMap(({ address, title, phrases }) =>
    [...new Set(phrases)].map((phrase, place) => ({ address, title, phrase, place })),
  );
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as file (address text, title text, phrase text, place int)`;
  const { rows: gone } = await sql<{
    address: string;
    phrase: string;
  }>`select address, phrase from search_phrases_loaded except select address, phrase from ${given}`.execute(db);
  for (const some of lotsOf(gone)) await inTurn(db, (transaction) => withdraw(transaction, some));
  // The title of so few only: another installation may have another document under the address.
  const { rows: fresh } = await sql<Fresh>`select kind, code, address, phrase, place from ${given}
    join search_texts t on ${addressOf} = file.address and search_fold(t.title) is not distinct from search_fold(file.title)
    where not exists (select from search_phrases_loaded b where (b.address, b.phrase) = (file.address, file.phrase))`.execute(
    db,
  );
  for (const some of lotsOf(fresh)) await inTurn(db, (transaction) => add(transaction, some));
}

interface Fresh {
  readonly kind: string;
  readonly code: string;
  readonly address: string;
  readonly phrase: string;
  readonly place: number;
}

/** The same rows, those of so many documents together. */
function lotsOf<Row extends { readonly address: string }>(rows: readonly Row[]): Row[][] {
  const documents = [...Map.groupBy(rows, ({ address }) => address).values()];
  return Array.from({ length: Math.ceil(documents.length / lot) }, (_, at) =>
    documents.slice(at * lot, (at + 1) * lot).flat(),
  );
}

/** Of starts at the same time one after the other. */
const inTurn = (db: Db, change: (transaction: Db) => Promise<unknown>): Promise<unknown> =>
  inTransaction(db, async (transaction) => {
    await takeTurn(transaction);
    return change(transaction);
  });

const withdraw = (db: Db, rows: readonly { address: string; phrase: string }[]) =>
  sql`with withdrawn as (
    delete from search_phrases_loaded b using jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as gone (address text, phrase text)
    where (b.address, b.phrase) = (gone.address, gone.phrase) returning phrase_id)
  delete from search_phrases p using withdrawn where p.id = withdrawn.phrase_id`.execute(db);

const add = (db: Db, rows: readonly Fresh[]) =>
  sql`with fresh as materialized (
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as fresh (kind text, code text, address text, phrase text, place int)
    where not exists (select from search_phrases_loaded b where (b.address, b.phrase) = (fresh.address, fresh.phrase))
  ), added as (
    insert into search_phrases (kind, code, place, phrase) select kind, code, place, phrase from fresh
    where not exists (select from search_phrases p where (p.kind, p.code, p.phrase) = (fresh.kind, fresh.code, fresh.phrase))
    order by kind, code, place returning id, kind, code, phrase
  )
  insert into search_phrases_loaded (address, phrase, phrase_id)
  select address, phrase, id from fresh left join added using (kind, code, phrase)`.execute(db);

/** Of how great a share of what is asked a phrase must have the words, and of how many documents they are ranked. */
interface Least {
  readonly share: number;
  readonly weights: readonly number[];
}
const mostAsked = 40;

/**
 * SQL: the documents whose phrases have so much of the words, with the likeness of each word: which part of the phrase most
 * like the query that has it is asked for. The phrases are few beside the documents: all that have a word are compared.
 */
export function askedFor(
  concepts: readonly Concept[],
  { share, weights }: Least,
  shown: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const parts = concepts.map(anyOf);
  const least = weights.reduce((sum, weight) => sum + weight, 0) * share;
  return sql`select kind, code, likeness from (
    select kind, code, array_agg(likeness order by place) as likeness, sum(weight * sign(likeness)) as had, sum(weight * likeness) as worth
    from (
      select kind, code, place, weight, max(case when has then likeness else 0 end) as likeness
      from (
        select phrase.kind, phrase.code, place, weight, words @@ any_of as has,
          least(sum(case when words @@ any_of then size else 0 end) over (partition by id) / length(words)::float8, 1) as likeness
        from (select id, kind, code, words from search_phrases where words @@ ${parts.join(' | ')}::tsquery offset 0) as phrase,
          unnest(${parts}::tsquery[], ${weights}::float8[], ${concepts.map(({ exact }) => sizeOf(exact))}::int[])
            with ordinality as part (any_of, weight, size, place)
      ) as compared group by kind, code, place, weight
    ) as each group by kind, code
  ) as document join search_documents using (kind, code) where had >= ${least * almost} ${shown}
  order by worth desc, kind, code limit ${mostAsked}`;
}

/** Of how many words a concept is. */
const sizeOf = (exact: string): number => exact.split(/&|<->|<\d+>/).length;

// Sums of shares are not exact.
const almost = 0.999;
