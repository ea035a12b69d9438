import { writeAudit } from '../../infra/audit/index.ts';
import { inTransaction } from '../../infra/database/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import { noteSecondFactor } from '../identity/index.ts';
import type { AccessNeeds } from './access-needs.ts';
import { refuseProof } from './refuse-proof.ts';
import { countRecoveryCodes } from './second-factors.store.ts';
import { spendCode } from './spend-code.ts';
import { tellOfAccess } from './tell-of-access.ts';

/**
 * The second step of sign-in to the console: the session notes it, for 12 hours and until half an hour without use. Right
 * after the password it is a fresh proof as well. A session that has shown it is told so: the answer may have been lost, and the
 * code used up. @throws Failure `console.*`
 */
export async function showSecondFactor(
  needs: AccessNeeds,
  typed: string,
  caller: SignedInCaller,
): Promise<{ recoveryCodesLeft: number | null }> {
  const { db, limits, mailing } = needs;
  const { viewer, origin } = caller;
  if (viewer.secondFactor === 'shown') return { recoveryCodesLeft: null };
  const { isWorthTelling } = await limits.admit(db, caller);
  if (isWorthTelling) await tellOfAccess(db, mailing, viewer.userId, 'guessed');
  const { spent, left } = await inTransaction(db, async (transaction) => {
    const spent = await spendCode(transaction, needs, viewer.userId, typed);
    if (spent !== 'time-code' && spent !== 'recovery-code') return { spent, left: null };
    await noteSecondFactor(transaction, viewer.sessionId);
    const left = spent === 'recovery-code' ? await countRecoveryCodes(transaction, viewer.userId) : null;
    const details = { by: spent };
    await writeAudit(transaction, { action: 'second-factor-shown', origin, userId: viewer.userId, details });
    if (left !== null) await tellOfAccess(transaction, mailing, viewer.userId, 'recovery-code-used');
    return { spent, left };
  });
  if (spent !== 'time-code' && spent !== 'recovery-code') return refuseProof(db, caller, spent);
  await limits.forgive(viewer.userId);
  return { recoveryCodesLeft: left };
}
