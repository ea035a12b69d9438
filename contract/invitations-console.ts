import { defineCall } from './call.ts';
import type * as schemas from './invitations-console.schemas.ts';

export type { ConsoleInvitation } from './invitations-console.schemas.ts';

const invitations = '/service/console/invitations';

export const listConsoleInvitations = defineCall<typeof schemas.listConsoleInvitations>({
  id: 'invitations.consoleList',
  method: 'GET',
  path: invitations,
});

export const getConsoleInvitation = defineCall<typeof schemas.getConsoleInvitation>({
  id: 'invitations.consoleOne',
  method: 'GET',
  path: `${invitations}/:id`,
});

export const inviteForPartner = defineCall<typeof schemas.inviteForPartner>({
  id: 'invitations.consoleInviteCustomer',
  method: 'POST',
  path: `${invitations}/customer`,
});

export const inviteIntoOrganization = defineCall<typeof schemas.inviteIntoOrganization>({
  id: 'invitations.consoleInviteColleague',
  method: 'POST',
  path: `${invitations}/colleague`,
});

export const resendInvitation = defineCall<typeof schemas.resendInvitation>({
  id: 'invitations.consoleResend',
  method: 'POST',
  path: `${invitations}/:id/resend`,
});

export const revokeInvitation = defineCall<typeof schemas.revokeInvitation>({
  id: 'invitations.consoleRevoke',
  method: 'POST',
  path: `${invitations}/:id/revoke`,
});

export const openOrganization = defineCall<typeof schemas.openOrganization>({
  id: 'invitations.consoleOpenOrganization',
  method: 'POST',
  path: '/service/console/subscribers',
});

export const openPartner = defineCall<typeof schemas.openPartner>({
  id: 'invitations.consoleOpenPartner',
  method: 'POST',
  path: '/service/console/service-partners',
});

export const inviteIntoPartner = defineCall<typeof schemas.inviteIntoPartner>({
  id: 'invitations.consoleInvitePartnerPerson',
  method: 'POST',
  path: `${invitations}/partner`,
});
