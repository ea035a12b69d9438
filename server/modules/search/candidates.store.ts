import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../infra/database/index.ts';
import { type Tier, tiersOf } from './date-tiers.ts';
import { indexKeysOf } from './index-keys.ts';
import { type Hit, shown, type Where } from './search.store.ts';

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
  /** How words must stand, which only the documents know: compared with the freshest that have them, until enough are kept. */
  readonly standing?: { readonly query: string; readonly kept: number };
}

const order = sql`order by published_on desc nulls first, kind, code collate "C"`;
const mostNamed = 20;

/** Documents that are called just so. */
const namedAs = (name: string, where: Where) => sql`select kind, code, published_on from search_documents
  where names @> array[${name}::text] ${shown(where)} ${order} limit ${mostNamed}`;

interface Step {
  readonly table: string;
  readonly source: number;
  readonly standing?: Source['standing'];
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
  const estimates = await estimate(db, sources, where);
  const steps: Step[] = name === undefined ? [] : [{ table: 'named', source: 0, query: namedAs(name, where) }];
  for (const [index, source] of sources.entries()) {
    const others = tablesOf(steps, (of) => of > 0);
    const { keys, expected } = estimates[index] ?? { keys: [], expected: 0 };
    const tiers = tiersOf(where.extent, { wanted: source.enough ?? source.limit, expected });
    for (const [at, tier] of tiers.entries()) {
      const before = tablesOf(steps, (of) => of === index + 1);
      const query = tierOf(source, { keys, tier, before, others, where });
      steps.push({ table: `found_${index}_${at}`, source: index + 1, standing: source.standing, query });
    }
  }
  const ctes = steps.map(({ table, query }) => sql`${sql.ref(table)} as materialized (${query})`);
  const each = steps.map(({ table, standing }, step) => {
    const kept = standing && sql`where document @@ ${standing.query}::tsquery limit ${standing.kept}`;
    return sql`(select ${sql.lit(step)} as step, kind, code, published_on from ${sql.ref(table)} ${kept ?? sql``})`;
  });
  const { rows } = await sql<Hit & { step: number }>`
    with ${sql.join(ctes)} ${sql.join(each, sql` union all `)}`.execute(db);
  const found: Hit[][] = [[], ...sources.map(() => [])];
  for (const { step, ...hit } of rows) found[steps[step]?.source ?? 0]?.push(hit);
  return found.map((hits, index) => {
    const source = sources[index - 1];
    return hits.slice(0, source?.standing?.kept ?? source?.limit ?? mostNamed);
  });
}

const tablesOf = (steps: readonly Step[], isOne: (source: number) => boolean): string[] =>
  steps.filter(({ source }) => isOne(source)).map(({ table }) => table);

// The index of fewer documents is read to its end at once.
const fewDocuments = 5_000;

/** A query that documents must meet, and about how many do. */
interface Key {
  readonly query: string;
  readonly documents: number;
}

interface Estimate {
  readonly keys: readonly Key[];
  /** About how many documents meet all of them. */
  readonly expected: number;
}

/** The keys of each source, by the statistics of the database: it knows how many documents have the words that stand for others too. */
async function estimate(db: Db, sources: readonly Source[], { extent, type }: Where): Promise<Estimate[]> {
  const queries = sources.map(({ parts }) => keysOf(parts));
  if (extent.documents < fewDocuments)
    return queries.map((of) => ({ keys: of.map((query) => ({ query, documents: 0 })), expected: 0 }));
  const each = sources.flatMap(({ column }, index) =>
    // Of a statement that is only explained the values cannot be sent apart.
    (queries[index] ?? []).map((query) => sql`select from search_documents where ${matches(column, [query], sql.lit)}`),
  );
  const ofType = sql`select from search_documents where ${type === undefined ? sql.lit(true) : sql`kind = ${sql.lit(type)}`}`;
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Estimated }] }>`
    explain (format json) ${sql.join([ofType, ...each], sql` union all `)}`.execute(db);
  const [typed = 0, ...estimated] = (rows[0]?.['QUERY PLAN'][0].Plan.Plans ?? []).map((one) => one['Plan Rows']);
  const share = typed / extent.documents;
  return queries.map((of) => {
    const keys = of.map((query) => ({ query, documents: estimated.shift() ?? 0 }));
    return { keys, expected: share * together(keys, extent.documents) };
  });
}

/** Words of one query are more often together than by chance: each further one counts less. */
const together = (keys: readonly Key[], documents: number): number =>
  documents *
  rarestFirst(keys).reduce(
    (share, one, index) => share * (Math.min(one.documents, documents) / documents) ** (1 / 2 ** index),
    1,
  );

const rarestFirst = (keys: readonly Key[]): Key[] => [...keys].sort((one, other) => one.documents - other.documents);

interface Estimated {
  readonly 'Plan Rows': number;
  readonly Plans?: readonly Estimated[];
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

interface Asked {
  readonly keys: readonly Key[];
  readonly tier: Tier;
  /** Of this source, the tiers before this one. */
  readonly before: readonly string[];
  /** The tiers of the sources before. */
  readonly others: readonly string[];
  readonly where: Where;
}

/** The documents of a source in one tier; kept apart from the ordering, or the planner would read day after day. */
function tierOf({ column, limit, enough, unless, standing }: Source, { keys, tier, before, others, where }: Asked) {
  const { lexemes, before: day } = tier;
  const days = lexemes === undefined ? [] : [{ query: lexemes, documents: tier.documents }];
  // The index goes from key to key in this order, and as often as the first one lets it.
  // What joins several keys is compared with each document it is asked of, so it comes last.
  const asked = [...rarestFirst([...days, ...keys.slice(0, mostKeys - 1)]), ...keys.slice(mostKeys - 1)];
  const queries = asked.map(({ query }) => query);
  return sql`select * from (
    select kind, code, published_on ${standing ? sql`, document` : sql``} from search_documents
    where ${matches(column, queries, given)} ${shown(where)}
      ${day === undefined ? sql`` : sql`and published_on < ${day}::date`}
      ${before.length === 0 ? sql`` : sql`and ${countOf(before)} < ${enough ?? limit}`}
      ${unless === undefined || others.length === 0 ? sql`` : sql`and ${countOf(others)} < ${unless}`} offset 0
  ) as found ${order} limit ${limit}`;
}
