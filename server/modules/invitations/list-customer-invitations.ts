import type { CallAnswer, CheckedInput } from '../../../contract/call.ts';
import { type listInvitations as call, groupNames, invitationGroups } from '../../../contract/invitations.ts';
import { pageFigures } from '../../../contract/paging.ts';
import type { Db } from '../../infra/database/index.ts';
import type { Viewer } from '../../infra/http/index.ts';
import { partnerOf } from '../partners/index.ts';
import { countInvitations, listInvitationRows } from './customer-invitations.store.ts';

const isoOrNull = (moment: Date | null) => moment?.toISOString() ?? null;

/** A page of the invitations of the person's partner, with the counts of its groups. @throws Failure `partners.no-partner` */
export async function listCustomerInvitations(
  db: Db,
  viewer: Viewer,
  { show, search, page, count }: CheckedInput<typeof call>['query'],
): Promise<CallAnswer<typeof call>> {
  const { id: partnerId } = await partnerOf(db, viewer);
  const byState = await countInvitations(db, { partnerId, search });
  const countOf = (group: (typeof groupNames)[number]) =>
    invitationGroups[group].reduce((sum, state) => sum + (byState.get(state) ?? 0), 0);
  const shown = show ? [show] : groupNames;
  const total = shown.reduce((sum, group) => sum + countOf(group), 0);
  const states = shown.flatMap((group) => [...invitationGroups[group]]);
  const rows = await listInvitationRows(db, { partnerId, search, states, page, count });
  return {
    content: rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      sentAt: isoOrNull(row.sentAt),
      expiresAt: row.expiresAt.toISOString(),
      usedAt: isoOrNull(row.usedAt),
    })),
    ...pageFigures(page, count, total),
    counts: { waiting: countOf('waiting'), used: countOf('used'), closed: countOf('closed') },
  };
}
