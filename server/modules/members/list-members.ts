import type { CallAnswer, CheckedInput } from '../../../contract/call.ts';
import type { MemberRole } from '../../../contract/members.forms.ts';
import type { listMemberInvitations, listMembers as membersCall } from '../../../contract/members.ts';
import { pageFigures } from '../../../contract/paging.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import { isEnded, maySendAgain } from './invitation-states.ts';
import { listInvitationRows } from './member-invitations.store.ts';
import { mayManage, rolesGivenBy } from './member-rules.ts';
import { countMembers, findRole, listMemberRows } from './members.store.ts';

/** A page of the people of one of the asking person's organisations. @throws Failure `subscribers.unknown` */
export async function listMembers(
  db: Db,
  caller: SignedInCaller,
  { subscriberId, page, count }: CheckedInput<typeof membersCall>['query'],
): Promise<CallAnswer<typeof membersCall>> {
  const role = await roleIn(db, caller, subscriberId);
  const counts = await countMembers(db, subscriberId);
  const rows = await listMemberRows(db, { subscriberId, page, count });
  const content = rows.map((row) => {
    const you = row.userId === caller.viewer.userId;
    const stays = row.role === 'owner' && counts.owners === 1;
    const manages = mayManage(role, row.role);
    return {
      ...row,
      since: row.since.toISOString(),
      you,
      mayChange: manages && !stays && rolesGivenBy(role).length > 1,
      mayRemove: (manages || you) && !stays,
    };
  });
  return { content, ...pageFigures(page, count, counts.all), role, mayGive: [...rolesGivenBy(role)] };
}

/** A page of the invitations into the organisation. @throws Failure `subscribers.unknown`, `members.forbidden` */
export async function listInvitations(
  db: Db,
  caller: SignedInCaller,
  { subscriberId, page, count }: CheckedInput<typeof listMemberInvitations>['query'],
): Promise<CallAnswer<typeof listMemberInvitations>> {
  const role = await roleIn(db, caller, subscriberId);
  if (rolesGivenBy(role).length === 0) fail('members.forbidden');
  const { rows, total } = await listInvitationRows(db, { subscriberId, page, count });
  return {
    content: rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      sentAt: row.sentAt?.toISOString() ?? null,
      expiresAt: row.expiresAt.toISOString(),
      mayResend: mayManage(role, row.role) && maySendAgain(row.state),
      mayRevoke: mayManage(role, row.role) && !isEnded(row.state),
    })),
    ...pageFigures(page, count, total),
  };
}

async function roleIn(db: Db, { viewer, origin }: SignedInCaller, subscriberId: string): Promise<MemberRole> {
  const { userId } = viewer;
  const role = viewer.subscriberIds.includes(subscriberId) && (await findRole(db, subscriberId, userId));
  if (role) return role;
  await writeAudit(db, { action: 'foreign-subscriber-refused', origin, userId, object: subscriberId });
  fail('subscribers.unknown');
}
