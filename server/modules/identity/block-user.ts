import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import { keepAnOperator } from './keep-an-operator.ts';
import { deleteRecoveryCode } from './recovery.store.ts';
import { deleteAllSessions } from './sessions.store.ts';
import { setBlocked, takeUser } from './users-console.store.ts';

/** Blocks an account: its sessions end at once, and neither a password nor a recovery code lets in. @throws Failure of the call */
export async function blockUser(db: Db, { viewer, origin }: SignedInCaller, id: string): Promise<void> {
  if (id === viewer.userId) fail('people.own-account');
  await inTransaction(db, async (transaction) => {
    await keepAnOperator(transaction, id);
    const user = (await takeUser(transaction, id)) ?? fail('console.absent');
    if (user.blocked) return;
    await setBlocked(transaction, id, true);
    await deleteRecoveryCode(transaction, id);
    const sessions = await deleteAllSessions(transaction, id);
    await writeAudit(transaction, {
      action: 'user-blocked',
      origin,
      userId: viewer.userId,
      object: `user:${id}`,
      details: { sessions },
      change: { before: { blocked: false }, after: { blocked: true }, personId: id },
    });
  });
}

/** Lets a blocked account in again; its password is the one of before. @throws Failure `console.absent` */
export async function unblockUser(db: Db, { viewer, origin }: SignedInCaller, id: string): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const user = (await takeUser(transaction, id)) ?? fail('console.absent');
    if (!user.blocked) return;
    await setBlocked(transaction, id, false);
    const change = { before: { blocked: true }, after: { blocked: false }, personId: id };
    const about = { origin, userId: viewer.userId, object: `user:${id}`, change };
    await writeAudit(transaction, { action: 'user-unblocked', ...about });
  });
}
