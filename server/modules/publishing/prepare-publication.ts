import { contentForm } from '../../../contract/publishing.forms.ts';
import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { OpenRecord } from './change-record.ts';
import type { ContentRules, ContentValue } from './content-kind.ts';
import { text } from './content-kind.ts';
import { findGoneFiles } from './find-gone-files.ts';
import { hasTwinCode, type Item, waitForKey } from './items.store.ts';
import { isKept } from './read-record.ts';

/** A value that may be written, with the key of its row. */
export interface Prepared {
  readonly value: ContentValue;
  readonly code: string;
}

/**
 * Checks that the record can stand on the site, with files that the library has, unless they stand there without. @throws Failure `publishing.not-ready` with the fields,
 * `publishing.code-taken`, `publishing.place-taken`, `publishing.code-kept`
 */
export async function preparePublication(db: Db, record: OpenRecord): Promise<Prepared> {
  return prepareValue(db, record, await findGoneFiles(db, record.value, [record.published]));
}

/** The same of a record of an archive, which brings its files with it. @throws Failure as `preparePublication` */
export const prepareCarried = (db: Db, record: OpenRecord): Promise<Prepared> => prepareValue(db, record, {});

async function prepareValue(db: Db, record: OpenRecord, goneFiles: Record<string, string>): Promise<Prepared> {
  const { rules, item, value } = record;
  if (item.removedAt !== null) fail('publishing.removed');
  const fields = { ...goneFiles, ...formFaults(rules, value) };
  for (const [name, fault] of Object.entries((await rules.faults?.(db, item.code, value)) ?? {}))
    fields[name] ??= fault;
  if (Object.keys(fields).length > 0) fail('publishing.not-ready', { fields });
  const code = keyOf(rules, item, value);
  if (code !== item.code) await checkKey(db, record, code);
  return { value, code };
}

function formFaults({ kind }: ContentRules, value: ContentValue): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const { path, message } of contentForm(kind).safeParse(value).error?.issues ?? [])
    faults[path.join('.')] ??= message;
  return faults;
}

function keyOf({ key }: ContentRules, item: Item, value: ContentValue): string {
  if (key === 'code') return text(value.code);
  return key === 'position' ? String(value.position) : (item.code ?? fail('console.absent'));
}

async function checkKey(db: Db, { rules, item, published }: OpenRecord, code: string): Promise<void> {
  const isNew = item.code === null || !published;
  if (!isNew && (rules.keepsKey || isKept(rules, item))) fail('publishing.code-kept');
  await waitForKey(db, rules.kind, code);
  const isTaken = (await rules.read(db, code)) !== undefined || (await hasTwinCode(db, rules.kind, code, item.id));
  if (isTaken) fail(rules.key === 'position' ? 'publishing.place-taken' : 'publishing.code-taken');
}
