import type { MemberRole } from '../../../contract/members.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import { findRole } from './members.store.ts';

/** The caller's role in the organisation. @throws Failure `subscribers.unknown` also for another's */
export async function roleIn(db: Db, { viewer, origin }: SignedInCaller, subscriberId: string): Promise<MemberRole> {
  const { userId } = viewer;
  const role = viewer.subscriberIds.includes(subscriberId) && (await findRole(db, subscriberId, userId));
  if (role) return role;
  await writeAudit(db, { action: 'foreign-subscriber-refused', origin, userId, object: subscriberId });
  fail('subscribers.unknown');
}
