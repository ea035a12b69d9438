import { writeAudit } from '../../infra/audit/index.ts';
import { inGroups } from '../../infra/codes/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import { deleteOtherSessions, findCredentials, noteProof } from '../identity/index.ts';
import type { AccessNeeds } from './access-needs.ts';
import { drawRecoveryCodes } from './recovery-codes.ts';
import { refuseProof } from './refuse-proof.ts';
import { confirmNextSecret, keepNextSecret, takeSecondFactor } from './second-factors.store.ts';
import { tellOfAccess } from './tell-of-access.ts';
import { addressOfSecret, drawSecret, readTimeCode, stepOfCode } from './time-code.ts';

/** A new secret for the application of time codes; nothing changes until a code of it is confirmed. */
export async function beginSecondFactor(
  { db, cipher }: Pick<AccessNeeds, 'db' | 'cipher'>,
  { viewer }: SignedInCaller,
): Promise<{ uri: string; key: string }> {
  const person = await findCredentials(db, viewer.userId);
  if (!person) fail('common.not-signed-in');
  const secret = drawSecret();
  await keepNextSecret(db, viewer.userId, cipher.seal(secret, viewer.userId));
  return { uri: addressOfSecret(secret, person.login), key: inGroups(secret).replaceAll('-', ' ') };
}

/**
 * Turns the second factor on, or puts a new one in the place of the old, by a code of the secret just shown. All other
 * sessions end, earlier recovery codes go, the person gets a letter; returns the new recovery codes, shown this once.
 * @throws Failure `console.*`
 */
export async function confirmSecondFactor(
  needs: AccessNeeds,
  typed: string,
  caller: SignedInCaller,
): Promise<{ recoveryCodes: string[] }> {
  const { db, limits, mailing } = needs;
  const { userId } = caller.viewer;
  const { isWorthTelling } = await limits.admit(db, caller);
  if (isWorthTelling) await tellOfAccess(db, mailing, userId, 'guessed');
  const done = await inTransaction(db, (transaction) => confirm(transaction, needs, typed, caller));
  if (done === 'wrong') return refuseProof(db, caller, 'wrong');
  await limits.forgive(userId);
  return { recoveryCodes: done };
}

async function confirm(
  db: Db,
  { cipher, hasher, mailing }: AccessNeeds,
  typed: string,
  { viewer: { userId, sessionId }, origin }: SignedInCaller,
): Promise<string[] | 'wrong'> {
  const kept = await takeSecondFactor(db, userId);
  if (!kept?.next_secret) fail('console.setup-expired');
  const code = readTimeCode(typed);
  const step = code && stepOfCode(cipher.open(kept.next_secret, userId), code, kept.now_ms);
  if (!step) return 'wrong';
  const isNew = kept.secret === null;
  await confirmNextSecret(db, userId, step);
  const codes = await drawRecoveryCodes(db, hasher, userId);
  await deleteOtherSessions(db, userId, sessionId);
  await noteProof(db, sessionId, true);
  if (isNew) {
    const change = { before: { secondFactor: false }, after: { secondFactor: true }, personId: userId };
    await writeAudit(db, { action: 'second-factor-added', origin, userId, change });
  } else await writeAudit(db, { action: 'second-factor-replaced', origin, userId });
  await tellOfAccess(db, mailing, userId, isNew ? 'added' : 'replaced');
  return codes;
}
