import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import type { Origin } from '../../infra/http/index.ts';
import { hashToken } from './session-token.ts';
import { deleteSessionByToken } from './sessions.store.ts';

/** Ends the session of the token, if there is one; signing out twice is not an error (spec: identity.sign-out). */
export async function signOut(db: Db, token: string | undefined, origin: Origin): Promise<void> {
  if (!token) return;
  await inTransaction(db, async (transaction) => {
    const ended = await deleteSessionByToken(transaction, hashToken(token));
    if (ended) await writeAudit(transaction, { action: 'sign-out', origin, userId: ended.user_id });
  });
}
