import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { fail } from '../../infra/failures/index.ts';
import { addressKey, createLane } from '../../infra/limits/index.ts';

const memoryKiB = 19_456;
const passes = 2;
// More hashes than cores would delay other requests; with fewer than two, one slow hash would block the rest
// (spec: identity.hash-queue).
const atOnce = Math.min(4, Math.max(2, availableParallelism()));
const waitingAtMost = 50;
const waitSeconds = 10;
const options = { memoryCost: memoryKiB, timeCost: passes, parallelism: 1 };

/**
 * Addresses take turns. After a wrong password its place stays empty three times as long: a hash takes a whole core, and
 * guesses would take all of them.
 */
const hashing = createLane({
  atOnce,
  ofOne: atOnce,
  waiting: waitingAtMost,
  waitSeconds,
  rest: 3,
  restsAfter: (fits) => fits === false,
});
/** One place more for people whom the portal knows, by their session or their browser: strangers cannot fill it. */
const hashingOfKnown = createLane({ atOnce: 1, ofOne: 1, waiting: waitingAtMost });

/** Whose password it is that is hashed. */
interface Asking {
  /** Whether the portal knows the person, by the session or the browser. */
  isKnown?: boolean;
  /** The address, so that one that asks without end makes itself wait. */
  from?: string;
}

async function queue<Result>({ isKnown = false, from = '' }: Asking, work: () => Promise<Result>): Promise<Result> {
  const places = isKnown && hashing.isFull() ? hashingOfKnown : hashing;
  const boxed = await places.run(addressKey(from), work);
  return boxed ?? fail('identity.busy', { retryAfterSeconds: 2 });
}

/** The Argon2id hash of a password. @throws Failure `identity.busy` when too many wait (spec: identity.hash-queue) */
export function hashPassword(password: string, asking: Asking = {}): Promise<string> {
  return queue(asking, () => hash(password.normalize('NFC'), options));
}

const nobodysHash = hash('nobody has this password', options);

/**
 * Whether the password matches the stored hash. Without a hash (an unknown login) it does the same work and returns
 * false, so that the time reveals nothing. @throws Failure `identity.busy`
 */
export async function passwordFits(kept: string | undefined, password: string, asking: Asking = {}): Promise<boolean> {
  const against = kept ?? (await nobodysHash);
  const fits = await queue(asking, () => verify(against, password.normalize('NFC')));
  return fits && kept !== undefined;
}
