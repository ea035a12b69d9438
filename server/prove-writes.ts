interface ProofRules {
  /** How long a write that succeeded counts. */
  everyMs: number;
  /** How long a write that failed counts, so that a database that is back is soon seen. */
  afterFailureMs: number;
  /** How long one write is waited for. */
  withinMs: number;
  now?(): number;
}

const usualRules: ProofRules = { everyMs: 5_000, afterFailureMs: 1_000, withinMs: 1_000 };

/**
 * A question whether writes succeed, answered by a write that is made now and then, by one at a time: while one hangs,
 * no other begins.
 */
export function proveWrites(write: () => Promise<unknown>, rules: Partial<ProofRules> = {}): () => Promise<boolean> {
  const { everyMs, afterFailureMs, withinMs, now = () => performance.now() } = { ...usualRules, ...rules };
  let isProven = false;
  let untilMs = Number.NEGATIVE_INFINITY;
  let underWay: Promise<boolean> | undefined;
  let isWriting = false;
  const prove = async () => {
    isWriting = true;
    const written = write()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        isWriting = false;
      });
    isProven = await firstOf(written, withinMs);
    untilMs = now() + (isProven ? everyMs : afterFailureMs);
    underWay = undefined;
    return isProven;
  };
  return async () => {
    if (underWay) return underWay;
    if (now() < untilMs) return isProven;
    // The write that was given up still hangs.
    if (isWriting) return false;
    underWay = prove();
    return underWay;
  };
}

/** What the write came to, or `false` when it takes too long. */
async function firstOf(written: Promise<boolean>, withinMs: number): Promise<boolean> {
  const tooLate = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => tooLate.resolve(false), withinMs);
  try {
    return await Promise.race([written, tooLate.promise]);
  } finally {
    clearTimeout(timer);
  }
}
