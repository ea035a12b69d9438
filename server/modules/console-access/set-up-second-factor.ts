import { writeAudit } from '../../infra/audit/index.ts';
import { inGroups } from '../../infra/codes/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { doOnce, findMade, type Once } from '../../infra/done-requests/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import { deleteOtherSessions, findCredentials, noteProof } from '../identity/index.ts';
import type { AccessNeeds } from './access-needs.ts';
import { drawRecoveryCodes } from './recovery-codes.ts';
import { refuseProof } from './refuse-proof.ts';
import { replaceCodes } from './renew-recovery-codes.ts';
import { confirmNextSecret, keepNextSecret, keepStep, takeSecondFactor } from './second-factors.store.ts';
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

/** A code, and the key of the form that sends it. */
interface Typed extends Once {
  readonly code: string;
}

/**
 * Turns the second factor on, or puts a new one in the place of the old, by a code of the secret just shown. All other
 * sessions end, earlier recovery codes go, the person gets a letter; returns the new recovery codes, shown this once. The same
 * press again, after an answer that was lost, gets others in the place of those that nobody has seen.
 * @throws Failure `console.*`
 */
export async function confirmSecondFactor(
  needs: AccessNeeds,
  typed: Typed,
  caller: SignedInCaller,
): Promise<{ recoveryCodes: string[] }> {
  const { db, limits, mailing } = needs;
  const { userId } = caller.viewer;
  const { isWorthTelling } = await limits.admit(db, caller);
  if (isWorthTelling) await tellOfAccess(db, mailing, userId, 'guessed');
  const done = await inTransaction(db, (transaction) => confirm(transaction, needs, typed, caller));
  if (done === 'wrong') return refuseProof(db, caller, 'wrong', 'console.wrong-setup-code');
  await limits.forgive(userId);
  return { recoveryCodes: done };
}

async function confirm(
  db: Db,
  needs: AccessNeeds,
  { code, key }: Typed,
  caller: SignedInCaller,
): Promise<string[] | 'wrong'> {
  const { userId, sessionId } = caller.viewer;
  const kept = await takeSecondFactor(db, userId);
  const press = { userId, key, what: `second-factor-set-up:${sessionId}` };
  const confirmedMs = await findMade(db, press);
  if (confirmedMs !== undefined) return confirmAgain(db, needs, { code, confirmedMs: Number(confirmedMs) }, caller);
  if (!kept?.next_secret) fail('console.setup-expired');
  const step = stepOfTyped(needs.cipher.open(kept.next_secret, userId), code, kept.now_ms);
  if (!step) return 'wrong';
  await doOnce(db, press, async () => {
    await turnOn(db, needs, { step, isNew: kept.secret === null }, caller);
    return String(kept.now_ms);
  });
  return drawRecoveryCodes(db, needs.hasher, userId);
}

/**
 * The second factor is on by the same press of the same session, whose answer was lost, and with it codes that nobody has seen. The
 * code of that moment is still right here, or one of now.
 */
async function confirmAgain(
  db: Db,
  needs: AccessNeeds,
  { code, confirmedMs }: { code: string; confirmedMs: number },
  caller: SignedInCaller,
): Promise<string[] | 'wrong'> {
  const { userId } = caller.viewer;
  const kept = await takeSecondFactor(db, userId);
  if (!kept?.secret) fail('console.setup-expired');
  const secret = needs.cipher.open(kept.secret, userId);
  const step = stepOfTyped(secret, code, confirmedMs) ?? stepOfTyped(secret, code, kept.now_ms);
  if (!step) return 'wrong';
  if (step > kept.last_step) await keepStep(db, userId, step);
  return replaceCodes(db, needs, caller);
}

function stepOfTyped(secret: string, typed: string, ms: number): number | undefined {
  const code = readTimeCode(typed);
  return code === undefined ? undefined : stepOfCode(secret, code, ms);
}

async function turnOn(
  db: Db,
  { mailing }: AccessNeeds,
  { step, isNew }: { step: number; isNew: boolean },
  { viewer: { userId, sessionId }, origin }: SignedInCaller,
): Promise<void> {
  await confirmNextSecret(db, userId, step);
  await deleteOtherSessions(db, userId, sessionId);
  await noteProof(db, sessionId, true);
  if (isNew) {
    const change = { before: { secondFactor: false }, after: { secondFactor: true }, personId: userId };
    await writeAudit(db, { action: 'second-factor-added', origin, userId, change });
  } else await writeAudit(db, { action: 'second-factor-replaced', origin, userId });
  await tellOfAccess(db, mailing, userId, isNew ? 'added' : 'replaced');
}
