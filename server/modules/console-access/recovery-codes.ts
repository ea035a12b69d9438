import { type CodeHasher, drawCode, inGroups, readCode } from '../../infra/codes/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { replaceRecoveryCodes } from './second-factors.store.ts';

const howMany = 10;
/** Sixty random bits; guesses are counted as those of time codes are. */
const length = 12;

/** The hash of a typed recovery code, or nothing when it cannot be one. */
export function hashOfRecoveryCode(hasher: CodeHasher, userId: string, typed: string): Buffer | undefined {
  const code = readCode(typed, length);
  return code === undefined ? undefined : hasher('second-factor', `${userId}\n${code}`);
}

/** Draws new recovery codes in the place of all earlier ones; they are shown now and never again. */
export async function drawRecoveryCodes(db: Db, hasher: CodeHasher, userId: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, () => drawCode(length));
  const hashes = codes.map((code) => hasher('second-factor', `${userId}\n${code}`));
  await replaceRecoveryCodes(db, userId, hashes);
  return codes.map(inGroups);
}
