import { createHash } from 'node:crypto';
import type pg from 'pg';
import {
  addressKey,
  countExactly,
  createLimit,
  forgetCounts,
  type Network,
  networksOf,
} from '../../infra/limits/index.ts';

const windowSeconds = 15 * 60;
const freeFailuresOfPair = 10;
const freeFailuresOfAddress = 100;
const freeFailuresOfAccount = 30;
const freeFirstAttempts = 20;
const daySeconds = 24 * 60 * 60;
/** From so many networks within a day nobody forgets a password. */
const manyNetworks = 10;
const longestDelaySeconds = 30;
const gateName = 'sign-in-gate';
const networksName = 'sign-in-networks';

/** An attempt as it is counted. */
export interface Attempt {
  /** The folded login, or the name of another secret that is guessed at. */
  readonly key: string;
  readonly address: string;
  /** What the account knows the browser by; a known one is counted by itself, and strangers cannot use its attempts up. */
  readonly knownBrowser: string | undefined;
}

/** Whether an attempt may go on. */
export interface Admission {
  /** 0 to go on, else the seconds to wait. */
  readonly waitSeconds: number;
  /** Of an attempt that has to wait: the how many-th of its kind it is in the window. */
  readonly refused: number;
  /** Whether just now guesses have come from so many networks that the owner of the account should know. */
  readonly isWorthTelling: boolean;
}

/** One of the counters' answers. */
interface Pass {
  readonly name: string;
  readonly waitSeconds: number;
}

/** Counters of sign-in attempts (spec: identity.sign-in-throttle). */
export interface SignInLimits {
  /** Counts the attempt before any hash is computed. */
  admit(attempt: Attempt): Promise<Admission>;
  /** After a success: the account's counters are cleared and the address gets its point back. */
  forgive(attempt: Attempt): Promise<void>;
}

export function createSignInLimits(pool: pg.Pool): SignInLimits {
  const counters = openCounters(pool);
  return {
    admit: async (attempt) => {
      const { passes, isWorthTelling } = await passesOf(counters, attempt);
      const [longest] = passes.sort((one, other) => other.waitSeconds - one.waitSeconds);
      if (!longest?.waitSeconds) return { waitSeconds: 0, refused: 0, isWorthTelling };
      const refused = await counters.refusals.count(longest.name);
      return { waitSeconds: longest.waitSeconds, refused, isWorthTelling };
    },
    forgive: async (attempt) => {
      const pair = pairKey(attempt);
      const account = keyOf(attempt.key);
      // One after the other: a sign-in takes one connection of the few that are kept for it.
      await forgetCounts(pool, [
        counterKey('pair', pair),
        `${gateName}:pair:${pair}`,
        counterKey('account', account),
        `${gateName}:account:${account}`,
        `${networksName}:${account}`,
      ]);
      // A known browser has not been counted by its address.
      if (attempt.knownBrowser !== undefined) return;
      const addresses = networksOf(attempt.address).map(({ key }) => counterKey('address', key));
      await countExactly(
        pool,
        addresses.map((key) => ({ key, points: -1, seconds: windowSeconds })),
      );
    },
  };
}

type Counters = ReturnType<typeof openCounters>;

function openCounters(pool: pg.Pool) {
  const rule = (name: string, points: number) => createLimit(pool, { name, points, windowSeconds });
  return {
    pool,
    networks: createLimit(pool, { name: networksName, points: manyNetworks, windowSeconds: daySeconds }),
    firsts: rule('sign-in-first', freeFirstAttempts),
    refusals: rule('sign-in-refused', 1),
    gate: createLimit(pool, { name: gateName, points: 1, windowSeconds: longestDelaySeconds }),
  };
}

const counterKey = (kind: 'pair' | 'address' | 'account', key: string) => `sign-in-${kind}:${key}`;

/** Adds one to each counter in one statement; gives the new counts in the same order. */
async function countEach({ pool }: Counters, keys: readonly string[]): Promise<number[]> {
  const totals = await countExactly(
    pool,
    keys.map((key) => ({ key, points: 1, seconds: windowSeconds })),
  );
  const counts = new Map(totals.map(({ key, points }) => [key, points]));
  return keys.map((key) => counts.get(key) ?? 0);
}

const keyOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url');
const pairKey = ({ key, address, knownBrowser }: Attempt) =>
  knownBrowser === undefined ? keyOf(key, addressKey(address)) : keyOf(key, 'browser', knownBrowser);

interface Passes {
  readonly passes: Pass[];
  readonly isWorthTelling: boolean;
}

/** What each counter that an attempt falls under says of it. */
async function passesOf(counters: Counters, attempt: Attempt): Promise<Passes> {
  const pair = pairKey(attempt);
  if (attempt.knownBrowser !== undefined) {
    const [ofPair = 0] = await countEach(counters, [counterKey('pair', pair)]);
    const own = await pass(counters, `pair:${pair}`, ofPair, freeFailuresOfPair);
    return { passes: [own], isWorthTelling: false };
  }
  const account = keyOf(attempt.key);
  const networks = networksOf(attempt.address);
  const [ofPair = 0, ofAccount = 0, ...ofNetworks] = await countEach(counters, [
    counterKey('pair', pair),
    counterKey('account', account),
    ...networks.map(({ key }) => counterKey('address', key)),
  ]);
  const passes = await Promise.all([
    pass(counters, `pair:${pair}`, ofPair, freeFailuresOfPair),
    pass(counters, `account:${account}`, ofAccount, freeFailuresOfAccount),
    ...networks.map((network, index) => passNetwork(counters, network, ofNetworks[index] ?? 0, ofAccount)),
  ]);
  const isWorthTelling = ofPair === 1 && (await counters.networks.count(account)) === manyNetworks;
  return { passes, isWorthTelling };
}

async function passNetwork(counters: Counters, { key, times }: Network, count: number, ofAccount: number) {
  const free = freeFailuresOfAddress * times;
  // Many people share an address: an account at which nobody has guessed does not wait behind somebody's guesses.
  if (count > free && ofAccount <= 1)
    return pass(counters, `first:${key}`, await counters.firsts.count(key), freeFirstAttempts * times);
  return pass(counters, `address:${key}`, count, free);
}

/**
 * Past the free attempts one attempt per delay is let through: the delay doubles up to 30 s, and nobody is ever locked
 * out.
 */
async function pass({ gate }: Counters, name: string, count: number, free: number): Promise<Pass> {
  if (count <= free) return { name, waitSeconds: 0 };
  return { name, waitSeconds: await gate.take(name, Math.min(longestDelaySeconds, 2 ** Math.min(count - free, 5))) };
}

/** Whether a refused attempt is written to the audit: the first, the tenth, the hundredth, so that a flood is few rows. */
export const isReported = ({ refused }: Admission): boolean => Number.isInteger(Math.log10(refused));
