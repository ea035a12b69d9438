import { defineCall } from './call.ts';
import type * as schemas from './registration.schemas.ts';

export type { CheckedMemberInvitation, PartnerInfo, ServiceOrganization } from './registration.schemas.ts';

export const getPartnerInfo = defineCall<typeof schemas.getPartnerInfo>({
  id: 'registration.partnerInfo',
  method: 'POST',
  path: '/service/bl/registration/get-partner-info',
});

export const register = defineCall<typeof schemas.register>({
  id: 'registration.register',
  method: 'POST',
  path: '/service/bl/registration/partner-code',
});

export const checkMemberInvitation = defineCall<typeof schemas.checkMemberInvitation>({
  id: 'members.check',
  method: 'POST',
  path: '/service/bl/members/check-code',
});

export const registerMember = defineCall<typeof schemas.registerMember>({
  id: 'members.register',
  method: 'POST',
  path: '/service/bl/members/register',
});
