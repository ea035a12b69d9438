import { defineCall } from './call.ts';
import type * as schemas from './invitations-import.schemas.ts';

export type {
  ImportBeginning,
  ImportLayout,
  ImportRow,
  ImportRowPage,
  InvitationImport,
} from './invitations-import.schemas.ts';
export { type ImportRowGroup, type ImportRowState, importRowGroups } from './invitations-import.values.ts';

const root = '/service/bl/partner/imports';

/** Reads the beginning of a file and guesses what its columns hold; nothing is kept. */
export const readImport = defineCall<typeof schemas.readImport>({
  id: 'imports.read',
  method: 'POST',
  path: `${root}/read`,
});

/** Reads and checks a file; nobody is invited before `startImport`. */
export const checkImport = defineCall<typeof schemas.checkImport>({
  id: 'imports.check',
  method: 'POST',
  path: `${root}/check`,
});

export const findImport = defineCall<typeof schemas.findImport>({
  id: 'imports.find',
  method: 'GET',
  path: root,
});

export const listImportRows = defineCall<typeof schemas.listImportRows>({
  id: 'imports.rows',
  method: 'GET',
  path: `${root}/rows`,
});

export const startImport = defineCall<typeof schemas.startImport>({
  id: 'imports.start',
  method: 'POST',
  path: `${root}/start`,
});
