import { defineCall } from './call.ts';
import type * as schemas from './publishing-environment.schemas.ts';

export const getContentEnvironment = defineCall<typeof schemas.getContentEnvironment>({
  id: 'publishing.environment',
  method: 'GET',
  path: '/service/console/content-environment',
});
