import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import type { Mailing } from '../mail/index.ts';
import { findCredentials, savePasswordHash } from './identity.store.ts';
import { refuseSamePassword, refuseWeakPassword } from './password-strength.ts';
import { hashPassword, passwordFits } from './passwords.ts';
import { hashToken, newSessionToken } from './session-token.ts';
import { deleteOtherSessions, replaceToken } from './sessions.store.ts';
import { isReported, type SignInLimits } from './sign-in-limits.ts';
import { tellOfNewPassword } from './tell-of-new-password.ts';

interface PasswordChange {
  password: string;
  newPassword: string;
}

interface Needs {
  db: Db;
  limits: SignInLimits;
  mailing: Mailing;
}

/**
 * Changes the password, ends all other sessions, renews the current one and queues a letter to the person, in one
 * transaction; returns the session's new token (spec: identity.change-password). @throws Failure `identity.*`
 */
export async function changePassword(
  { db, limits, mailing }: Needs,
  form: PasswordChange,
  { viewer, origin }: SignedInCaller,
): Promise<string> {
  const kept = await findCredentials(db, viewer.userId);
  if (!kept) fail('common.not-signed-in');
  // Somebody who is signed in is counted by the account alone.
  const attempt = { key: 'password-change', address: origin.address, knownBrowser: viewer.userId };
  const admission = await limits.admit(attempt);
  if (admission.waitSeconds > 0) {
    if (isReported(admission)) {
      const details = { attempts: admission.refused };
      await writeAudit(db, { action: 'password-change-throttled', origin, userId: viewer.userId, details });
    }
    fail('identity.password-throttled', { retryAfterSeconds: admission.waitSeconds });
  }
  if (!(await passwordFits(kept.password_hash, form.password, { isKnown: true }))) {
    await writeAudit(db, { action: 'password-change-failed', origin, userId: viewer.userId });
    fail('identity.wrong-password');
  }
  refuseSamePassword(form.password, form.newPassword);
  refuseWeakPassword(form.newPassword, kept);
  const passwordHash = await hashPassword(form.newPassword, { isKnown: true });
  const token = newSessionToken();
  await inTransaction(db, async (transaction) => {
    await savePasswordHash(transaction, viewer.userId, passwordHash);
    await deleteOtherSessions(transaction, viewer.userId, viewer.sessionId);
    await replaceToken(transaction, viewer.sessionId, hashToken(token));
    await writeAudit(transaction, { action: 'password-changed', origin, userId: viewer.userId });
    await tellOfNewPassword(transaction, mailing, kept, 'changed');
  });
  await limits.forgive(attempt);
  return token;
}
