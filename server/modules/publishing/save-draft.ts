import { isDeepStrictEqual } from 'node:util';
import type { ContentRecord } from '../../../contract/publishing.ts';
import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import { changeRecord, type Editor, type Named, type OpenRecord } from './change-record.ts';
import { cleanValue, emptyValue } from './clean-value.ts';
import type { ContentValue } from './content-kind.ts';
import { findGoneFiles } from './find-gone-files.ts';
import { findVersion } from './history.store.ts';
import { addVersion, changeItem } from './items.store.ts';
import { titleOf } from './read-record.ts';

/** Keeps what was typed as the draft; an unfinished text is a draft too. @throws Failure `publishing.file-gone` with the fields */
export function saveDraft(
  db: Db,
  editor: Editor,
  named: Named,
  raw: ContentValue,
  ownSites: readonly string[],
): Promise<ContentRecord> {
  const after = cleanValue(named.kind, raw, ownSites);
  return changeRecord(db, editor, named, 'content-saved', {
    isDone: ({ item, value }) =>
      item.removedAt === null && isDeepStrictEqual({ ...emptyValue(named.kind), ...value }, after),
    change: async (transaction, record) => {
      if (record.item.removedAt !== null) fail('publishing.removed');
      await refuseGoneFiles(transaction, after, [record.value, record.published]);
      await keepDraft(transaction, record, after, { by: editor.viewer.userId, event: 'saved' });
      return { before: record.value, after };
    },
  });
}

/** @throws Failure `publishing.file-gone` where the value newly names a file that the library no longer has */
export async function refuseGoneFiles(
  transaction: Db,
  value: ContentValue,
  before: readonly (ContentValue | undefined)[],
): Promise<void> {
  const fields = await findGoneFiles(transaction, value, before);
  if (Object.keys(fields).length > 0) fail('publishing.file-gone', { fields });
}

/** The draft with its version; the first change also keeps what was found. */
export async function keepDraft(
  transaction: Db,
  { rules, item, published, isShown }: OpenRecord,
  value: ContentValue,
  made: { by: string | null; event: 'saved' | 'restored' | 'returned' },
): Promise<void> {
  await keepFound(transaction, { item, published });
  const isAsPublished = isShown && isDeepStrictEqual(value, { ...emptyValue(rules.kind), ...published });
  const change = isAsPublished
    ? { draft: null, base: null, title: '' }
    : { draft: value, base: published ?? null, title: titleOf(rules, value) };
  await changeItem(
    transaction,
    item.id,
    { ...change, ...(made.event === 'returned' && { isRemoved: false }) },
    { ...made, value },
  );
}

/** A record that was never edited begins its history with what it was. */
export async function keepFound(
  transaction: Db,
  { item, published }: Pick<OpenRecord, 'item' | 'published'>,
): Promise<void> {
  if (item.version > 0 || !published || (await findVersion(transaction, item.id))) return;
  await addVersion(transaction, item.id, 0, { by: null, event: 'found', value: published });
}
