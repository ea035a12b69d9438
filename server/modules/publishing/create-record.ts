import type { CheckedInput } from '../../../contract/call.ts';
import type { ContentRecord, createContent as call } from '../../../contract/publishing.ts';
import type { ContentKind } from '../../../contract/publishing.values.ts';
import { fixedKinds } from '../../../contract/publishing.values.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { doOnce } from '../../infra/done-requests/index.ts';
import { fail } from '../../infra/failures/index.ts';
import { type Editor, rulesFor } from './change-record.ts';
import { cleanValue } from './clean-value.ts';
import { addItem, changeItem } from './items.store.ts';
import { readRecord, titleOf } from './read-record.ts';
import { refuseGoneFiles } from './save-draft.ts';

const createdBefore =
  'Черновик уже сохранён с прежним содержанием, хотя ответ до вас не дошёл: он стоит в списке этого раздела, внесите правки в него. Если сохранить ещё раз, появится вторая запись.';

/** Makes a record that only the console sees. @throws Failure `publishing.fixed` where the records are given, `common.done-before`, `publishing.file-gone` */
export async function createRecord(
  db: Db,
  editor: Editor & { viewer: { userId: string } },
  kind: ContentKind,
  { key, value: raw }: CheckedInput<typeof call>['body'],
  ownSites: readonly string[],
): Promise<ContentRecord> {
  const rules = rulesFor(kind, editor.viewer);
  if (fixedKinds.includes(kind)) fail('publishing.fixed');
  const value = cleanValue(kind, raw, ownSites);
  const { userId } = editor.viewer;
  const add = async (transaction: Db) => {
    await refuseGoneFiles(transaction, value, []);
    const code = rules.nextNumber ? String(await rules.nextNumber(transaction)) : null;
    const id = await addItem(transaction, kind, code);
    await changeItem(
      transaction,
      id,
      { draft: value, title: titleOf(rules, value) },
      { by: userId, event: 'saved', value },
    );
    await writeAudit(transaction, {
      action: 'content-created',
      origin: editor.origin,
      userId,
      object: `${kind}:${id}`,
      change: { before: null, after: value },
    });
    return id;
  };
  const asked = { userId, key, what: `content-created:${kind}`, asked: value, otherwise: createdBefore };
  return inTransaction(db, async (transaction) =>
    readRecord(transaction, rules, await doOnce(transaction, asked, () => add(transaction))),
  );
}
