/** What every page shows, for the page cache: a change makes all pages old. */
export const shownKind = 'announcements';
