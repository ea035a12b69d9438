import { isIPv6 } from 'node:net';
import type pg from 'pg';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { DatabaseClockLimiter } from './database-clock-limiter.ts';

interface LimitRule {
  /** Prefix of the counter's keys. */
  name: string;
  points: number;
  windowSeconds: number;
}

/** A counter kept in PostgreSQL, so that every process counts together. */
export interface Limit {
  /** Adds one and gives the new count; never refuses. */
  count(key: string): Promise<number>;
  /**
   * Takes one point. Returns 0 when there was one, else the seconds until there is. `windowSeconds` overrides the rule.
   */
  take(key: string, windowSeconds?: number): Promise<number>;
  /** Takes back one count. */
  giveBack(key: string): Promise<void>;
  clear(key: string): Promise<void>;
}

/** A limit over the shared table; counting is one atomic statement (parallel guesses are all counted). */
export function createLimit(pool: pg.Pool, { name, points, windowSeconds }: LimitRule): Limit {
  const limiter = new DatabaseClockLimiter(pool, { keyPrefix: name, points, duration: windowSeconds });
  return {
    count: async (key) => (await limiter.penalty(key, 1)).consumedPoints,
    take: async (key, customSeconds) => {
      try {
        await limiter.consume(key, 1, customSeconds === undefined ? {} : { customDuration: customSeconds });
        return 0;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw refusal;
      }
    },
    giveBack: async (key) => void (await limiter.reward(key, 1)),
    clear: async (key) => void (await limiter.delete(key)),
  };
}

/** The key an address is counted by: IPv4 whole, IPv6 by its /64, because one subscriber has a whole /64. */
export function addressKey(address: string): string {
  return networksOf(address)[0]?.key ?? address;
}

/** A network that an address is counted in, and how many times an address's allowance the whole network has. */
export interface Network {
  readonly key: string;
  readonly times: number;
}

// Whoever rents an IPv6 network usually gets 256 or 65,536 networks of the size that one subscriber has.
const wider: readonly { bits: number; times: number }[] = [
  { bits: 64, times: 1 },
  { bits: 56, times: 4 },
  { bits: 48, times: 16 },
];

/** The networks that an address is counted in, the smallest first: IPv4 alone, IPv6 by its /64, /56 and /48. */
export function networksOf(address: string): Network[] {
  const bare = address.split('%', 1)[0] ?? '';
  if (!isIPv6(bare)) return [{ key: address, times: 1 }];
  const groups = groupsOf(bare);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [{ key: [high >> 8, high & 255, low >> 8, low & 255].join('.'), times: 1 }];
  const [one = 0, two = 0, three = 0, four = 0] = groups;
  return wider.map(({ bits, times }) => {
    const last = bits === 64 ? four : bits === 56 ? four & 0xff00 : 0;
    return { key: `${[one, two, three, last].map((group) => group.toString(16)).join(':')}::/${bits}`, times };
  });
}

/** The eight groups of an IPv6 address, however it is written. */
function groupsOf(address: string): number[] {
  // The URL parser accepts every spelling and returns hexadecimal groups with at most one gap.
  const canonical = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [start = [], end = []] = canonical.split('::').map((part) => part.split(':').filter(Boolean));
  const gap = Array.from({ length: 8 - start.length - end.length }, () => '0');
  return [...start, ...gap, ...end].map((group) => Number.parseInt(group, 16));
}
