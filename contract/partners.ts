import { defineCall } from './call.ts';
import type * as schemas from './partners.schemas.ts';

export type { Organization, PartnerGroup } from './partners.schemas.ts';

export const findPartners = defineCall<typeof schemas.findPartners>({
  id: 'partners.find',
  method: 'GET',
  path: '/api/v1/find-partners',
});
