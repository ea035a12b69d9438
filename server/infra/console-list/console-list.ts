import { type RawBuilder, sql } from 'kysely';
import { type ConsoleListQuery, reachableRows } from '../../../contract/console-list.ts';
import type { Db } from '../database/index.ts';
import { fail } from '../failures/index.ts';
import { JsonText } from '../http/index.ts';

type Sql = RawBuilder<unknown>;

/** So many of the rows that words or a rare property find are put in order; more are not worth paging through. */
const narrowedRows = 500;

/** What a list of the console is read from. All SQL; `Query` is the call's checked query. */
export interface ConsoleList<Query extends ConsoleListQuery> {
  /** Tables with their joins, after `from`. */
  readonly from: Sql;
  /** The table alone, where the joins of `from` neither add nor take away rows: rows are counted in it. */
  readonly counted?: Sql;
  /** The columns of a row, as the answer's item names them. */
  readonly columns: Sql;
  /** Makes the order complete; also compared with `ids`, as text unless `named` does it. */
  readonly id: Sql;
  /** For a big table: the rows of these ids, by its index. */
  named?(ids: readonly string[]): Sql;
  /** An expression for each `sort` of the contract; of a big table each needs an index together with `id`. */
  readonly sorts: Readonly<Record<Query['sort'], Sql>>;
  /** The order where the query names none. */
  readonly usualOrder?: 'asc' | 'desc';
  /** Whether what is sorted by is never empty: a plain index then serves both directions. */
  readonly hasNoNulls?: true;
  /** What a row has to satisfy to be found by these words. */
  search?(words: string): Sql;
  /** What the list's own filters require, each `undefined` when it is not set. */
  filters?(query: Query): readonly (Sql | undefined)[];
  /** Whether no index gives the order: what is found is gone through once, to be counted and put in order together. */
  readonly isUnordered?: true;
  /**
   * For a big table: its `ctid`. What a query finds by an index that is not the order's is taken first, so that an order
   * is never walked in vain; by words always, by filters when `of` says so (decision 0062).
   */
  readonly narrowed?: { readonly row: Sql; of?(query: Query): boolean };
}

const and = (conditions: readonly Sql[]): Sql =>
  conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const number = /^\d{1,18}$/;

/** The rows whose id is one of these; what is no id names nothing. */
export const namedByUuid = (id: Sql) => (ids: readonly string[]) =>
  sql`${id} = any(${ids.filter((one) => uuid.test(one))}::uuid[])`;
export const namedByNumber = (id: Sql) => (ids: readonly string[]) =>
  sql`${id} = any(${ids.filter((one) => number.test(one))}::bigint[])`;

