import { defineCall } from './call.ts';
import type * as schemas from './personal-data-console.schemas.ts';

export type { ErasingPreview } from './personal-data-console.schemas.ts';

const person = '/service/console/users/:id';

export const previewErasing = defineCall<typeof schemas.previewErasing>({
  id: 'personalData.consolePreview',
  method: 'GET',
  path: `${person}/erasing`,
});

export const exportPerson = defineCall<typeof schemas.exportPerson>({
  id: 'personalData.consoleExport',
  method: 'POST',
  path: `${person}/export`,
});

export const erasePerson = defineCall<typeof schemas.erasePerson>({
  id: 'personalData.consoleErase',
  method: 'POST',
  path: `${person}/erase`,
});
