import { defineCall } from './call.ts';
import type * as schemas from './content.schemas.ts';

export type { SiteSettings } from './content.schemas.ts';

export const getSiteSettings = defineCall<typeof schemas.getSiteSettings>({
  id: 'content.siteSettings',
  method: 'GET',
  path: '/api/v1/site/settings',
});
