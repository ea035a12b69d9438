import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../infra/database/index.ts';
import type { ContentStore, ContentValue } from '../content-kind.ts';

type Sql = RawBuilder<unknown>;

/** How a field stands in its column; an empty text is null in a `nullable` one. */
interface Column {
  readonly column: string;
  readonly type: 'text' | 'nullable' | 'int' | 'bool' | 'day';
}

interface TableRows {
  readonly table: string;
  readonly key: string;
  readonly keyType: 'text' | 'int';
  readonly columns: Readonly<Record<string, Column>>;
  /** Columns that are the same in every row of the kind, as `kind` of publications. */
  readonly only?: Readonly<Record<string, string>>;
  /** Columns that a new row needs beside those of the form; `$key` is its key. */
  readonly onInsert?: Readonly<Record<string, '$key'>>;
  readonly hasPublished?: boolean;
  readonly hasUpdated?: boolean;
  /** Counted up by each change, for those who change the row elsewhere. */
  readonly counter?: string;
}

export const column = (name: string, type: Column['type'] = 'text'): Column => ({ column: name, type });

/** The SQL of a kind whose records are rows of one table. */
export function tableRows(rules: TableRows): Required<Pick<ContentStore, 'read' | 'write' | 'rename' | 'remove'>> {
  const at = (code: string): Sql => where(rules, code);
  const table = sql.table(rules.table);
  return {
    async read(db, code) {
      const { rows } = await sql<{ value: ContentValue }>`
        select json_build_object(${sql.join(readPairs(rules))}) as value from ${table} where ${at(code)}`.execute(db);
      return rows[0]?.value;
    },
    async write(db, code, value) {
      await writeRow(db, rules, code, value);
    },
    async rename(db, from, to) {
      await sql`update ${table} set ${sql.ref(rules.key)} = ${typed(to, rules.keyType)} where ${at(from)}`.execute(db);
    },
    async remove(db, code) {
      await sql`delete from ${table} where ${at(code)}`.execute(db);
    },
  };
}

/** Hides a row of a table that has the column for it. */
export function hideRow(rules: TableRows): (db: Db, code: string) => Promise<void> {
  return async (db, code) => {
    await sql`update ${sql.table(rules.table)} set published = false where ${where(rules, code)}`.execute(db);
  };
}

/** The next free number of a table; numbers of removed records are not given again. */
export function nextNumber(table: string, kind: string): (db: Db) => Promise<number> {
  return async (db) => {
    await sql`select pg_advisory_xact_lock(hashtext('content numbers'), hashtext(${table}))`.execute(db);
    const { rows } = await sql<{ next: number }>`select 1 + greatest(
      (select coalesce(max(id), 0) from ${sql.table(table)}),
      (select coalesce(max(code::int), 0) from content_items where kind = ${kind}))::int as next`.execute(db);
    return rows[0]?.next ?? 1;
  };
}

const typed = (value: unknown, type: 'text' | 'int'): Sql =>
  type === 'int' ? sql`${value}::int` : sql`${value}::text`;

function where({ key, keyType, only = {} }: TableRows, code: string): Sql {
  const fixed = Object.entries(only).map(([name, value]) => sql` and ${sql.ref(name)} = ${value}`);
  return sql`${sql.ref(key)} = ${typed(code, keyType)}${sql.join(fixed, sql``)}`;
}

function readPairs({ columns }: TableRows): Sql[] {
  return Object.entries(columns).flatMap(([field, { column: name, type }]) => {
    const ref = sql.ref(name);
    const read = {
      text: sql`${ref}::text`,
      nullable: sql`coalesce(${ref}, '')`,
      int: ref,
      bool: ref,
      day: sql`to_char(${ref}, 'YYYY-MM-DD')`,
    };
    return [sql`${sql.lit(field)}::text`, read[type]];
  });
}

function written({ type }: Column, value: unknown): Sql {
  if (type === 'int') return sql`${value ?? null}::int`;
  if (type === 'bool') return sql`${value === true}::boolean`;
  if (type === 'day') return sql`${value}::date`;
  return type === 'nullable' ? sql`nullif(${value ?? ''}::text, '')` : sql`${value ?? ''}::text`;
}

async function writeRow(db: Db, rules: TableRows, code: string, value: ContentValue): Promise<void> {
  const { table, key, keyType, columns, only = {}, onInsert = {} } = rules;
  const fields = Object.entries(columns).filter(([, { column: name }]) => name !== key);
  // A reference is the key of another record, which is text in a form and may be a number in its column.
  const given = fields.map(([field, one]) => [one.column, written(one, value[field])] as const);
  const states = rules.hasPublished ? [['published', sql`true`] as const] : [];
  const first = [
    [key, typed(code, keyType)] as const,
    ...Object.entries(only).map(([name, fixed]) => [name, sql`${fixed}::text`] as const),
    ...Object.keys(onInsert).map((name) => [name, sql`${code}::text`] as const),
    ...given,
    ...states,
  ];
  const set = [
    ...[...given, ...states].map(([name, one]) => sql`${sql.ref(name)} = ${one}`),
    ...(rules.hasUpdated ? [sql`updated_at = now()`] : []),
    ...(rules.counter ? [sql`${sql.ref(rules.counter)} = t.${sql.ref(rules.counter)} + 1`] : []),
  ];
  await sql`insert into ${sql.table(table)} as t (${sql.join(first.map(([name]) => sql.ref(name)))})
    values (${sql.join(first.map(([, one]) => one))})
    on conflict (${sql.join([...Object.keys(only), key].map((name) => sql.ref(name)))}) do update set ${sql.join(set)}`.execute(
    db,
  );
}
