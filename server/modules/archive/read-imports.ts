import type { getImport, getImportRules, listImportRecords } from '../../../contract/archive-console.ts';
import { mostArchiveBytes } from '../../../contract/archive-console.values.ts';
import type { CallAnswer, CheckedInput } from '../../../contract/call.ts';
import type { Db } from '../../infra/database/index.ts';
import type { JsonText } from '../../infra/http/index.ts';
import { findBusy } from './begin-import.ts';
import { readPlannedList } from './import-records.store.ts';
import { readLatestImport } from './imports.store.ts';

/** The import that is going on, or the last one. */
export async function readCurrent(db: Db): Promise<CallAnswer<typeof getImport>> {
  return { import: (await readLatestImport(db)) ?? null };
}

/** Whether an archive may be loaded now, before anything of it is sent. */
export async function readRules(db: Db, userId: string): Promise<CallAnswer<typeof getImportRules>> {
  return { mostBytes: mostArchiveBytes, busy: (await findBusy(db, userId)) ?? null };
}

/** One page of what an archive would change. */
export const listPlans = (
  db: Db,
  id: string,
  query: CheckedInput<typeof listImportRecords>['query'],
): Promise<JsonText> => readPlannedList(db, id, query);
