import { defineCall } from './call.ts';
import type * as schemas from './media-console.schemas.ts';

export type { ConsoleMedium, ConsoleMediumWithUses, MediumUse } from './media-console.schemas.ts';

export const listMedia = defineCall<typeof schemas.listMedia>({
  id: 'media.consoleList',
  method: 'GET',
  path: '/service/console/media',
});

export const getMedium = defineCall<typeof schemas.getMedium>({
  id: 'media.consoleOne',
  method: 'GET',
  path: '/service/console/media/:id',
});

export const getMediaLimits = defineCall<typeof schemas.getMediaLimits>({
  id: 'media.limits',
  method: 'GET',
  path: '/service/console/media/limits',
});

export const uploadMedium = defineCall<typeof schemas.uploadMedium>({
  id: 'media.upload',
  method: 'POST',
  path: '/service/console/media/upload',
});

export const changeMedium = defineCall<typeof schemas.changeMedium>({
  id: 'media.change',
  method: 'POST',
  path: '/service/console/media/:id',
});

export const removeMedium = defineCall<typeof schemas.removeMedium>({
  id: 'media.remove',
  method: 'POST',
  path: '/service/console/media/:id/remove',
});
