import { writeAudit } from '../../infra/audit/index.ts';
import { type CodeHasher, readCode } from '../../infra/codes/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { Origin } from '../../infra/http/index.ts';
import { addressKey, type Limit } from '../../infra/limits/index.ts';
import type { Mailing } from '../mail/index.ts';
import { findAccount, savePasswordHash } from './identity.store.ts';
import { accountKey } from './mailbox-key.ts';
import { refuseWeakPassword } from './password-strength.ts';
import { hashPassword } from './passwords.ts';
import { recoveryCodeLength } from './recover-password.ts';
import { findByRecoveryCode, spendRecoveryCode } from './recovery.store.ts';
import { deleteAllSessions } from './sessions.store.ts';
import type { SignInLimits } from './sign-in-limits.ts';
import { tellOfNewPassword } from './tell-of-new-password.ts';

interface Needs {
  db: Db;
  hasher: CodeHasher;
  /** Wrong codes by address. */
  misses: Limit;
  limits: SignInLimits;
  mailing: Mailing;
}

/**
 * Sets a new password by the code of a letter: password, end of all sessions, audit and the notice are one transaction;
 * returns the account's login and e-mail (spec: identity.set-password). A weak password does not use the code up.
 * @throws Failure `identity.*`
 */
export async function setNewPassword(
  { db, hasher, misses, limits, mailing }: Needs,
  form: { code: string; password: string },
  origin: Origin,
): Promise<{ login: string; email: string | null }> {
  const place = addressKey(origin.address);
  const waitSeconds = await misses.take(place);
  if (waitSeconds > 0) fail('identity.recovery-throttled', { retryAfterSeconds: waitSeconds });
  const code = readCode(form.code, recoveryCodeLength);
  const codeHash = hasher('recovery', code ?? form.code);
  const account = await findByRecoveryCode(db, codeHash);
  if (!account) {
    await writeAudit(db, { action: 'password-recovery-failed', origin });
    fail('identity.bad-recovery-code');
  }
  await misses.giveBack(place);
  refuseWeakPassword(form.password, account, 'password');
  const passwordHash = await hashPassword(form.password, { from: origin.address });
  await inTransaction(db, async (transaction) => {
    if (!(await spendRecoveryCode(transaction, codeHash))) fail('identity.bad-recovery-code');
    await savePasswordHash(transaction, account.id, passwordHash);
    await deleteAllSessions(transaction, account.id);
    await writeAudit(transaction, { action: 'password-recovered', origin, userId: account.id });
    await tellOfNewPassword(transaction, mailing, account, 'recovered');
  });
  for (const name of [account.login, account.email ?? account.login]) {
    const named = await findAccount(db, name);
    if (named?.id !== account.id) continue;
    await limits.forgive({ key: accountKey(name), address: origin.address, knownBrowser: undefined });
  }
  return { login: account.login, email: account.email };
}
