import type { CheckedInput } from '../../../contract/call.ts';
import type { addSynonyms as addCall, changeSynonyms as call } from '../../../contract/search-synonyms-console.ts';
import { type AuditAction, writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { changedBefore, doOnce } from '../../infra/done-requests/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { JsonText, SignedInCaller } from '../../infra/http/index.ts';
import { tellChange } from '../../infra/page-cache/index.ts';
import { checkSynonyms } from './check-synonyms.ts';
import { takeTurn } from './prepare.store.ts';
import { nextSynonymGroup, readSynonymGroup, takeSynonymGroup, writeSynonymGroup } from './synonyms-console.store.ts';

export { readSynonymGroups as listSynonyms } from './synonyms-console.store.ts';

/** One group for the console. @throws Failure `console.absent` */
export async function getSynonyms(db: Db, id: string): Promise<JsonText> {
  return (await readSynonymGroup(db, id)) ?? fail('console.absent');
}

const addedBefore =
  'Группа уже сохранена с прежними словами, хотя ответ до вас не дошёл: она стоит в списке синонимов, исправьте её там. Если сохранить ещё раз, появится вторая группа.';

const removedBefore =
  'Эта группа уже была сохранена, хотя ответ до вас не дошёл, и потом её удалили. Если сохранить ещё раз, она появится снова.';

/** Adds a group: the very next search knows it (spec: search.synonyms-edited). @throws Failure of the call */
export function addSynonyms(
  db: Db,
  caller: SignedInCaller,
  { key, terms: typed }: CheckedInput<typeof addCall>['body'],
): Promise<JsonText> {
  const { userId } = caller.viewer;
  const add = async (transaction: Db) => {
    await takeTurn(transaction);
    const terms = await checkSynonyms(transaction, typed);
    const next = await nextSynonymGroup(transaction);
    await keep(transaction, caller, 'synonyms-added', { id: next, before: null, after: terms });
    return next;
  };
  const asked = { userId, key, what: 'synonyms-added', asked: { typed }, otherwise: addedBefore };
  return inTransaction(db, async (transaction) => {
    const id = await doOnce(transaction, asked, () => add(transaction));
    // One that was made before and is gone: the next press makes another.
    return (await readSynonymGroup(transaction, id)) ?? fail('common.done-before', { message: removedBefore });
  });
}

/** Changes a group. @throws Failure of the call */
export async function changeSynonyms(
  db: Db,
  caller: SignedInCaller,
  id: string,
  { version, key, terms: typed }: CheckedInput<typeof call>['body'],
): Promise<JsonText> {
  const change = async (transaction: Db) => {
    const group = (await takeSynonymGroup(transaction, id)) ?? fail('console.absent');
    if (group.version !== version) fail('console.changed');
    const after = await checkSynonyms(transaction, typed, { id, terms: group.terms });
    await keep(transaction, caller, 'synonyms-changed', { id, before: group.terms, after });
    return id;
  };
  const { userId } = caller.viewer;
  const asked = { userId, key, what: `synonyms-changed:${id}`, asked: { typed }, otherwise: changedBefore };
  await inTransaction(db, (transaction) => doOnce(transaction, asked, () => change(transaction)));
  return getSynonyms(db, id);
}

/** Removes a group; a later build does not bring it back. @throws Failure `console.absent` */
export async function removeSynonyms(db: Db, caller: SignedInCaller, id: string): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const group = (await takeSynonymGroup(transaction, id)) ?? fail('console.absent');
    await keep(transaction, caller, 'synonyms-removed', { id, before: group.terms, after: null });
  });
}

interface Kept {
  id: string;
  before: readonly string[] | null;
  after: readonly string[] | null;
}

async function keep(
  transaction: Db,
  { viewer, origin }: SignedInCaller,
  action: AuditAction,
  { id, before, after }: Kept,
): Promise<void> {
  await writeSynonymGroup(transaction, id, after ?? []);
  await writeAudit(transaction, {
    action,
    origin,
    userId: viewer.userId,
    object: `synonyms:${id}`,
    change: { before: before && { terms: before }, after: after && { terms: after } },
  });
  // A replica that lags must not answer the next search.
  await tellChange(transaction, ['synonyms']);
}
