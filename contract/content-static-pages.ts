import { defineCall } from './call.ts';
import type * as schemas from './content-static-pages.schemas.ts';

export type { StaticPage } from './content-static-pages.schemas.ts';

export const getAboutText = defineCall<typeof schemas.getAboutText>({
  id: 'content.about',
  method: 'GET',
  path: '/api/v1/static-pages/about',
});

export const getUserAgreement = defineCall<typeof schemas.getUserAgreement>({
  id: 'content.userAgreement',
  method: 'GET',
  path: '/api/v1/static-pages/user-agreement',
});
