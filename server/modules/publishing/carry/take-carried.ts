import type { CarriedRecord, ContentKind } from '../../../../contract/publishing.values.ts';
import { writeAudit } from '../../../infra/audit/index.ts';
import type { Db } from '../../../infra/database/index.ts';
import { fail } from '../../../infra/failures/index.ts';
import type { Origin } from '../../../infra/http/index.ts';
import type { ContentRules } from '../content-kind.ts';
import { addItem, changeItem, type Item, takeItem } from '../items.store.ts';
import { kinds } from '../kinds.ts';
import { keepMoved } from '../moved.store.ts';
import { prepareCarried } from '../prepare-publication.ts';
import { writePublication } from '../publish-record.ts';
import { openRecord, titleOf } from '../read-record.ts';
import { keepFound } from '../save-draft.ts';
import { findHold, takeOff } from '../withdraw-record.ts';
import { findKeyed, lockKeyed } from './carried.store.ts';
import { changedParts, keyOfCarried } from './carried-record.ts';

/** Who brings the records; the command of the server is nobody. */
export interface Carrier {
  readonly userId: string | null;
  readonly origin?: Origin | undefined;
}

type Keyed = Pick<CarriedRecord, 'code' | 'id'>;

/**
 * Writes what differs of a record from what stands here by the rules of publishing: checked, in the public tables, with its versions and its
 * audit row. @throws Failure as publishing does
 */
export async function takeCarried(
  transaction: Db,
  kind: ContentKind,
  given: CarriedRecord,
  here: CarriedRecord | undefined,
  carrier: Carrier,
): Promise<void> {
  const rules = kinds[kind];
  const parts = here ? changedParts(here, given) : (['value', 'state', 'draft'] as const);
  const id =
    (await findKeyed(transaction, kind, keyOfCarried(given), given.code !== null)) ??
    (await addCarried(transaction, rules, given));
  const take = async () => (await takeItem(transaction, kind, id)) ?? fail('console.absent');
  if (given.value && parts.some((part) => part === 'value' || part === 'state'))
    await putOnSite(transaction, rules, await take(), given, carrier);
  if (given.draft && parts.some((part) => part === 'draft'))
    await putDraft(transaction, rules, await take(), given, carrier);
  await writeAudit(transaction, {
    ...{ action: 'content-imported', origin: carrier.origin, userId: carrier.userId },
    object: `${kind}:${id}`,
    change: { before: here?.value ?? null, after: given.value ?? given.draft },
  });
}

/** A key that the form itself has is given by the publication. */
function addCarried(transaction: Db, { kind, key }: ContentRules, { code, id }: Keyed): Promise<string> {
  const isOfForm = key === 'code' || key === 'position';
  return addItem(transaction, kind, isOfForm ? null : code, id ?? undefined);
}

async function putOnSite(
  transaction: Db,
  rules: ContentRules,
  item: Item,
  { value, state }: CarriedRecord,
  { userId: by }: Carrier,
): Promise<void> {
  const wasRemoved = item.removedAt !== null;
  const opened = await openRecord(transaction, rules, { ...item, removedAt: null });
  const record = { ...opened, value: value ?? {} };
  const prepared = await prepareCarried(transaction, record);
  await keepFound(transaction, record);
  await writePublication(transaction, record, prepared);
  const after = (await rules.read(transaction, prepared.code)) ?? prepared.value;
  const made = { by, value: after };
  await changeItem(
    transaction,
    item.id,
    { isPublished: true, isRemoved: false, ...((wasRemoved || !item.draft) && { draft: null, base: null, title: '' }) },
    { ...made, event: 'published' },
  );
  if (state !== 'withdrawn') return;
  await rules.withdraw?.(transaction, prepared.code);
  await changeItem(transaction, item.id, {}, { ...made, event: 'withdrawn' });
}

/** An unfinished text needs no checks; a publication that was planned was of the text before. */
async function putDraft(
  transaction: Db,
  rules: ContentRules,
  item: Item,
  { draft }: CarriedRecord,
  { userId: by }: Carrier,
): Promise<void> {
  if (!draft) return;
  const { published } = await openRecord(transaction, rules, item);
  await keepFound(transaction, { item, published });
  await changeItem(
    transaction,
    item.id,
    {
      ...{ draft, base: published ?? null, title: titleOf(rules, draft), isRemoved: false },
      ...{ publishAt: null, publishBy: null, publishFailure: null },
    },
    { by, event: 'saved', value: draft },
  );
}

/** Lets the old addresses lead to the record, after all records are there: what stands at an address itself wins. */
export async function takeMovedFrom(transaction: Db, kind: ContentKind, given: CarriedRecord): Promise<void> {
  const rules = kinds[kind];
  if (!rules.moves || given.code === null) return;
  const id = await findKeyed(transaction, kind, given.code, true);
  for (const code of given.movedFrom)
    if (id !== undefined && !(await rules.read(transaction, code))) await keepMoved(transaction, kind, code, id);
}

/** Keeps the records of these keys from editors until the end of the transaction. */
export const keepFromOthers = (transaction: Db, kind: ContentKind, keys: readonly string[]): Promise<void> =>
  lockKeyed(transaction, kind, keys);

/** Frees what one record of a kind alone may have, before it goes from one to another. */
export async function releaseCarried(transaction: Db, kind: ContentKind, keys: readonly string[]): Promise<void> {
  await kinds[kind].release?.(transaction, keys);
}

/** The record without what one record alone may have, where another is about to get it; nothing where it keeps it. */
export function withoutSingle(
  kind: ContentKind,
  here: CarriedRecord,
  taken: ReadonlySet<unknown>,
): CarriedRecord | undefined {
  const { single } = kinds[kind];
  const own = single === undefined ? null : (here.value?.[single] ?? null);
  if (single === undefined || own === null || !taken.has(own)) return undefined;
  return { ...here, draft: null, value: { ...here.value, [single]: null } };
}

/** What one record of the kind alone may have, of this one. */
export const singleOf = (kind: ContentKind, { value }: CarriedRecord): unknown => value?.[kinds[kind].single ?? ''];

/** Whether the record stays because the site or customers need it. */
export const isHeld = async (db: Db, kind: ContentKind, { code }: Keyed): Promise<boolean> =>
  (await findHold(db, kinds[kind], { code })) !== undefined;

/** Takes a record off that the archive does not have; it can be returned. Returns whether it could go. */
export async function takeOffCarried(
  transaction: Db,
  kind: ContentKind,
  given: Keyed,
  { userId, origin }: Carrier,
): Promise<boolean> {
  const rules = kinds[kind];
  const id = await findKeyed(transaction, kind, keyOfCarried(given), given.code !== null);
  const item = id === undefined ? undefined : await takeItem(transaction, kind, id);
  if (!item || item.removedAt !== null || (await findHold(transaction, rules, item))) return false;
  const record = await openRecord(transaction, rules, item);
  await takeOff(transaction, record, userId);
  await writeAudit(transaction, {
    ...{ action: 'content-removed', origin, userId, object: `${kind}:${id}` },
    change: { before: record.published ?? record.value, after: null },
  });
  return true;
}
