import { defineCall } from './call.ts';
import type * as schemas from './installation.schemas.ts';

export type { InstallationFinding } from './installation.schemas.ts';

export const getInstallation = defineCall<typeof schemas.getInstallation>({
  id: 'installation.get',
  method: 'GET',
  path: '/service/console/installation',
});

export const noteTriedCopy = defineCall<typeof schemas.noteTriedCopy>({
  id: 'installation.noteTriedCopy',
  method: 'POST',
  path: '/service/console/installation/note-tried-copy',
});
