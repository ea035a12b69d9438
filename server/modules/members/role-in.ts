import type { MemberRole } from '../../../contract/members.ts';
import type { Db } from '../../infra/database/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import { refuseForeign } from '../subscribers/index.ts';
import { findRole } from './members.store.ts';

/** The caller's role in the organisation. @throws Failure `subscribers.unknown` also for another's */
export async function roleIn(db: Db, caller: SignedInCaller, subscriberId: string): Promise<MemberRole> {
  const { userId, subscriberIds } = caller.viewer;
  const role = subscriberIds.includes(subscriberId) && (await findRole(db, subscriberId, userId));
  return role || refuseForeign(db, caller, subscriberId);
}
