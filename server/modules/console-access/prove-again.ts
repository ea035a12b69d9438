import { writeAudit } from '../../infra/audit/index.ts';
import { inTransaction } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import { findCredentials, noteProof, passwordFits } from '../identity/index.ts';
import type { AccessNeeds } from './access-needs.ts';
import { refuseProof } from './refuse-proof.ts';
import { spendCode } from './spend-code.ts';
import { tellOfAccess } from './tell-of-access.ts';

/**
 * Proves once more who the person is: by the password, and by a code where the account has a second factor. What is
 * dangerous is open for 10 minutes then. A session that has proved it is told so: the answer may have been lost, and the code
 * used up. @throws Failure `console.*`, `identity.busy`
 */
export async function proveAgain(
  needs: AccessNeeds,
  { password, code }: { password: string; code: string },
  caller: SignedInCaller,
): Promise<void> {
  const { db, limits, mailing } = needs;
  const { viewer, origin } = caller;
  if (viewer.provedFreshly && viewer.secondFactor !== 'asked') return;
  const kept = await findCredentials(db, viewer.userId);
  if (!kept) fail('common.not-signed-in');
  const { isWorthTelling } = await limits.admit(db, caller);
  if (isWorthTelling) await tellOfAccess(db, mailing, viewer.userId, 'guessed');
  // Before the code, so that a wrong password uses none up.
  if (!(await passwordFits(kept.password_hash, password, { isKnown: true })))
    return refuseProof(db, caller, 'wrong-password');
  const spent = await inTransaction(db, async (transaction) => {
    const spent = await spendCode(transaction, needs, viewer.userId, code);
    if (spent === 'wrong' || spent === 'used') return spent;
    await noteProof(transaction, viewer.sessionId, spent !== 'no-second-factor');
    const details = { by: spent === 'no-second-factor' ? 'password' : spent };
    await writeAudit(transaction, { action: 'proved-again', origin, userId: viewer.userId, details });
    if (spent === 'recovery-code') await tellOfAccess(transaction, mailing, viewer.userId, 'recovery-code-used');
    return spent;
  });
  if (spent === 'wrong' || spent === 'used') return refuseProof(db, caller, spent);
  await limits.forgive(viewer.userId);
}
