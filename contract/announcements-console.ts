import type * as schemas from './announcements-console.schemas.ts';
import { defineCall } from './call.ts';

export type { ConsoleAnnouncement } from './announcements-console.schemas.ts';

export const listAnnouncements = defineCall<typeof schemas.listAnnouncements>({
  id: 'announcements.consoleList',
  method: 'GET',
  path: '/service/console/announcements',
});

export const getAnnouncement = defineCall<typeof schemas.getAnnouncement>({
  id: 'announcements.consoleOne',
  method: 'GET',
  path: '/service/console/announcements/:id',
});

export const addAnnouncement = defineCall<typeof schemas.addAnnouncement>({
  id: 'announcements.consoleAdd',
  method: 'POST',
  path: '/service/console/announcements',
});

export const changeAnnouncement = defineCall<typeof schemas.changeAnnouncement>({
  id: 'announcements.consoleChange',
  method: 'POST',
  path: '/service/console/announcements/:id',
});

export const endAnnouncement = defineCall<typeof schemas.endAnnouncement>({
  id: 'announcements.consoleEnd',
  method: 'POST',
  path: '/service/console/announcements/:id/end',
});

export const removeAnnouncement = defineCall<typeof schemas.removeAnnouncement>({
  id: 'announcements.consoleRemove',
  method: 'POST',
  path: '/service/console/announcements/:id/remove',
});
