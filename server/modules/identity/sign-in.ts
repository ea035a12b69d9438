import { writeAudit } from '../../infra/audit/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { inTransaction } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { Origin } from '../../infra/http/index.ts';
import { findAccount } from './identity.store.ts';
import { loginKey } from './login-key.ts';
import { passwordFits } from './passwords.ts';
import { hashToken, newSessionToken } from './session-token.ts';
import { deleteSessionByToken, insertSession } from './sessions.store.ts';
import type { SignInLimits } from './sign-in-limits.ts';

interface SignIn {
  login: string;
  password: string;
  isForeignComputer: boolean;
}

/**
 * Checks login (or e-mail) and password and opens a session; gives its token. Unknown, wrong and blocked look and last
 * alike (quality, S3). @throws Failure `identity.bad-credentials`, `identity.throttled`, `identity.busy`
 */
export async function signIn(
  db: Db,
  limits: SignInLimits,
  form: SignIn,
  origin: Origin,
  oldToken: string | undefined,
): Promise<string> {
  const key = loginKey(form.login);
  const waitSeconds = await limits.admit(key, origin.address);
  if (waitSeconds > 0) {
    await writeAudit(db, { action: 'sign-in-throttled', origin });
    fail('identity.throttled', { retryAfterSeconds: waitSeconds });
  }
  const account = await findAccount(db, key);
  const fits = await passwordFits(account?.password_hash, form.password);
  if (!account || !fits || account.blocked) {
    await writeAudit(db, { action: 'sign-in-failed', origin, userId: account?.id ?? null });
    fail('identity.bad-credentials');
  }
  const token = newSessionToken();
  await inTransaction(db, async (transaction) => {
    if (oldToken) await deleteSessionByToken(transaction, hashToken(oldToken));
    await insertSession(transaction, {
      tokenHash: hashToken(token),
      userId: account.id,
      foreignComputer: form.isForeignComputer,
      userAgent: origin.userAgent,
      address: origin.address,
    });
    await writeAudit(transaction, {
      action: 'sign-in',
      origin,
      userId: account.id,
      details: { foreignComputer: form.isForeignComputer },
    });
  });
  await limits.forgive(key, origin.address);
  return token;
}
