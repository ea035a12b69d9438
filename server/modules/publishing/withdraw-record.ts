import type { ContentRecord } from '../../../contract/publishing.ts';
import { fixedKinds } from '../../../contract/publishing.values.ts';
import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import { changeRecord, type Editor, type Named } from './change-record.ts';
import { changeItem } from './items.store.ts';
import { dropMovedTo } from './moved.store.ts';
import { isKept, titleOf } from './read-record.ts';
import { keepFound } from './save-draft.ts';
import { tellRecordChange } from './tell-record-change.ts';

/** Takes the record off the site; its text stays in the console. @throws Failure `publishing.fixed` */
export function withdrawRecord(db: Db, editor: Editor, named: Named): Promise<ContentRecord> {
  return changeRecord(db, editor, named, 'content-withdrawn', async (transaction, record) => {
    const { rules, item, published, value } = record;
    if (!rules.withdraw || isKept(rules, item)) fail('publishing.fixed');
    await keepFound(transaction, record);
    if (item.code !== null) await rules.withdraw(transaction, item.code);
    await changeItem(
      transaction,
      item.id,
      { publishAt: null, publishBy: null },
      { by: editor.viewer.userId, event: 'withdrawn', value },
    );
    await tellRecordChange(transaction, record);
    return { before: published ?? null, after: null };
  });
}

/** Drops the draft: what is published is the whole record again. @throws Failure `publishing.not-published` */
export function discardDraft(db: Db, editor: Editor, named: Named): Promise<ContentRecord> {
  return changeRecord(db, editor, named, 'content-discarded', async (transaction, { item, published, value }) => {
    if (!published) fail('publishing.not-published');
    await changeItem(
      transaction,
      item.id,
      { draft: null, base: null, title: '', publishAt: null, publishBy: null, publishFailure: null },
      { by: editor.viewer.userId, event: 'discarded', value: published },
    );
    return { before: value, after: published };
  });
}

/** Removes the record from the site and from the lists; it can be returned. @throws Failure `publishing.in-use` */
export function removeRecord(db: Db, editor: Editor, named: Named): Promise<ContentRecord> {
  return changeRecord(db, editor, named, 'content-removed', async (transaction, record) => {
    const { rules, item, published, value } = record;
    if (fixedKinds.includes(rules.kind) || isKept(rules, item)) fail('publishing.fixed');
    const references = item.code === null ? [] : ((await rules.references?.(transaction, item.code)) ?? []);
    if (references.some(({ holds }) => holds)) fail('publishing.in-use');
    await keepFound(transaction, record);
    await changeItem(
      transaction,
      item.id,
      {
        // A number is not given twice; an address is free again.
        ...(rules.key !== 'number' && { code: null }),
        ...{ draft: value, base: null, title: titleOf(rules, value, item), isRemoved: true },
        ...{ publishAt: null, publishBy: null, publishFailure: null },
      },
      { by: editor.viewer.userId, event: 'removed', value },
    );
    await dropMovedTo(transaction, item.id);
    if (item.code !== null && published) await rules.remove?.(transaction, item.code);
    await tellRecordChange(transaction, record);
    return { before: published ?? value, after: null };
  });
}
