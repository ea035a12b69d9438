export { dismissedScript } from './dismissed-script.ts';
export { OwnAnnouncements } from './late-own-announcements.ts';
export { announcementsFile, renderAnnouncements } from './render-announcements.tsx';
