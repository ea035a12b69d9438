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
  const find = async (transaction: Db) => {
    const found = (await findVersion(transaction, named.id, from)) ?? fail('console.absent');
    return { ...emptyValue(named.kind), ...found };
  };
  return changeRecord(db, editor, named, 'content-restored', {
    isDone: async ({ item, value }, transaction) =>
      item.removedAt === null && isDeepStrictEqual({ ...emptyValue(named.kind), ...value }, await find(transaction)),
    change: async (transaction, record) => {
      const value = await find(transaction);
      const event = record.item.removedAt === null ? 'restored' : 'returned';
      await keepDraft(transaction, record, value, { by: editor.viewer.userId, event });
      return { before: record.value, after: value };
    },
  });
}
