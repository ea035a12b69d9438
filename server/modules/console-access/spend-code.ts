import type { CodeCipher, CodeHasher } from '../../infra/codes/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { hashOfRecoveryCode } from './recovery-codes.ts';
import { keepStep, spendRecoveryCode, takeSecondFactor } from './second-factors.store.ts';
import { readTimeCode, stepOfCode } from './time-code.ts';

interface Needs {
  hasher: CodeHasher;
  cipher: CodeCipher;
}

/** What became of a typed code. */
export type SpentCode = 'time-code' | 'recovery-code' | 'wrong' | 'used' | 'no-second-factor';

/**
 * Uses a typed code up, in the transaction of what it opens: a time code of this step, the one before or the next, once
 * only, or a recovery code.
 */
export async function spendCode(db: Db, { hasher, cipher }: Needs, userId: string, typed: string): Promise<SpentCode> {
  const kept = await takeSecondFactor(db, userId);
  if (!kept?.secret) return 'no-second-factor';
  const code = readTimeCode(typed);
  if (code === undefined) {
    const hash = hashOfRecoveryCode(hasher, userId, typed);
    return hash && (await spendRecoveryCode(db, userId, hash)) ? 'recovery-code' : 'wrong';
  }
  const step = stepOfCode(cipher.open(kept.secret, userId), code, kept.now_ms);
  if (step === undefined) return 'wrong';
  if (step <= kept.last_step) return 'used';
  await keepStep(db, userId, step);
  return 'time-code';
}
