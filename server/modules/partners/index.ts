export { keepWholeDirectory } from './find-partners.ts';
export { partnerOf } from './partner-of.ts';
export { partnersCalls } from './partners.routes.ts';
export { listTopPartners, type PartnerCard } from './partners.store.ts';
