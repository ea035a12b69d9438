import type * as schemas from './announcements.schemas.ts';
import { defineCall } from './call.ts';

export type { Announcement, PersonalAnnouncements } from './announcements.schemas.ts';

export const dismissAnnouncement = defineCall<typeof schemas.dismissAnnouncement>({
  id: 'announcements.dismiss',
  method: 'POST',
  path: '/service/bl/announcements/dismiss',
});
