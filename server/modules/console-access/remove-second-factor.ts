import { writeAudit } from '../../infra/audit/index.ts';
import { inTransaction } from '../../infra/database/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import { deleteOtherSessions, noteProof } from '../identity/index.ts';
import type { AccessNeeds } from './access-needs.ts';
import { deleteSecondFactor, takeSecondFactor } from './second-factors.store.ts';
import { tellOfAccess } from './tell-of-access.ts';

/**
 * Turns the second factor off: recovery codes go with it, all other sessions end, the person gets a letter. The console
 * asks for a new one before it opens again. One that is off already is off: nothing is done.
 */
export async function removeSecondFactor(
  { db, mailing }: Pick<AccessNeeds, 'db' | 'mailing'>,
  { viewer: { userId, sessionId }, origin }: SignedInCaller,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    // A secret that was shown since stays.
    if (!(await takeSecondFactor(transaction, userId))?.secret) return;
    await deleteSecondFactor(transaction, userId);
    await deleteOtherSessions(transaction, userId, sessionId);
    await noteProof(transaction, sessionId, false);
    const change = { before: { secondFactor: true }, after: { secondFactor: false }, personId: userId };
    await writeAudit(transaction, { action: 'second-factor-removed', origin, userId, change });
    await tellOfAccess(transaction, mailing, userId, 'removed');
  });
}
