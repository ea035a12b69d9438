import { sql } from 'kysely';
import { type Db, inTransaction } from '../../infra/database/index.ts';

/** A page of the portal itself, as search knows it. */
export interface SearchPage {
  readonly code: string;
  readonly path: string;
  readonly title: string;
  readonly names: readonly string[];
  readonly text: string;
  /** What else can be read on it. */
  readonly reads: string;
}

const lock = 7_260_002;

/** Of starts that prepare the search, and operators who change its words, one after the other until the transaction ends. */
export async function takeTurn(transaction: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(transaction);
}

/** Makes the stored pages those of this build; rows that are the same stay untouched. */
export function keepPages(db: Db, pages: readonly SearchPage[]): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await takeTurn(transaction);
    const given = sql`jsonb_to_recordset(${JSON.stringify(pages)}::jsonb) as given (code text, path text, title text, names jsonb, text text, reads text)`;
    await sql`delete from search_pages where code not in (select code from ${given})`.execute(transaction);
    await sql`insert into search_pages as p (code, path, title, names, text, reads)
      select code, path, title, array(select jsonb_array_elements_text(names)), text, reads from ${given}
      on conflict (code) do update
      set path = excluded.path, title = excluded.title, names = excluded.names, text = excluded.text, reads = excluded.reads
      where (p.path, p.title, p.names, p.text, p.reads)
        is distinct from (excluded.path, excluded.title, excluded.names, excluded.text, excluded.reads)`.execute(
      transaction,
    );
  });
}

/** Tries to add an extension; an outside database may lack it or the right to add it. */
export async function addExtension(db: Db, name: 'pg_trgm' | 'fuzzystrmatch'): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    select exists (select from pg_extension where extname = ${name}) as there`.execute(db);
  if (rows[0]?.there) return true;
  return sql`create extension if not exists ${sql.ref(name)}`.execute(db).then(
    () => true,
    () => false,
  );
}

/** Without it the words of the lexicon are compared one by one. */
export async function indexTrigrams(db: Db): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await takeTurn(transaction);
    await sql`create index if not exists search_lexicon_trigrams on search_lexicon using gin (skeleton gin_trgm_ops)`.execute(
      transaction,
    );
  });
}
