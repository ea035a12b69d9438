import type { CallAnswer } from '../../../contract/call.ts';
import type { ContentRecord, listContentVersions } from '../../../contract/publishing.ts';
import type { ContentKind, ContentReaders } from '../../../contract/publishing.values.ts';
import { fixedKinds } from '../../../contract/publishing.values.ts';
import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import { carryOver } from './carry-over.ts';
import { emptyValue } from './clean-value.ts';
import type { ContentRules, ContentValue, Reference } from './content-kind.ts';
import { text } from './content-kind.ts';
import { findVersion, listVersions } from './history.store.ts';
import { findItem, type Item } from './items.store.ts';
import { findState } from './list.store.ts';
import { listMovedTo } from './moved.store.ts';

/** A record with what is drafted and what is published. */
export async function openRecord(db: Db, rules: ContentRules, item: Item) {
  const published = item.code === null ? undefined : await rules.read(db, item.code);
  const { isShown } = await findState(db, rules, item.id);
  const last = item.draft ?? published ?? (await findVersion(db, item.id));
  const value: ContentValue = {
    ...emptyValue(rules.kind),
    ...(item.draft ? carryOver(item.draft, item.base, published) : last),
  };
  return { rules, item, value, published, isShown };
}

/** A record as the console works on it. @throws Failure `console.absent` */
export async function readRecord(db: Db, rules: ContentRules, id: string): Promise<ContentRecord> {
  const item = (await findItem(db, rules.kind, id)) ?? fail('console.absent');
  const { value, published, isShown } = await openRecord(db, rules, item);
  const { state, title } = await findState(db, rules, id);
  const isFixed = fixedKinds.includes(rules.kind);
  const references = item.code === null || isFixed ? [] : await listReferences(db, rules, item.code);
  return {
    id,
    kind: rules.kind,
    code: item.code,
    // What has no name of its own is called as in the list.
    title: (rules.title === undefined && title) || titleOf(rules, value, item),
    state: state as ContentRecord['state'],
    version: item.version,
    value,
    published: published ?? null,
    address: isShown && item.code !== null && published ? rules.address(item.code, published) : null,
    readers: isShown && item.code !== null ? await readersOf(db, rules, item.code) : 'nobody',
    editedBy: item.editedBy,
    editedAt: item.editedAt,
    publishedAt: item.publishedAt,
    publishAt: item.publishAt,
    publishFailure: item.publishFailure,
    movedFrom: await listMovedTo(db, id),
    references,
    mayWithdraw: rules.withdraw !== undefined && isShown && !isKept(rules, item),
    mayRemove: !isFixed && item.removedAt === null && !isKept(rules, item),
    mayRename:
      rules.key === 'position' || (rules.key === 'code' && !(published && rules.keepsKey) && !isKept(rules, item)),
  };
}

async function readersOf(db: Db, rules: ContentRules, code: string): Promise<ContentReaders> {
  if (await rules.leftOut?.(db, code)) return 'nobody';
  return (await rules.asksForSignIn?.(db, code)) ? 'signed-in' : 'everybody';
}

/** Pages of the site themselves lead to it. */
export const isKept = ({ kept = [] }: ContentRules, { code }: Pick<Item, 'code'>): boolean =>
  code !== null && kept.includes(code);

/** What a record is called. */
export const titleOf = (rules: ContentRules, value: ContentValue, item?: Pick<Item, 'code'>): string =>
  (rules.title && text(value[rules.title])) || (item?.code ?? '');

async function listReferences(db: Db, rules: ContentRules, code: string): Promise<Reference[]> {
  return (await rules.references?.(db, code)) ?? [];
}

/** The history of a record, the newest first. @throws Failure `console.absent` */
export async function readVersions(
  db: Db,
  kind: ContentKind,
  id: string,
): Promise<CallAnswer<typeof listContentVersions>> {
  if (!(await findItem(db, kind, id))) fail('console.absent');
  return { versions: await listVersions(db, id) };
}
