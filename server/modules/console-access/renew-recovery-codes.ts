import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import type { AccessNeeds } from './access-needs.ts';
import { drawRecoveryCodes } from './recovery-codes.ts';
import { takeSecondFactor } from './second-factors.store.ts';
import { tellOfAccess } from './tell-of-access.ts';

type Needs = Pick<AccessNeeds, 'db' | 'hasher' | 'mailing'>;

/** Ten new recovery codes, shown this once; the earlier ones stop working. @throws Failure `console.no-second-factor` */
export async function renewRecoveryCodes(needs: Needs, caller: SignedInCaller): Promise<{ recoveryCodes: string[] }> {
  return inTransaction(needs.db, async (transaction) => {
    const kept = await takeSecondFactor(transaction, caller.viewer.userId);
    if (!kept?.secret) fail('console.no-second-factor');
    return { recoveryCodes: await replaceCodes(transaction, needs, caller) };
  });
}

/** Draws ten recovery codes in the place of earlier ones, in the transaction of whoever may; the person is told. */
export async function replaceCodes(
  db: Db,
  { hasher, mailing }: Omit<Needs, 'db'>,
  { viewer: { userId }, origin }: SignedInCaller,
): Promise<string[]> {
  const codes = await drawRecoveryCodes(db, hasher, userId);
  await writeAudit(db, { action: 'recovery-codes-renewed', origin, userId });
  await tellOfAccess(db, mailing, userId, 'recovery-codes-renewed');
  return codes;
}
