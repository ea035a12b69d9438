import type { ContentRecord } from '../../../contract/publishing.ts';
import type { ContentKind } from '../../../contract/publishing.values.ts';
import { fixedKinds } from '../../../contract/publishing.values.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import { type Editor, rulesFor } from './change-record.ts';
import { cleanValue } from './clean-value.ts';
import type { ContentValue } from './content-kind.ts';
import { addItem, changeItem } from './items.store.ts';
import { readRecord, titleOf } from './read-record.ts';

/** Makes a record that only the console sees. @throws Failure `publishing.fixed` where the records are given */
export async function createRecord(
  db: Db,
  editor: Editor,
  kind: ContentKind,
  raw: ContentValue,
  ownSites: readonly string[],
): Promise<ContentRecord> {
  const rules = rulesFor(kind, editor.viewer);
  if (fixedKinds.includes(kind)) fail('publishing.fixed');
  const value = cleanValue(kind, raw, ownSites);
  return inTransaction(db, async (transaction) => {
    const code = rules.nextNumber ? String(await rules.nextNumber(transaction)) : null;
    const id = await addItem(transaction, kind, code);
    await changeItem(
      transaction,
      id,
      { draft: value, title: titleOf(rules, value) },
      { by: editor.viewer.userId, event: 'saved', value },
    );
    await writeAudit(transaction, {
      action: 'content-created',
      origin: editor.origin,
      userId: editor.viewer.userId,
      object: `${kind}:${code ?? id}`,
      change: { before: null, after: value },
    });
    return readRecord(transaction, rules, id);
  });
}
