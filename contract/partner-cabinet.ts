import { defineCall } from './call.ts';
import type * as schemas from './partner-cabinet.schemas.ts';

export type { PartnerSummary } from './partner-cabinet.schemas.ts';

export const partnerSummary = defineCall<typeof schemas.partnerSummary>({
  id: 'invitations.summary',
  method: 'GET',
  path: '/service/bl/partner/summary',
});
