import type { CheckedInput } from '../../../contract/call.ts';
import type { changeSubscriber as call } from '../../../contract/subscribers-console.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { changedBefore, doOnce } from '../../infra/done-requests/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { JsonText, SignedInCaller } from '../../infra/http/index.ts';
import { getSubscriber } from './read-subscribers.ts';
import { partnerIsThere, saveSubscriber, takeSubscriber } from './subscribers-console.store.ts';

/** Changes an organisation's name and the partner that serves it. @throws Failure of the call */
export async function changeSubscriber(
  db: Db,
  { viewer, origin }: SignedInCaller,
  id: string,
  { version, key, ...form }: CheckedInput<typeof call>['body'],
): Promise<JsonText> {
  const { userId } = viewer;
  const { name } = form;
  const partnerId = form.partnerId === null ? null : Number(form.partnerId);
  const change = async (transaction: Db) => {
    const before = (await takeSubscriber(transaction, id)) ?? fail('console.absent');
    if (before.version !== version) fail('console.changed');
    if (partnerId !== null && !(await partnerIsThere(transaction, partnerId))) fail('people.unknown-partner');
    await saveSubscriber(transaction, id, name, partnerId);
    await writeAudit(transaction, {
      action: 'subscriber-changed',
      origin,
      userId,
      subscriberId: id,
      object: `subscriber:${id}`,
      change: { before: { name: before.name, partnerId: before.partnerId }, after: { name, partnerId } },
    });
    return id;
  };
  const asked = { userId, key, what: `subscriber-changed:${id}`, asked: form, otherwise: changedBefore };
  await inTransaction(db, (transaction) => doOnce(transaction, asked, () => change(transaction)));
  return getSubscriber(db, id);
}
