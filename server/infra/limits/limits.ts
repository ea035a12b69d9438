import { isIPv6 } from 'node:net';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

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
  /** Takes one point. Gives 0 when there was one, else the seconds until there is. `windowSeconds` overrides the rule. */
  take(key: string, windowSeconds?: number): Promise<number>;
  /** Takes back one count. */
  giveBack(key: string): Promise<void>;
  clear(key: string): Promise<void>;
}

/** A limit over the shared table; counting is one atomic statement (parallel guesses are all counted). */
export function createLimit(pool: pg.Pool, { name, points, windowSeconds }: LimitRule): Limit {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    tableName: 'limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: windowSeconds,
  });
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

/** The key an address is counted by: IPv4 whole, IPv6 by its /64, because one line has them all. */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address;
  if (address.startsWith('::ffff:')) return address.slice(7);
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const start = head ? head.split(':') : [];
  const end = tail ? tail.split(':') : [];
  const zeros = address.includes('::') ? Array.from({ length: 8 - start.length - end.length }, () => '0') : [];
  return `${[...start, ...zeros, ...end]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')}::/64`;
}
