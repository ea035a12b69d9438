import { createHash } from 'node:crypto';
import type pg from 'pg';
import { addressKey, createLimit } from '../../infra/limits/index.ts';

const windowSeconds = 15 * 60;
const freeFailuresOfPair = 10;
const freeFailuresOfAddress = 100;
const longestDelaySeconds = 30;

/**
 * Counters of sign-in attempts: by the pair of account and address, and by address alone
 * (spec: identity.sign-in-throttle).
 */
export interface SignInLimits {
  /** Counts the attempt before any hash is computed. Returns 0 to go on, else the seconds to wait. */
  admit(key: string, address: string): Promise<number>;
  /** After a success: the account's counter is cleared and the address gets its point back. */
  forgive(key: string, address: string): Promise<void>;
}

export function createSignInLimits(pool: pg.Pool): SignInLimits {
  const rule = (name: string, points: number) => createLimit(pool, { name, points, windowSeconds });
  const pairs = rule('sign-in-pair', freeFailuresOfPair);
  const addresses = rule('sign-in-address', freeFailuresOfAddress);
  const gate = createLimit(pool, { name: 'sign-in-gate', points: 1, windowSeconds: longestDelaySeconds });

  const pairKey = (key: string, address: string) =>
    createHash('sha256')
      .update(`${key}\n${addressKey(address)}`)
      .digest('base64url');
  /**
   * Past the free attempts one attempt per delay is let through: the delay doubles up to 30 s, and nobody is ever
   * locked out.
   */
  const pass = async (name: string, count: number, free: number) => {
    if (count <= free) return 0;
    return gate.take(name, Math.min(longestDelaySeconds, 2 ** Math.min(count - free, 5)));
  };
  return {
    admit: async (key, address) => {
      const pair = pairKey(key, address);
      const place = addressKey(address);
      const [ofPair, ofAddress] = await Promise.all([pairs.count(pair), addresses.count(place)]);
      const waits = await Promise.all([
        pass(`pair:${pair}`, ofPair, freeFailuresOfPair),
        pass(`address:${place}`, ofAddress, freeFailuresOfAddress),
      ]);
      return Math.max(...waits);
    },
    forgive: async (key, address) => {
      const pair = pairKey(key, address);
      await Promise.all([pairs.clear(pair), gate.clear(`pair:${pair}`), addresses.giveBack(addressKey(address))]);
    },
  };
}
