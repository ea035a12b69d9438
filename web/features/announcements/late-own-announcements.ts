import { lazySection } from '../../app/start/section.tsx';

/** Loaded only when something is announced to the person. */
export const OwnAnnouncements = lazySection(
  () => import('./own-announcements.tsx'),
  (module) => module.OwnAnnouncements,
);
