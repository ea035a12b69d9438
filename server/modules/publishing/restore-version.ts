import { isDeepStrictEqual } from 'node:util';
import type { ContentRecord } from '../../../contract/publishing.ts';
import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import { changeRecord, type Editor, type Named } from './change-record.ts';
import { emptyValue } from './clean-value.ts';
import { findVersion } from './history.store.ts';
import { keepDraft } from './save-draft.ts';

/** Makes a version of before the draft; a removed record comes back by it. @throws Failure `console.absent` */
export function restoreVersion(db: Db, editor: Editor, named: Named, from: number): Promise<ContentRecord> {
  const wholeValue = async (transaction: Db, version?: number) => {
    const found = (await findVersion(transaction, named.id, version)) ?? fail('console.absent');
    return { ...emptyValue(named.kind), ...found };
  };
  return changeRecord(db, editor, named, 'content-restored', {
    isDone: async ({ item }, transaction) =>
      item.removedAt === null && isDeepStrictEqual(await wholeValue(transaction), await wholeValue(transaction, from)),
    change: async (transaction, record) => {
      const value = await wholeValue(transaction, from);
      const event = record.item.removedAt === null ? 'restored' : 'returned';
      await keepDraft(transaction, record, value, { by: editor.viewer.userId, event });
      return { before: record.value, after: value };
    },
  });
}
