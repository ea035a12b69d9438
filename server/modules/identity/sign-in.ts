import { randomUUID } from 'node:crypto';
import { writeAudit } from '../../infra/audit/index.ts';
import type { CodeHasher } from '../../infra/codes/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { inTransaction } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { Origin } from '../../infra/http/index.ts';
import { addressKey, type Lane } from '../../infra/limits/index.ts';
import type { Mailing } from '../mail/index.ts';
import { deviceOf } from './device-words.ts';
import { findAccount } from './identity.store.ts';
import { newDeviceLetter } from './letters/new-device-letter.ts';
import { accountKey } from './mailbox-key.ts';
import { passwordFits } from './passwords.ts';
import { findKnownBrowser, recogniseDevice } from './recognise-device.ts';
import { hashToken, newSessionToken } from './session-token.ts';
import { deleteSessionByToken, insertSession } from './sessions.store.ts';
import { isReported, type SignInLimits } from './sign-in-limits.ts';
import { tellOfGuesses } from './tell-of-guesses.ts';

interface SignIn {
  login: string;
  password: string;
  isForeignComputer: boolean;
}

interface Needs {
  db: Db;
  limits: SignInLimits;
  hasher: CodeHasher;
  mailing: Mailing;
  /** Half of the connections of sign-in, where addresses take turns; known browsers need not. */
  strangers: Lane;
}

/** Cookies that the browser sent: the token of the session to be replaced, and the one that names the device. */
interface SentCookies {
  token: string | undefined;
  device: string | undefined;
}

/** The cookies to set: the new session and the device. */
interface SignedIn {
  token: string;
  device: string | undefined;
}

/**
 * Checks login (or e-mail) and password and opens a session. Unknown, wrong and blocked give the same answer in the
 * same time (spec: identity.one-answer). A sign-in from a new browser sends the person a letter, and so do guesses from many networks. @throws Failure
 * `identity.bad-credentials`, `identity.throttled`, `identity.busy`
 */
export async function signIn(needs: Needs, form: SignIn, origin: Origin, sent: SentCookies): Promise<SignedIn> {
  const { db, limits, hasher, mailing } = needs;
  const { key, account, knownBrowser, inTurn } = await findWho(needs, form.login, origin, sent.device);
  const attempt = { key, address: origin.address, knownBrowser };
  const admission = await inTurn(() => limits.admit(attempt));
  if (admission.isWorthTelling && account) await tellOfGuesses(db, mailing, account);
  if (admission.waitSeconds > 0) {
    if (isReported(admission)) {
      const details = { attempts: admission.refused };
      await writeAudit(db, { action: 'sign-in-throttled', origin, userId: account?.id ?? null, details });
    }
    fail('identity.throttled', { retryAfterSeconds: admission.waitSeconds });
  }
  const asking = { isKnown: knownBrowser !== undefined, from: origin.address };
  // A blocked account has no password: the place of a right one would not rest, which the next attempt could measure.
  const kept = account?.blocked ? undefined : account?.password_hash;
  const fits = await passwordFits(kept, form.password, asking);
  if (!account || !fits) {
    await inTurn(() => writeAudit(db, { action: 'sign-in-failed', origin, userId: account?.id ?? null }));
    fail('identity.bad-credentials');
  }
  const foreignComputer = form.isForeignComputer;
  const signedIn = await inTransaction(db, (transaction) =>
    openSession(transaction, { hasher, mailing }, { account, foreignComputer, origin, sent }),
  );
  await limits.forgive(attempt);
  return signedIn;
}

type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Whose account is meant, and whether its browser is known; a browser without a device's cookie cannot be. */
async function findWho({ db, hasher, strangers }: Needs, login: string, origin: Origin, device: string | undefined) {
  const key = accountKey(login);
  const place = addressKey(origin.address);
  const takeTurn: InTurn = async (work) => {
    const done = await strangers.run(place, async () => ({ result: await work() }));
    return (done ?? fail('identity.busy', { retryAfterSeconds: 2 })).result;
  };
  if (device === undefined) {
    const account = await takeTurn(() => findAccount(db, login));
    return { key, account, knownBrowser: undefined, inTurn: takeTurn };
  }
  const account = await findAccount(db, login);
  const knownBrowser = account && (await findKnownBrowser(db, hasher, account.id, device));
  const atOnce: InTurn = (work) => work();
  return { key, account, knownBrowser, inTurn: knownBrowser === undefined ? takeTurn : atOnce };
}

interface Opening {
  account: { id: string; login: string; name: string; email: string | null };
  foreignComputer: boolean;
  origin: Origin;
  sent: SentCookies;
}

async function openSession(
  db: Db,
  { hasher, mailing }: Pick<Needs, 'hasher' | 'mailing'>,
  { account, foreignComputer, origin, sent }: Opening,
): Promise<SignedIn> {
  const token = newSessionToken();
  const userId = account.id;
  if (sent.token) await deleteSessionByToken(db, hashToken(sent.token));
  const { userAgent, address } = origin;
  await insertSession(db, { tokenHash: hashToken(token), userId, foreignComputer, userAgent, address });
  const device = await recogniseDevice(db, hasher, { userId, foreignComputer, device: sent.device, origin });
  if (device.isNew && account.email)
    await mailing.outbox.queueMail(db, {
      key: `new-device:${randomUUID()}`,
      kind: 'new-device',
      to: { name: account.name, address: account.email },
      letter: await newDeviceLetter(db, {
        login: account.login,
        device: deviceOf(userAgent),
        at: new Date(),
        base: mailing.base,
      }),
    });
  const details = { foreignComputer, newDevice: device.isNew };
  await writeAudit(db, { action: 'sign-in', origin, userId, details });
  return { token, device: device.token };
}
