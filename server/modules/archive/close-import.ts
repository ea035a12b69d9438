import { type Db, inTransaction } from '../../infra/database/index.ts';
import { keysOfMedia } from '../media/index.ts';
import { archiveKey } from './archive-files.ts';
import type { ImportNeeds } from './import-needs.ts';
import { forgetPlanned, listLaidDown } from './import-records.store.ts';

/**
 * Ends an import that changes nothing: what it has laid down and read goes with it, in the transaction that says why.
 * `end` says whether it was still going on.
 */
export async function closeImport(
  { db, jobs }: Pick<ImportNeeds, 'db' | 'jobs'>,
  id: string,
  end: (transaction: Db) => Promise<boolean>,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    if (!(await end(transaction))) return;
    const laidDown = await listLaidDown(transaction, id);
    await jobs.removeFiles(transaction, [archiveKey(id), ...keysOfMedia(laidDown)]);
    await forgetPlanned(transaction, id);
  });
}
