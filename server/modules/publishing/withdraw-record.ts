import type { ContentRecord } from '../../../contract/publishing.ts';
import { fixedKinds } from '../../../contract/publishing.values.ts';
import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import { changeRecord, type Editor, type Named, noDraft, type OpenRecord } from './change-record.ts';
import type { ContentRules } from './content-kind.ts';
import { changeItem, type Item } from './items.store.ts';
import { isKept, titleOf } from './read-record.ts';
import { keepFound } from './save-draft.ts';
import { tellRecordChange } from './tell-record-change.ts';

/** Takes the record off the site; its text stays in the console. @throws Failure `publishing.fixed` */
export function withdrawRecord(db: Db, editor: Editor, named: Named): Promise<ContentRecord> {
  const made = { by: editor.viewer.userId, event: 'withdrawn' } as const;
  return changeRecord(db, editor, named, 'content-withdrawn', {
    event: made.event,
    change: async (transaction, record) => {
      const { rules, item, published, value } = record;
      if (!rules.withdraw || isKept(rules, item)) fail('publishing.fixed');
      await keepFound(transaction, record);
      if (item.code !== null) await rules.withdraw(transaction, item.code);
      await changeItem(transaction, item.id, { publishAt: null, publishBy: null }, { ...made, value });
      await tellRecordChange(transaction, record);
      return { before: published ?? null, after: null };
    },
  });
}

/** Drops the draft: what is published is the whole record again. @throws Failure `publishing.not-published` */
export function discardDraft(db: Db, editor: Editor, named: Named): Promise<ContentRecord> {
  return changeRecord(db, editor, named, 'content-discarded', {
    isDone: ({ item, published }) => published !== undefined && item.draft === null,
    change: async (transaction, { item, published, value }) => {
      if (!published) fail('publishing.not-published');
      await changeItem(transaction, item.id, noDraft, {
        by: editor.viewer.userId,
        event: 'discarded',
        value: published,
      });
      return { before: value, after: published };
    },
  });
}

/** Removes the record from the site and from the lists; it can be returned. @throws Failure `publishing.in-use` */
export function removeRecord(db: Db, editor: Editor, named: Named): Promise<ContentRecord> {
  return changeRecord(db, editor, named, 'content-removed', {
    isDone: ({ item }) => item.removedAt !== null,
    change: async (transaction, record) => {
      await takeOff(transaction, record, editor.viewer.userId);
      await tellRecordChange(transaction, record);
      return { before: record.published ?? record.value, after: null };
    },
  });
}

/** Whether the pages of the site or what customers have need the record. */
export async function findHold(
  db: Db,
  rules: ContentRules,
  item: Pick<Item, 'code'>,
): Promise<'publishing.fixed' | 'publishing.in-use' | undefined> {
  if (fixedKinds.includes(rules.kind) || isKept(rules, item)) return 'publishing.fixed';
  const references = item.code === null ? [] : ((await rules.references?.(db, item.code)) ?? []);
  return references.some(({ holds }) => holds) ? 'publishing.in-use' : undefined;
}

/** Takes a record out of the public tables and the lists, with its version. @throws Failure as `removeRecord` */
export async function takeOff(transaction: Db, record: OpenRecord, by: string | null): Promise<void> {
  const { rules, item, published, value } = record;
  const hold = await findHold(transaction, rules, item);
  if (hold) fail(hold);
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
    { by, event: 'removed', value },
  );
  if (item.code !== null && published) await rules.remove?.(transaction, item.code);
}
