import type { ContentImport } from '../../../contract/archive-console.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { Bringer } from './begin-import.ts';
import { closeImport } from './close-import.ts';
import type { ImportNeeds } from './import-needs.ts';
import { callOff, readImport, startApplying } from './imports.store.ts';
import type { SendImport } from './run-import.ts';

/** Lets a checked archive be applied, by a job. @throws Failure `console.absent`, `archive.not-ready` */
export async function decideToApply(
  db: Db,
  { id, removesExtra }: { id: string; removesExtra: boolean },
  bringer: Bringer,
  send?: SendImport,
): Promise<ContentImport> {
  return inTransaction(db, async (transaction) => {
    if (!(await readImport(transaction, id))) fail('console.absent');
    if (!(await startApplying(transaction, { id, removesExtra, ...bringer }))) fail('archive.not-ready');
    await send?.(transaction, id);
    return (await readImport(transaction, id)) ?? fail('console.absent');
  });
}

/** Gives an archive up, also while it is checked or applied: nothing of it stays. @throws Failure */
export async function discardImport(
  needs: Pick<ImportNeeds, 'db' | 'jobs'>,
  id: string,
  { userId, origin }: Bringer,
): Promise<ContentImport> {
  const found = (await readImport(needs.db, id)) ?? fail('console.absent');
  await closeImport(needs, id, async (transaction) => {
    if (!(await callOff(transaction, id))) fail('archive.not-ready');
    await writeAudit(transaction, { action: 'archive-discarded', origin, userId, object: found.fileName });
    return true;
  });
  return (await readImport(needs.db, id)) ?? fail('console.absent');
}
