import type { FailureCode } from '../../../contract/failures.ts';
import type { MemberRole } from '../../../contract/members.values.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { Failure, fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import { lockSubscriber } from '../subscribers/index.ts';
import { findRole } from './members.store.ts';

/** Failures that the screens never cause: they are written to the audit as denials. */
const denials: readonly FailureCode[] = ['members.forbidden', 'subscribers.unknown', 'invitations.unknown'];

/** One change of an organisation's people. */
interface Act<Result> {
  subscriberId: string;
  /** What the change is about, for the audit of a denial. */
  object: string;
  /** Makes the change; `role` is the caller's. */
  work(transaction: Db, role: MemberRole): Promise<Result>;
}

/**
 * Runs a change of the organisation's people in one transaction. Such changes are serialised: the row of the
 * organisation is locked first and the role is read after that, so that of two owners who remove each other at the same
 * moment the second is refused.  @throws Failure `subscribers.unknown` also for another's organisation
 */
export async function actInSubscriber<Result>(
  db: Db,
  { viewer, origin }: SignedInCaller,
  { subscriberId, object, work }: Act<Result>,
): Promise<Result> {
  try {
    if (!viewer.subscriberIds.includes(subscriberId)) fail('subscribers.unknown');
    return await inTransaction(db, async (transaction) => {
      await lockSubscriber(transaction, subscriberId);
      const role = await findRole(transaction, subscriberId, viewer.userId);
      if (!role) fail('subscribers.unknown');
      return work(transaction, role);
    });
  } catch (error) {
    if (error instanceof Failure && denials.includes(error.code))
      await writeAudit(db, {
        action: 'member-change-refused',
        origin,
        userId: viewer.userId,
        subscriberId,
        object,
        details: { code: error.code },
      });
    throw error;
  }
}
