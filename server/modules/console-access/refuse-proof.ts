import type { FailureCode } from '../../../contract/failures.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';

type Refused = 'wrong' | 'used' | 'no-second-factor' | 'wrong-password';

const failureOf = {
  wrong: 'console.wrong-code',
  used: 'console.used-code',
  'no-second-factor': 'console.no-second-factor',
  'wrong-password': 'console.wrong-password',
} as const;

/** Writes a refused proof to the audit and tells why. @throws Failure always */
export async function refuseProof(
  db: Db,
  { viewer, origin }: SignedInCaller,
  why: Refused,
  failure: FailureCode = failureOf[why],
): Promise<never> {
  await writeAudit(db, { action: 'second-factor-failed', origin, userId: viewer.userId, details: { why } });
  return fail(failure);
}
