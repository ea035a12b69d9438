export { Announced } from './announced.ts';
export { announcementsCalls } from './announcements.routes.ts';
export { shownKind as announcementsKind } from './shown-kind.ts';
