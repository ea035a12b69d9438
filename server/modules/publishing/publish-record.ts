import type { CallAnswer } from '../../../contract/call.ts';
import type { ContentRecord, checkContent } from '../../../contract/publishing.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import { changeRecord, type Editor, type Named, noDraft, type OpenRecord, rulesFor } from './change-record.ts';
import { changeItem, nameItem, takeItem } from './items.store.ts';
import { dropMoved, keepMoved } from './moved.store.ts';
import { type Prepared, preparePublication } from './prepare-publication.ts';
import { openRecord } from './read-record.ts';
import { keepFound } from './save-draft.ts';
import { tellRecordChange } from './tell-record-change.ts';

/** Puts the draft on the site now: in every process within a second. */
export function publishRecord(db: Db, editor: Editor, named: Named): Promise<ContentRecord> {
  const made = { by: editor.viewer.userId, event: 'published' } as const;
  return changeRecord(db, editor, named, 'content-published', {
    event: made.event,
    change: async (transaction, record) => {
      const { rules, item, published } = record;
      const prepared = await preparePublication(transaction, record);
      await keepFound(transaction, record);
      await writePublication(transaction, record, prepared);
      const after = await rules.read(transaction, prepared.code);
      const value = after ?? prepared.value;
      await changeItem(transaction, item.id, { ...noDraft, isPublished: true }, { ...made, value });
      await tellRecordChange(transaction, record, { code: prepared.code, value });
      return { before: published ?? null, after: after ?? null };
    },
  });
}

/** Writes the public row, under its new key where it has one; the old address leads to it from now on. */
export async function writePublication(
  transaction: Db,
  { rules, item, published }: OpenRecord,
  { code, value }: Prepared,
): Promise<void> {
  if (code !== item.code) {
    await nameItem(transaction, item.id, code);
    if (item.code !== null && published) {
      await rules.rename?.(transaction, item.code, code);
      if (rules.moves) await keepMoved(transaction, rules.kind, item.code, item.id);
    }
  }
  if (rules.moves) await dropMoved(transaction, rules.kind, code);
  await rules.write(transaction, code, value);
}

/** Whether the draft could be published, and the page that would show it. */
export async function checkRecord(
  db: Db,
  editor: Editor,
  { kind, id, version }: Named,
): Promise<CallAnswer<typeof checkContent>> {
  const rules = rulesFor(kind, editor.viewer);
  return inTransaction(db, async (transaction) => {
    const item = (await takeItem(transaction, kind, id)) ?? fail('console.absent');
    if (item.version !== version) fail('console.changed');
    const { code, value } = await preparePublication(transaction, await openRecord(transaction, rules, item));
    return { address: rules.address(code, value) ?? fail('console.absent') };
  });
}
