export { keepWholeDirectory } from './find-partners.ts';
export { partnersCalls } from './partners.routes.ts';
export { listTopPartners } from './partners.store.ts';
