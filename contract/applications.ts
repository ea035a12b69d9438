import type * as schemas from './applications.schemas.ts';
import { defineCall } from './call.ts';

export type { Application, ApplicationFacet, ApplicationStatus } from './applications.schemas.ts';
export { allMine, heldByBrowserLimit } from './applications.values.ts';

export const listApplications = defineCall<typeof schemas.listApplications>({
  id: 'applications.list',
  method: 'GET',
  path: '/service/bl/get/applications',
});

export const addApplication = defineCall<typeof schemas.addApplication>({
  id: 'applications.add',
  method: 'POST',
  path: '/service/bl/application/add',
});

export const renameApplication = defineCall<typeof schemas.renameApplication>({
  id: 'applications.rename',
  method: 'POST',
  path: '/service/bl/application/rename',
});
