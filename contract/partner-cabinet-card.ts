import { defineCall } from './call.ts';
import type * as schemas from './partner-cabinet-card.schemas.ts';

export type { OwnOrganization } from './partner-cabinet-card.schemas.ts';

const path = '/service/bl/partner/organization';

export const getOrganization = defineCall<typeof schemas.getOrganization>({
  id: 'partners.organization',
  method: 'GET',
  path,
});

export const changeOrganization = defineCall<typeof schemas.changeOrganization>({
  id: 'partners.changeOrganization',
  method: 'POST',
  path,
});
