import type { CheckedInput } from '../../../contract/call.ts';
import type { changeSynonyms as call } from '../../../contract/search-synonyms-console.ts';
import { type AuditAction, writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
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

/** Adds a group: the very next search knows it (spec: search.synonyms-edited). @throws Failure `search.bad-synonyms` */
export async function addSynonyms(db: Db, caller: SignedInCaller, typed: readonly string[]): Promise<JsonText> {
  const id = await inTransaction(db, async (transaction) => {
    await takeTurn(transaction);
    const terms = await checkSynonyms(transaction, typed);
    const next = await nextSynonymGroup(transaction);
    await keep(transaction, caller, 'synonyms-added', { id: next, before: null, after: terms });
    return next;
  });
  return getSynonyms(db, id);
}

/** Changes a group. @throws Failure of the call */
export async function changeSynonyms(
  db: Db,
  caller: SignedInCaller,
  id: string,
  { version, terms: typed }: CheckedInput<typeof call>['body'],
): Promise<JsonText> {
  await inTransaction(db, async (transaction) => {
    const group = (await takeSynonymGroup(transaction, id)) ?? fail('console.absent');
    if (group.version !== version) fail('console.changed');
    const after = await checkSynonyms(transaction, typed, { id, terms: group.terms });
    await keep(transaction, caller, 'synonyms-changed', { id, before: group.terms, after });
  });
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
