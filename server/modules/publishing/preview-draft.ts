import { type Db, inTransaction } from '../../infra/database/index.ts';
import type { Viewer } from '../../infra/http/index.ts';
import { rulesFor } from './change-record.ts';
import { findItemById } from './items.store.ts';
import { preparePublication } from './prepare-publication.ts';
import { writePublication } from './publish-record.ts';
import { openRecord } from './read-record.ts';

class Undone extends Error {}

/**
 * Shows the draft as if it were published: it is written into the public tables, `show` reads them in the same
 * transaction, and all of it is undone; `leftOut` says why the page does not show it all the same. Nothing for a record that is not there. @throws Failure where it is not ready
 */
export async function previewDraft<Shown>(
  db: Db,
  viewer: Pick<Viewer, 'roles'>,
  id: string,
  show: (transaction: Db, leftOut: string | undefined) => Promise<Shown>,
): Promise<Shown | undefined> {
  let shown: Shown | undefined;
  await inTransaction(db, async (transaction) => {
    const item = await findItemById(transaction, id);
    if (!item) return;
    const rules = rulesFor(item.kind, viewer);
    const record = await openRecord(transaction, rules, item);
    const prepared = await preparePublication(transaction, record);
    await writePublication(transaction, record, prepared);
    shown = await show(transaction, await rules.leftOut?.(transaction, prepared.code));
    throw new Undone();
  }).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  return shown;
}
