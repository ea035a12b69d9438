import type { CallAnswer, CheckedInput } from '../../../contract/call.ts';
import type { listMembers as membersCall } from '../../../contract/members.ts';
import { pageFigures } from '../../../contract/paging.ts';
import type { Db } from '../../infra/database/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import { mayManage, rolesGivenBy } from './member-rules.ts';
import { countMembers, listMemberRows } from './members.store.ts';
import { roleIn } from './role-in.ts';

/** A page of the people of one of the caller's organisations. @throws Failure `subscribers.unknown` */
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
