import type { CallAnswer, CheckedInput } from '../../../contract/call.ts';
import type { listMemberInvitations as call } from '../../../contract/invitations-colleagues.ts';
import { pageFigures } from '../../../contract/paging.ts';
import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import { mayManage, roleIn, rolesGivenBy } from '../members/index.ts';
import { listInvitationRows } from './colleague-invitations.store.ts';
import { resendableStates, usableStates } from './invitation-states.ts';

/** A page of the invitations into the organisation. @throws Failure `subscribers.unknown`, `members.forbidden` */
export async function listColleagueInvitations(
  db: Db,
  caller: SignedInCaller,
  { subscriberId, page, count }: CheckedInput<typeof call>['query'],
): Promise<CallAnswer<typeof call>> {
  const role = await roleIn(db, caller, subscriberId);
  if (rolesGivenBy(role).length === 0) fail('members.forbidden');
  const { rows, total } = await listInvitationRows(db, { subscriberId, page, count });
  return {
    content: rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      sentAt: row.sentAt?.toISOString() ?? null,
      expiresAt: row.expiresAt.toISOString(),
      mayResend: mayManage(role, row.role) && resendableStates.includes(row.state),
      mayRevoke: mayManage(role, row.role) && usableStates.includes(row.state),
    })),
    ...pageFigures(page, count, total),
  };
}
