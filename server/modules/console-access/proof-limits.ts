import type pg from 'pg';
import { writeAudit } from '../../infra/audit/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import { countExactly, createLimit, forgetCounts } from '../../infra/limits/index.ts';

const windowSeconds = 60 * 60;
const freeFailures = 5;
const longestDelaySeconds = 5 * 60;
/** From here on the owner is told: whoever guesses codes knows the password. */
const worthTelling = 10;

/** Counters of guesses at the second factor, by account wherever they come from (decision 0063). */
export interface ProofLimits {
  /** Counts an attempt before anything is compared. @throws Failure `console.proof-throttled` */
  admit(db: Db, caller: SignedInCaller): Promise<{ isWorthTelling: boolean }>;
  /** After a success. */
  forgive(userId: string): Promise<void>;
}

export function createProofLimits(pool: pg.Pool): ProofLimits {
  const gate = createLimit(pool, { name: 'proof-gate', points: 1, windowSeconds: longestDelaySeconds });
  const refusals = createLimit(pool, { name: 'proof-refused', points: 1, windowSeconds });
  const counterOf = (userId: string) => `proof:${userId}`;
  const admit = async (userId: string) => {
    const [counted] = await countExactly(pool, [{ key: counterOf(userId), points: 1, seconds: windowSeconds }]);
    const failures = counted?.points ?? 0;
    if (failures <= freeFailures) return { waitSeconds: 0, failures };
    // Two seconds, four, eight…: one attempt a delay gets through, and nobody is ever locked out.
    const delay = Math.min(longestDelaySeconds, 2 ** Math.min(failures - freeFailures, 10));
    return { waitSeconds: await gate.take(userId, delay), failures };
  };
  return {
    admit: async (db, { viewer: { userId }, origin }) => {
      const { waitSeconds, failures } = await admit(userId);
      if (waitSeconds > 0) {
        const attempts = await refusals.count(userId);
        if (Number.isInteger(Math.log10(attempts)))
          await writeAudit(db, { action: 'second-factor-throttled', origin, userId, details: { attempts } });
        fail('console.proof-throttled', { retryAfterSeconds: waitSeconds });
      }
      return { isWorthTelling: failures === worthTelling };
    },
    forgive: (userId) => forgetCounts(pool, [counterOf(userId), `proof-gate:${userId}`, `proof-refused:${userId}`]),
  };
}
