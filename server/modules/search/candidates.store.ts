import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../infra/database/index.ts';
import { type Tier, tiersOf } from './date-tiers.ts';
import { indexKeysOf } from './index-keys.ts';
import { type Hit, shown, unnested, type Where } from './search.store.ts';

/** Where candidates come from, and how many of the freshest. */
export interface Source {
  readonly column: 'title' | 'document';
  /** What a document must have, all of it: asked for one beside the other, which the index answers faster than as one query. */
  readonly parts: readonly string[];
  readonly limit: number;
  /** With so many fresh ones older ones are not looked for; the limit when absent. */
  readonly enough?: number;
  /** Not looked for when the sources before have found so many. */
  readonly unless?: number;
}

const order = sql`order by published_on desc nulls first, kind, code collate "C"`;
const mostNamed = 20;

/** Documents that are called just so. */
const namedAs = (name: string, where: Where) => sql`select kind, code, published_on from search_documents
  where names @> array[${name}::text] ${shown(where)} ${order} limit ${mostNamed}`;

interface Step {
  readonly table: string;
  readonly source: number;
  readonly query: RawBuilder<unknown>;
}

/**
 * The candidates of each source, the freshest first, after the documents of this name; in one statement, because on a busy
 * machine each waits for the processor twice. A frequent word is looked for tier by tier until there are enough.
 */
export async function findCandidates(
  db: Db,
  sources: readonly Source[],
  where: Where,
  name?: string,
): Promise<Hit[][]> {
  const expected = await estimate(db, sources, where);
  const steps: Step[] = name === undefined ? [] : [{ table: 'named', source: 0, query: namedAs(name, where) }];
  for (const [index, source] of sources.entries()) {
    const others = tablesOf(steps, (of) => of > 0);
    const tiers = tiersOf(where.extent, { wanted: source.enough ?? source.limit, expected: expected[index] ?? 0 });
    for (const [at, tier] of tiers.entries()) {
      const before = tablesOf(steps, (of) => of === index + 1);
      const query = tierOf(source, tier, { before, others, where });
      steps.push({ table: `found_${index}_${at}`, source: index + 1, query });
    }
  }
  const ctes = steps.map(({ table, query }) => sql`${sql.ref(table)} as materialized (${query})`);
  const each = steps.map(({ table }, step) => sql`select ${sql.lit(step)} as step, * from ${sql.ref(table)}`);
  const { rows } = await sql<Hit & { step: number }>`
    with ${sql.join(ctes)} ${sql.join(each, sql` union all `)}`.execute(db);
  const found: Hit[][] = [[], ...sources.map(() => [])];
  for (const { step, ...hit } of rows) found[steps[step]?.source ?? 0]?.push(hit);
  return found.map((hits, index) => hits.slice(0, sources[index - 1]?.limit ?? mostNamed));
}

const tablesOf = (steps: readonly Step[], isOne: (source: number) => boolean): string[] =>
  steps.filter(({ source }) => isOne(source)).map(({ table }) => table);

// The index of fewer documents is read to its end at once.
const fewDocuments = 5_000;

/** About how many documents each source has, by the statistics of the database: it knows the words that stand for others too. */
async function estimate(db: Db, sources: readonly Source[], { extent, type }: Where): Promise<number[]> {
  if (extent.documents < fewDocuments) return [];
  const keys = sources.map(({ parts }) => keysOf(parts));
  const each = sources.flatMap(({ column }, index) =>
    // Of a statement that is only explained the values cannot be sent apart.
    (keys[index] ?? []).map((key) => sql`select from search_documents where ${matches(column, [key], sql.lit)}`),
  );
  const ofType = sql`select from search_documents where ${type === undefined ? sql.lit(true) : sql`kind = ${sql.lit(type)}`}`;
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Estimated }] }>`
    explain (format json) ${sql.join([ofType, ...each], sql` union all `)}`.execute(db);
  const [typed = 0, ...estimated] = (rows[0]?.['QUERY PLAN'][0].Plan.Plans ?? []).map((one) => one['Plan Rows']);
  const share = typed / extent.documents;
  return keys.map((of) => share * together(estimated.splice(0, of.length), extent.documents));
}

/** Words of one query are more often together than by chance: each further one counts less. */
const together = (estimated: readonly number[], documents: number): number =>
  documents *
  [...estimated]
    .sort((one, other) => one - other)
    .reduce((share, one, index) => share * (Math.min(one, documents) / documents) ** (1 / 2 ** index), 1);

interface Estimated {
  readonly 'Plan Rows': number;
  readonly Plans?: readonly Estimated[];
}

/** The first of the hits in which the words stand as the query says; only the documents know it. With enough the rest is not read. */
export async function keepMatching(db: Db, hits: readonly Hit[], tsquery: string, limit: number): Promise<Hit[]> {
  const { rows } = await sql<{ nth: number }>`select hit.place::int as nth
    from ${unnested(hits)} join search_documents using (kind, code) where document @@ ${tsquery}::tsquery order by hit.place limit ${limit}`.execute(
    db,
  );
  return rows.flatMap(({ nth }) => hits[nth - 1] ?? []);
}

// Few, so that there are few texts of statements to plan.
const mostKeys = 4;

function keysOf(parts: readonly string[]): string[] {
  const keys = parts.flatMap(indexKeysOf);
  if (keys.length <= mostKeys) return keys;
  const joined = keys.slice(mostKeys - 1).map((key) => `(${key})`);
  return [...keys.slice(0, mostKeys - 1), joined.join(' & ')];
}

const matches = (column: Source['column'], keys: readonly string[], written: (key: string) => RawBuilder<unknown>) =>
  sql.join(
    keys.map((key) => sql`${sql.ref(column)} @@ ${written(key)}::tsquery`),
    sql` and `,
  );
const given = (part: string) => sql`${part}`;

const countOf = (tables: readonly string[]) =>
  sql.join(
    tables.map((table) => sql`(select count(*) from ${sql.ref(table)})`),
    sql` + `,
  );

/** The documents of a source in one tier; kept apart from the ordering, or the planner would read day after day. */
function tierOf(
  { column, parts, limit, enough, unless }: Source,
  { lexemes, before: day }: Tier,
  { before, others, where }: { before: readonly string[]; others: readonly string[]; where: Where },
) {
  // The days first: the index goes from key to key in this order.
  const keys = [...(lexemes === undefined ? [] : [lexemes]), ...keysOf(parts)];
  return sql`select * from (
    select kind, code, published_on from search_documents
    where ${matches(column, keys, given)} ${shown(where)}
      ${day === undefined ? sql`` : sql`and published_on < ${day}::date`}
      ${before.length === 0 ? sql`` : sql`and ${countOf(before)} < ${enough ?? limit}`}
      ${unless === undefined || others.length === 0 ? sql`` : sql`and ${countOf(others)} < ${unless}`} offset 0
  ) as found ${order} limit ${limit}`;
}
