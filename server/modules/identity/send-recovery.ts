import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { doOnce } from '../../infra/done-requests/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import type { Recovery } from './recover-password.ts';
import { takeUser } from './users-console.store.ts';

/**
 * Sends somebody the letter that recovers a password, once for a key; it says that an operator did (spec:
 * identity.recovery-letter). @throws Failure of the call
 */
export async function sendRecovery(
  db: Db,
  { viewer, origin }: SignedInCaller,
  { id, key }: { id: string; key?: string | undefined },
  recovery: Pick<Recovery, 'send'>,
): Promise<void> {
  const { userId } = viewer;
  const object = `user:${id}`;
  const send = async (transaction: Db) => {
    const { email, blocked, ...user } = (await takeUser(transaction, id)) ?? fail('console.absent');
    if (blocked) fail('people.blocked');
    if (email === null) fail('people.no-email');
    await recovery.send(transaction, { ...user, email });
    await writeAudit(transaction, { action: 'recovery-sent', origin, userId, object });
    return id;
  };
  await inTransaction(db, (transaction) =>
    doOnce(transaction, { userId, key, what: `recovery-sent:${id}` }, () => send(transaction)),
  );
}
