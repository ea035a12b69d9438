import { defineCall } from './call.ts';
import type * as schemas from './members.schemas.ts';

export type { Member, MemberPage } from './members.schemas.ts';
export type { MemberRole } from './members.values.ts';

const root = '/service/bl/members';

export const listMembers = defineCall<typeof schemas.listMembers>({
  id: 'members.list',
  method: 'GET',
  path: root,
});

export const changeMemberRole = defineCall<typeof schemas.changeMemberRole>({
  id: 'members.changeRole',
  method: 'POST',
  path: `${root}/change-role`,
});

export const removeMember = defineCall<typeof schemas.removeMember>({
  id: 'members.remove',
  method: 'POST',
  path: `${root}/remove`,
});
