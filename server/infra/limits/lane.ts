import pLimit, { type LimitFunction } from 'p-limit';

interface LaneRule {
  /** How many pieces of work run at once in this process. */
  atOnce: number;
  /** How many of one key run at once; 1 unless given. */
  ofOne?: number;
  /** How many of one key may wait. */
  waiting: number;
  /** Work whose turn comes later than this is left out, because nobody waits for it any more. */
  waitSeconds?: number;
  /** How many times as long as its work took a place stays empty afterwards; 0 unless given. */
  rest?: number;
  /** Whether a place rests after such a result; after each unless given. */
  restsAfter?: (result: unknown) => boolean;
}

/**
 * A bounded lane for dear work: it takes no more than its share of the database, and keys (addresses, people) take
 * turns, so that one that asks without end makes itself wait and hardly anybody else.
 */
export interface Lane {
  /** Runs the work when its turn comes; gives nothing and runs nothing when too many wait, or too long. */
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result | undefined>;
  /** Whether a newcomer may have to wait for others. */
  isFull(): boolean;
}

export function createLane({ atOnce, ofOne = 1, waiting, waitSeconds = Infinity, ...resting }: LaneRule): Lane {
  const running = pLimit(atOnce);
  const turns = new Map<string, LimitFunction>();
  let inside = 0;
  const inPlace = <Result>(work: () => Promise<Result>) =>
    resting.rest ? withRest(running, work, resting) : running(work);
  return {
    // A place that rests is taken too.
    isFull: () => Math.max(inside, running.activeCount) >= atOnce,
    run: async (key, work) => {
      const turn = turns.get(key) ?? pLimit(ofOne);
      if (turn.pendingCount >= waiting) return undefined;
      turns.set(key, turn);
      inside += 1;
      const latest = performance.now() + waitSeconds * 1_000;
      const unlessLate = async () => (performance.now() > latest ? undefined : await work());
      try {
        return await turn(() => inPlace(unlessLate));
      } finally {
        inside -= 1;
        // Its own work has ended; nobody else of the key is left when none runs or waits.
        if (turn.activeCount + turn.pendingCount === 0) turns.delete(key);
      }
    },
  };
}

/** Gives the result at once, and the place only after its rest. */
function withRest<Result>(
  running: LimitFunction,
  work: () => Promise<Result>,
  { rest = 0, restsAfter = () => true }: Pick<LaneRule, 'rest' | 'restsAfter'>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    void running(async () => {
      const startedAt = performance.now();
      const done = work();
      await done.then(resolve, reject);
      const rests = await done.then(restsAfter, () => true);
      if (rests) await new Promise((rested) => setTimeout(rested, (performance.now() - startedAt) * rest));
    });
  });
}
