import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import { deleteAllSessions, deleteSession } from './sessions.store.ts';
import { ownerOfSession, takeUser } from './users-console.store.ts';

/** Ends every session of an account; returns how many. @throws Failure `console.absent` */
export async function endUserSessions(db: Db, { viewer, origin }: SignedInCaller, id: string): Promise<number> {
  return inTransaction(db, async (transaction) => {
    if (!(await takeUser(transaction, id))) fail('console.absent');
    const sessions = await deleteAllSessions(transaction, id);
    const about = { origin, userId: viewer.userId, object: `user:${id}`, details: { sessions } };
    await writeAudit(transaction, { action: 'sessions-ended', ...about });
    return sessions;
  });
}

/** Ends one session of anybody. @throws Failure `console.absent` */
export async function endUserSession(db: Db, { viewer, origin }: SignedInCaller, sessionId: string): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const userId = (await ownerOfSession(transaction, sessionId)) ?? fail('console.absent');
    if (!(await deleteSession(transaction, userId, sessionId))) fail('console.absent');
    const about = { origin, userId: viewer.userId, object: `user:${userId}` };
    await writeAudit(transaction, { action: 'session-ended', ...about });
  });
}
