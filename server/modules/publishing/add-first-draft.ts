import type { ContentKind } from '../../../contract/publishing.values.ts';
import type { Db } from '../../infra/database/index.ts';
import { cleanValue } from './clean-value.ts';
import type { ContentValue } from './content-kind.ts';
import { addItem, changeItem } from './items.store.ts';
import { kinds } from './kinds.ts';
import { titleOf } from './read-record.ts';

/** Makes a draft that nobody has written: of the first content of an installation. */
export async function addFirstDraft(db: Db, kind: ContentKind, raw: ContentValue): Promise<void> {
  const rules = kinds[kind];
  const value = cleanValue(kind, raw, []);
  const code = rules.nextNumber ? String(await rules.nextNumber(db)) : null;
  const id = await addItem(db, kind, code);
  await changeItem(db, id, { draft: value, title: titleOf(rules, value) }, { by: null, event: 'saved', value });
}
