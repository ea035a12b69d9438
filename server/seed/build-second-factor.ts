import { openCodeCipher, openCodeHasher } from '../infra/codes/index.ts';
import type { Db } from '../infra/database/index.ts';
import { drawRecoveryCodes, drawSecret } from '../modules/console-access/index.ts';

/** A second factor that is turned on. */
export interface BuiltSecondFactor {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** Turns on a second factor for somebody of the console, with a fresh secret or the given one. */
export async function buildSecondFactor(db: Db, userId: string, secret = drawSecret()): Promise<BuiltSecondFactor> {
  const [cipher, hasher] = [await openCodeCipher(db), await openCodeHasher(db)];
  await db
    .insertInto('second_factors')
    .values({ user_id: userId, secret: cipher.seal(secret, userId), since: new Date() })
    .execute();
  return { secret, recoveryCodes: await drawRecoveryCodes(db, hasher, userId) };
}
