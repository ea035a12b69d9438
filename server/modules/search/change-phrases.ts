import type { CheckedInput } from '../../../contract/call.ts';
import type { changePhrases as call } from '../../../contract/search-phrases-console.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { changedBefore, doOnce } from '../../infra/done-requests/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { JsonText, SignedInCaller } from '../../infra/http/index.ts';
import { tellChange } from '../../infra/page-cache/index.ts';
import { checkPhrases } from './check-phrases.ts';
import { readAskedDocument, takePhrases, writePhrases } from './phrases-console.store.ts';

export { readAskedDocuments as listPhrases } from './phrases-console.store.ts';

/** One document with its phrases for the console. @throws Failure `console.absent` */
export async function getPhrases(db: Db, id: string): Promise<JsonText> {
  return (await readAskedDocument(db, id)) ?? fail('console.absent');
}

/** Changes the phrases of a document: the very next search knows them (spec: search.phrases-edited). @throws Failure of the call */
export async function changePhrases(
  db: Db,
  { viewer, origin }: SignedInCaller,
  id: string,
  { version, key, phrases: typed }: CheckedInput<typeof call>['body'],
): Promise<JsonText> {
  const { userId } = viewer;
  const change = async (transaction: Db) => {
    const document = (await takePhrases(transaction, id)) ?? fail('console.absent');
    if (document.version !== version) fail('console.changed');
    const phrases = await checkPhrases(transaction, typed, document.phrases);
    await writePhrases(transaction, id, phrases);
    await writeAudit(transaction, {
      action: 'phrases-changed',
      origin,
      userId,
      object: `phrases:${id}`,
      change: { before: { phrases: document.phrases }, after: { phrases } },
    });
    // A replica that lags must not answer the next search.
    await tellChange(transaction, ['phrases']);
    return id;
  };
  const asked = { userId, key, what: `phrases-changed:${id}`, asked: { typed }, otherwise: changedBefore };
  return inTransaction(db, async (transaction) =>
    getPhrases(transaction, await doOnce(transaction, asked, () => change(transaction))),
  );
}
