import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../infra/database/index.ts';
import { tellChange } from '../../infra/page-cache/index.ts';
import type { OpenRecord } from './change-record.ts';
import type { ContentValue } from './content-kind.ts';

/**
 * Tells every process which pages a change of a record makes old: its own and those of its lists, and where it comes,
 * goes or changes its place, those of its neighbours too. `after` is what visitors see then, under `code`.
 */
export async function tellRecordChange(
  db: Db,
  { rules: { kind, placing = [] }, item, published, isShown }: OpenRecord,
  after?: { code: string; value: ContentValue },
): Promise<void> {
  const codes = new Set([item.code, after?.code]);
  const stays =
    isShown && after && placing.every((field) => isDeepStrictEqual(published?.[field], after.value[field] ?? null));
  const changes = [...codes].flatMap((code) => (code ? [`${kind}/${code}`] : []));
  await tellChange(db, stays ? changes : [...changes, `${kind}/*`]);
}
