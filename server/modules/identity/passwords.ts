import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { fail } from '../../infra/failures/index.ts';

const memoryKiB = 19_456;
const passes = 2;
// More hashes than cores would delay other requests; with fewer than two, one slow hash would block the rest
// (spec: identity.hash-queue).
const atOnce = Math.min(4, Math.max(2, availableParallelism()));
const waitingAtMost = 50;
const options = { memoryCost: memoryKiB, timeCost: passes, parallelism: 1 };

const hashing = pLimit(atOnce);
/** One place more for people whom the portal knows, by their session or their browser: strangers cannot fill it. */
const hashingOfKnown = pLimit(1);

function queue<Result>(isKnown: boolean, work: () => Promise<Result>): Promise<Result> {
  const places = isKnown && hashing.pendingCount > 0 ? hashingOfKnown : hashing;
  if (places.pendingCount >= waitingAtMost) fail('identity.busy', { retryAfterSeconds: 2 });
  return places(work);
}

/** The Argon2id hash of a password. @throws Failure `identity.busy` when too many wait (spec: identity.hash-queue) */
export function hashPassword(password: string, isKnown = false): Promise<string> {
  return queue(isKnown, () => hash(password.normalize('NFC'), options));
}

const nobodysHash = hash('nobody has this password', options);

/**
 * Whether the password matches the stored hash. Without a hash (an unknown login) it does the same work and returns
 * false, so that the time reveals nothing. @throws Failure `identity.busy`
 */
export async function passwordFits(kept: string | undefined, password: string, isKnown = false): Promise<boolean> {
  const against = kept ?? (await nobodysHash);
  const fits = await queue(isKnown, () => verify(against, password.normalize('NFC')));
  return fits && kept !== undefined;
}
