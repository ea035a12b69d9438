import { defineCall } from './call.ts';
import type * as schemas from './invitations.schemas.ts';

export type { Invitation, InvitationPage } from './invitations.schemas.ts';
export { groupNames, type InvitationGroup, type InvitationState, invitationGroups } from './invitations.values.ts';

const root = '/service/bl/partner/invitations';

export const listInvitations = defineCall<typeof schemas.listInvitations>({
  id: 'invitations.list',
  method: 'GET',
  path: root,
});

export const createInvitation = defineCall<typeof schemas.createInvitation>({
  id: 'invitations.create',
  method: 'POST',
  path: root,
});

export const resendInvitation = defineCall<typeof schemas.resendInvitation>({
  id: 'invitations.resend',
  method: 'POST',
  path: `${root}/resend`,
});

export const revokeInvitation = defineCall<typeof schemas.revokeInvitation>({
  id: 'invitations.revoke',
  method: 'POST',
  path: `${root}/revoke`,
});

export const linkToInvitation = defineCall<typeof schemas.linkToInvitation>({
  id: 'invitations.link',
  method: 'POST',
  path: `${root}/link`,
});
