import { writeAudit } from '../../infra/audit/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';

/** Notes who asked for an organisation that is not theirs, and refuses. @throws Failure `subscribers.unknown` */
export async function refuseForeign(db: Db, { viewer, origin }: SignedInCaller, subscriberId: string): Promise<never> {
  await writeAudit(db, { action: 'foreign-subscriber-refused', origin, userId: viewer.userId, object: subscriberId });
  return fail('subscribers.unknown');
}
