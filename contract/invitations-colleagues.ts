import { defineCall } from './call.ts';
import type * as schemas from './invitations-colleagues.schemas.ts';

export type { MemberInvitation, MemberInvitationPage } from './invitations-colleagues.schemas.ts';

const root = '/service/bl/members';

export const listMemberInvitations = defineCall<typeof schemas.listMemberInvitations>({
  id: 'members.invitations',
  method: 'GET',
  path: `${root}/invitations`,
});

export const inviteMember = defineCall<typeof schemas.inviteMember>({
  id: 'members.invite',
  method: 'POST',
  path: `${root}/invite`,
});

export const resendMemberInvitation = defineCall<typeof schemas.resendMemberInvitation>({
  id: 'members.resend',
  method: 'POST',
  path: `${root}/invitations/resend`,
});

export const revokeMemberInvitation = defineCall<typeof schemas.revokeMemberInvitation>({
  id: 'members.revoke',
  method: 'POST',
  path: `${root}/invitations/revoke`,
});

export const joinSubscriber = defineCall<typeof schemas.joinSubscriber>({
  id: 'members.join',
  method: 'POST',
  path: `${root}/join`,
});
