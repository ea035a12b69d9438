import pLimit, { type LimitFunction } from 'p-limit';
import { addressKey } from './limits.ts';

interface LaneRule {
  /** How many pieces of work run at once in this process. */
  atOnce: number;
  /** How many of one address may wait; of one address one runs at a time. */
  waiting: number;
}

/** Runs a piece of work for an address when its turn comes; gives nothing and runs nothing when too many wait. */
export type Lane = <Result>(address: string, work: () => Promise<Result>) => Promise<Result | undefined>;

/**
 * A bounded lane for dear work: it takes no more than its share of the database, and addresses take turns, so that one
 * that asks without end makes itself wait and hardly anybody else.
 */
export function createLane({ atOnce, waiting }: LaneRule): Lane {
  const running = pLimit(atOnce);
  const turns = new Map<string, LimitFunction>();
  return async (address, work) => {
    const key = addressKey(address);
    const turn = turns.get(key) ?? pLimit(1);
    if (turn.pendingCount >= waiting) return undefined;
    turns.set(key, turn);
    try {
      return await turn(() => running(work));
    } finally {
      // Its own work has ended; nobody else of the address is left when none runs or waits.
      if (turn.activeCount + turn.pendingCount === 0) turns.delete(key);
    }
  };
}
