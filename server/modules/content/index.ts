export { contentCalls } from './content.routes.ts';
export { admitsKazakhNames, getSiteSettings } from './get-site-settings.ts';
export { publicationsCalls } from './publications.routes.ts';
export { findKindOf, listNewsForFeed } from './read-publications.ts';
export { VideoLengths } from './video-lengths.ts';
