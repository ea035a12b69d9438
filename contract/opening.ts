import { defineCall } from './call.ts';
import type * as schemas from './opening.schemas.ts';

export const readOpening = defineCall<typeof schemas.readOpening>({
  id: 'opening.read',
  method: 'GET',
  path: '/service/console/opening',
});
