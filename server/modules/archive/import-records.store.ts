import { sql } from 'kysely';
import type { listImportRecords } from '../../../contract/archive-console.ts';
import type { ArchiveKind, ImportVerdict } from '../../../contract/archive-console.values.ts';
import type { CheckedInput } from '../../../contract/call.ts';
import type { CarriedMedium } from '../../../contract/media-console.values.ts';
import { type ConsoleList, hasParts, readConsoleList } from '../../infra/console-list/index.ts';
import type { Db } from '../../infra/database/index.ts';
import type { JsonText } from '../../infra/http/index.ts';
import type { Counted } from './imports.store.ts';

/** What an archive would do to one record. */
export interface PlannedRecord<Kept = unknown> {
  readonly kind: ArchiveKind;
  readonly key: string;
  readonly title: string;
  readonly verdict: ImportVerdict;
  /** As the archive has it, cleaned. */
  readonly record: Kept | null;
  readonly before: object | null;
  readonly after: object | null;
  /** A digest of what stood here. */
  readonly seen: string;
}

const json = (value: object | null) => (value ? JSON.stringify(value) : null);

/** Keeps the plan of a record. */
export async function addPlanned(db: Db, importId: string, place: number, planned: PlannedRecord): Promise<void> {
  const { kind, key, title, verdict, seen } = planned;
  await db
    .insertInto('content_import_records')
    .values({
      ...{ import_id: importId, place, kind, key, title, verdict, seen },
      ...{ record: json(planned.record as object | null), before: json(planned.before), after: json(planned.after) },
    })
    .execute();
}

/** A plan as the import follows it. */
export type Plan<Kept> = Omit<PlannedRecord<Kept>, 'before' | 'after'>;

/** The plans of a kind in their order. */
export async function listPlanned<Kept>(db: Db, importId: string, kind: ArchiveKind): Promise<Plan<Kept>[]> {
  const { rows } = await sql<Plan<Kept>>`
    select kind, key, title, verdict, record, seen from content_import_records
    where import_id = ${importId} and kind = ${kind} order by place`.execute(db);
  return rows;
}

/** How many records of each kind would be new, changed and so on. */
export async function countPlanned(db: Db, importId: string): Promise<Counted[]> {
  const of = (verdict: string) => sql`count(*) filter (where verdict = ${sql.lit(verdict)})::int`;
  const { rows } =
    await sql<Counted>`select kind, ${of('new')} as new, ${of('changed')} as changed, ${of('same')} as same,
      ${of('extra')} as extra, ${of('kept')} as kept
    from content_import_records where import_id = ${importId} group by kind order by min(place)`.execute(db);
  return rows;
}

/** The files that the import has laid down and nobody uses yet. */
export async function listLaidDown(db: Db, importId: string): Promise<CarriedMedium[]> {
  const planned = await listPlanned<CarriedMedium>(db, importId, 'media');
  return planned.flatMap(({ verdict, record }) => (verdict === 'new' && record ? [record] : []));
}

export async function forgetPlanned(db: Db, importId: string): Promise<void> {
  await db.deleteFrom('content_import_records').where('import_id', '=', importId).execute();
}

type Query = CheckedInput<typeof listImportRecords>['query'];

/** One page of what an archive would change. */
export function readPlannedList(db: Db, importId: string, query: Query): Promise<JsonText> {
  const list: ConsoleList<Query> = {
    from: sql`content_import_records r`,
    columns: sql`r.kind || ':' || r.key as id, r.kind, r.key, r.title, r.verdict, r.before, r.after`,
    id: sql`r.place`,
    sorts: { place: sql`r.place`, title: sql`r.title collate "by_name"` },
    search: (words) => hasParts(sql`concat_ws(' ', r.title, r.key)`, words),
    filters: ({ kind, verdict }) => [
      sql`r.import_id = ${importId}`,
      kind && sql`r.kind = ${kind}`,
      verdict && sql`r.verdict = ${verdict}`,
    ],
  };
  return readConsoleList(db, list, query);
}
