import { defineCall } from './call.ts';
import type * as schemas from './publishing.schemas.ts';

export type { ContentRecord, ContentVersion } from './publishing.schemas.ts';
export type { ContentKind } from './publishing-fields.ts';

const base = '/service/console/content/:kind';
const one = `${base}/:id`;

export const listContent = defineCall<typeof schemas.listContent>({ id: 'publishing.list', method: 'GET', path: base });

export const getContent = defineCall<typeof schemas.getContent>({ id: 'publishing.one', method: 'GET', path: one });

export const createContent = defineCall<typeof schemas.createContent>({
  id: 'publishing.create',
  method: 'POST',
  path: base,
});

export const saveContent = defineCall<typeof schemas.saveContent>({ id: 'publishing.save', method: 'POST', path: one });

export const checkContent = defineCall<typeof schemas.checkContent>({
  id: 'publishing.check',
  method: 'POST',
  path: `${one}/check`,
});

export const publishContent = defineCall<typeof schemas.publishContent>({
  id: 'publishing.publish',
  method: 'POST',
  path: `${one}/publish`,
});

export const unscheduleContent = defineCall<typeof schemas.unscheduleContent>({
  id: 'publishing.unschedule',
  method: 'POST',
  path: `${one}/unschedule`,
});

export const withdrawContent = defineCall<typeof schemas.withdrawContent>({
  id: 'publishing.withdraw',
  method: 'POST',
  path: `${one}/withdraw`,
});

export const discardContent = defineCall<typeof schemas.discardContent>({
  id: 'publishing.discard',
  method: 'POST',
  path: `${one}/discard`,
});

export const removeContent = defineCall<typeof schemas.removeContent>({
  id: 'publishing.remove',
  method: 'POST',
  path: `${one}/remove`,
});

export const restoreContent = defineCall<typeof schemas.restoreContent>({
  id: 'publishing.restore',
  method: 'POST',
  path: `${one}/restore`,
});

export const listContentVersions = defineCall<typeof schemas.listContentVersions>({
  id: 'publishing.versions',
  method: 'GET',
  path: `${one}/versions`,
});

export const notePresence = defineCall<typeof schemas.notePresence>({
  id: 'publishing.presence',
  method: 'POST',
  path: `${one}/presence`,
});
