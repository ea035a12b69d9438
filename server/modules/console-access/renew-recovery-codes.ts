import { writeAudit } from '../../infra/audit/index.ts';
import { inTransaction } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import type { AccessNeeds } from './access-needs.ts';
import { drawRecoveryCodes } from './recovery-codes.ts';
import { takeSecondFactor } from './second-factors.store.ts';
import { tellOfAccess } from './tell-of-access.ts';

/** Ten new recovery codes, shown this once; the earlier ones stop working. @throws Failure `console.no-second-factor` */
export async function renewRecoveryCodes(
  { db, hasher, mailing }: Pick<AccessNeeds, 'db' | 'hasher' | 'mailing'>,
  { viewer: { userId }, origin }: SignedInCaller,
): Promise<{ recoveryCodes: string[] }> {
  return inTransaction(db, async (transaction) => {
    const kept = await takeSecondFactor(transaction, userId);
    if (!kept?.secret) fail('console.no-second-factor');
    const recoveryCodes = await drawRecoveryCodes(transaction, hasher, userId);
    await writeAudit(transaction, { action: 'recovery-codes-renewed', origin, userId });
    await tellOfAccess(transaction, mailing, userId, 'recovery-codes-renewed');
    return { recoveryCodes };
  });
}
