import { type RawBuilder, sql } from 'kysely';
import type { CheckedInput } from '../../../contract/call.ts';
import type { listMedia } from '../../../contract/media-console.ts';
import { libraryPath, type MediaKind, type VariantFormat } from '../../../contract/media-console.values.ts';
import { type ConsoleList, hasParts, readConsoleList } from '../../infra/console-list/index.ts';
import type { Db } from '../../infra/database/index.ts';

type Query = CheckedInput<typeof listMedia>['query'];

/** A file of the library as the server works with it. */
export interface Medium {
  readonly id: string;
  readonly kind: MediaKind;
  readonly name: string;
  readonly extension: string;
  readonly width: number | null;
  readonly alt: string | null;
  readonly fileName: string;
  readonly version: number;
  readonly isReady: boolean;
  readonly variants: readonly Variant[];
}

/** A form of a picture that is made. */
export interface Variant {
  readonly width: number;
  readonly format: VariantFormat;
  readonly bytes: number;
}

/** What becomes of a row; the address is `<library>/<id>/<name>.<extension>`. */
export interface NewMedium {
  id: string;
  kind: MediaKind;
  name: string;
  extension: string;
  fileName: string;
  bytes: number;
  width: number | null;
  height: number | null;
  userId: string;
}

const isUsed = sql<boolean>`exists (select from media_uses u where u.media_id = m.id)`;

const columns = sql`m.id, m.kind, m.file_name as "fileName", m.bytes, m.width, m.height, m.alt,
  ${libraryPath}::text || m.id || '/' || m.name || '.' || m.extension as address, m.state = 'ready' as "isReady",
  (select coalesce(json_agg(json_build_object('width', v.width, 'format', v.format, 'bytes', v.bytes,
    'address', ${libraryPath}::text || m.id || '/' || v.width || '/' || m.name || '.' || v.format)
    order by v.width, v.format), '[]') from jsonb_to_recordset(m.variants) v (width int, format text, bytes bigint)) as variants,
  ${isUsed} as "isUsed", (select name from users where users.id = m.uploaded_by) as "uploadedBy",
  m.created_at as "createdAt", m.version`;

const isStill = sql`m.kind in ('picture', 'vector')`;
const isKept = sql`m.state <> 'arriving'`;
const either = (answer: 'yes' | 'no' | undefined, condition: RawBuilder<unknown>) =>
  answer && (answer === 'yes' ? condition : sql`not (${condition})`);

const list: ConsoleList<Query> = {
  from: sql`media m`,
  columns,
  id: sql`m.id`,
  sorts: { createdAt: sql`m.created_at`, fileName: sql`m.file_name collate "by_name"`, bytes: sql`m.bytes` },
  usualOrder: 'desc',
  search: (words) => hasParts(sql`concat_ws(' ', m.file_name, m.alt, m.name, m.id)`, words),
  filters: ({ kind, used, described }) => [
    isKept,
    kind && (kind === 'still' ? isStill : sql`m.kind = ${kind}`),
    either(used, isUsed),
    either(described, sql`(m.alt is not null or not ${isStill})`),
  ],
};

/** One page of the library, the newest first. */
export const readMedia = (db: Db, query: Query) => readConsoleList(db, list, query);

/** A file as the console shows it, or nothing. */
export async function readMedium(db: Db, id: string): Promise<Record<string, unknown> | undefined> {
  const { rows } = await sql<{ medium: Record<string, unknown> }>`
    select row_to_json(row) as medium from (select ${columns} from media m where m.id = ${id} and ${isKept}) row`.execute(
    db,
  );
  return rows[0]?.medium;
}

const own = sql<Medium>`m.id, m.kind, m.name, m.extension, m.width, m.alt, m.file_name as "fileName", m.version,
  m.state = 'ready' as "isReady", m.variants`;

/** A file that is there, or nothing; `lock` keeps its row from others for the rest of the transaction. */
export async function findMedium(
  db: Db,
  id: string,
  lock: 'lock' | 'no lock' = 'no lock',
): Promise<Medium | undefined> {
  const { rows } = await sql<Medium>`select ${own} from media m where m.id = ${id} and ${isKept}
    ${sql.raw(lock === 'lock' ? 'for update' : '')}`.execute(db);
  return rows[0];
}

/** Notes that a file is about to be kept, so that what a kill leaves behind is found. */
export async function noteArrival(db: Db, medium: NewMedium): Promise<void> {
  const { fileName, userId, ...values } = medium;
  await db
    .insertInto('media')
    .values({ ...values, file_name: fileName, uploaded_by: userId })
    .execute();
}

/** The file is kept; a picture still gets its variants. */
export async function noteKept(db: Db, id: string, state: 'preparing' | 'ready'): Promise<void> {
  await db.updateTable('media').set({ state }).where('id', '=', id).where('state', '=', 'arriving').execute();
}

/** Adds a variant unless it is noted already. Returns whether the picture is still there. */
export async function noteVariant(db: Db, id: string, variant: Variant): Promise<boolean> {
  const { width, format } = variant;
  const { rows } = await sql`
    update media set variants = case when variants @> ${JSON.stringify([{ width, format }])}::jsonb then variants
      else variants || ${JSON.stringify([variant])}::jsonb end
    where id = ${id} returning id`.execute(db);
  return rows.length > 0;
}

/** All variants are made. */
export async function noteReady(db: Db, id: string): Promise<void> {
  await db.updateTable('media').set({ state: 'ready' }).where('id', '=', id).where('state', '=', 'preparing').execute();
}

/** Describes a picture; the row is locked by `findMedium`. */
export async function updateAlt(db: Db, id: string, alt: string | null): Promise<void> {
  await db.updateTable('media').set({ alt, version: sql<number>`version + 1` }).where('id', '=', id).execute();
}

/** Which of these files are there: none of them can be removed before the end of the transaction. */
export async function keepFromRemoval(transaction: Db, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`select m.id from media m
    where m.id = any(${ids}::text[]) and ${isKept} order by m.id for key share`.execute(transaction);
  return new Set(rows.map(({ id }) => id));
}

/** Removes the row of a file that nothing names. */
export async function deleteMedium(db: Db, id: string): Promise<void> {
  await db.deleteFrom('media').where('id', '=', id).execute();
}

/** The pictures whose variants are not all made. */
export async function listUnprepared(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('media').select('id').where('state', '=', 'preparing').execute();
  return rows.map(({ id }) => id);
}

/** Removes the rows of uploads that a kill or a failure left half-done; returns their files. */
export async function deleteLeftArrivals(db: Db, minutes: number): Promise<Medium[]> {
  const { rows } = await sql<Medium>`delete from media m where m.state = 'arriving'
    and m.created_at < clock_timestamp() - make_interval(mins => ${minutes}) returning ${own}`.execute(db);
  return rows;
}

/** Removes the row of an upload that has failed. */
export async function deleteLeftArrival(db: Db, id: string): Promise<void> {
  await db.deleteFrom('media').where('id', '=', id).where('state', '=', 'arriving').execute();
}