// «Имя <a@b.kz>», «a@b.kz;», «mailto:a@b.kz»: an e-mail as programs of mail give it away.
const bareEmails = (typed: string) =>
  typed.replace(/\S+@\S+/g, (email) => email.replace(/^(?:mailto:|[<("«'])+|[>)"»';,]+$/gi, ''));

const domain = /^\s*[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}\s*$/u;

/**
 * Whether words of the console, as its indexes have them, are found. A big table's `index` knows which words are frequent:
 * these are looked for whole, and as many of them read as are shown (decision 0071). «Firma.kz» is also the domain of an
 * e-mail, which the indexes have with its @.
 */
export function hasWords(words: Sql, typed: string, index?: string): Sql {
  const asked = bareEmails(typed);
  const has = (text: string): Sql =>
    index === undefined
      ? sql`${words} @@ console_query(${text}::text)`
      : sql`${words} @@ (select console_query(${text}::text, ${index}::text))`;
  return domain.test(asked) ? sql`(${has(asked)} or ${has(`@${asked.trim()}`)})` : has(asked);
}

/**
 * Whether a text of a small table has a part like each word typed, in any order: titles have no-break spaces and quotation
 * marks that nobody types.
 */
export function hasParts(text: Sql, typed: string): RawBuilder<boolean> {
  const words = typed
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[\p{L}\p{N}]+/gu);
  if (!words) return sql<boolean>`false`;
  // The database's own locale may know no Cyrillic letters.
  return sql<boolean>`translate(lower(${text} collate "ru-x-icu"), 'ё', 'е') like all(${words.map((word) => `%${word}%`)}::text[])`;
}

function directionOf(order: 'asc' | 'desc', hasNoNulls: boolean) {
  if (hasNoNulls) return sql.raw(order);
  return sql.raw(order === 'desc' ? 'desc nulls last' : 'asc nulls first');
}

/**
 * Reads one page of a list of the console, written as JSON by PostgreSQL, with the count of what fits, up to
 * `reachableRows`. @throws Failure `console.too-far`
 */
export async function readConsoleList<Query extends ConsoleListQuery>(
  db: Db,
  list: ConsoleList<Query>,
  query: Query,
): Promise<JsonText> {
  const { perPage, order, q, ids } = query;
  const offset = (query.page - 1) * perPage;
  if (offset >= reachableRows) fail('console.too-far');
  const conditions = [
    ...(ids ? [list.named?.(ids) ?? sql`(${list.id})::text = any(${ids}::text[])`] : []),
    ...(q && list.search ? [list.search(q)] : []),
    ...(list.filters?.(query) ?? []),
  ].filter((condition) => condition !== undefined);
  const where = and(conditions);
  const direction = directionOf(order ?? list.usualOrder ?? 'asc', list.hasNoNulls ?? false);
  const sortedBy = list.sorts[query.sort as Query['sort']];
  const page = { direction, sortedBy, where, limit: sql`limit ${perPage} offset ${offset}` };
  if (list.isUnordered) return readUnordered(db, list, page);
  const { narrowed } = list;
  const isNarrowed = narrowed && (Boolean(q && list.search) || narrowed.of?.(query));
  const atMost = isNarrowed ? narrowedRows : reachableRows;
  const { rows } = await sql<{ text: string }>`
    with taken as materialized (
      select ${isNarrowed ? sql`${narrowed.row} as row` : sql`1`} from ${list.counted ?? list.from} ${where} limit ${atMost + 1})
    select json_build_object(
      'items', coalesce((select json_agg(item) from (
        select ${list.columns} from ${list.from}
        ${isNarrowed ? sql`where ${narrowed.row} = any(array(select row from taken))` : where}
        order by ${sortedBy} ${direction}, ${list.id} ${direction} ${page.limit}) item), '[]'),
      'total', least(counted.rows, ${atMost}::bigint),
      'more', counted.rows > ${atMost}::bigint)::text as text
    from (select count(*) as rows from taken) counted`.execute(db);
  return new JsonText(rows[0]?.text ?? '');
}

interface Page {
  readonly direction: Sql;
  readonly sortedBy: Sql;
  readonly where: Sql;
  readonly limit: Sql;
}

async function readUnordered(
  db: Db,
  { from, columns, id }: Pick<ConsoleList<never>, 'from' | 'columns' | 'id'>,
  { direction, sortedBy, where, limit }: Page,
): Promise<JsonText> {
  const { rows } = await sql<{ text: string }>`
    with found as materialized (select ${id} as id, ${sortedBy} as place from ${from} ${where}),
    page as materialized (select id, place from found order by place ${direction}, id ${direction} ${limit})
    select json_build_object(
      'items', coalesce((select json_agg(item) from (
        select ${columns} from ${from} where ${id} = any(array(select id from page))
        order by ${sortedBy} ${direction}, ${id} ${direction}) item), '[]'),
      'total', least(counted.rows, ${reachableRows}::bigint),
      'more', counted.rows > ${reachableRows}::bigint)::text as text
    from (select count(*) as rows from found) counted`.execute(db);
  return new JsonText(rows[0]?.text ?? '');
}
