import type * as schemas from './archive-console.schemas.ts';
import { defineCall } from './call.ts';

export type { ContentImport, ImportProblem, ImportRecord } from './archive-console.schemas.ts';

const base = '/service/console/archive';
const one = `${base}/imports/:id`;

export const getArchiveContents = defineCall<typeof schemas.getArchiveContents>({
  id: 'archive.contents',
  method: 'GET',
  path: base,
});

export const exportArchive = defineCall<typeof schemas.exportArchive>({
  id: 'archive.export',
  method: 'POST',
  path: `${base}/export`,
});

export const getImportRules = defineCall<typeof schemas.getImportRules>({
  id: 'archive.rules',
  method: 'GET',
  path: `${base}/rules`,
});

export const uploadArchive = defineCall<typeof schemas.uploadArchive>({
  id: 'archive.upload',
  method: 'POST',
  path: `${base}/upload`,
});

export const getImport = defineCall<typeof schemas.getImport>({
  id: 'archive.import',
  method: 'GET',
  path: `${base}/import`,
});

export const listImportRecords = defineCall<typeof schemas.listImportRecords>({
  id: 'archive.records',
  method: 'GET',
  path: `${one}/records`,
});

export const applyImport = defineCall<typeof schemas.applyImport>({
  id: 'archive.apply',
  method: 'POST',
  path: `${one}/apply`,
});

export const discardImport = defineCall<typeof schemas.discardImport>({
  id: 'archive.discard',
  method: 'POST',
  path: `${one}/discard`,
});
