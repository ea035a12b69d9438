export { keepWholeDirectory } from './find-partners.ts';
export { partnerFacts } from './partner-facts.ts';
export { partnerOf } from './partner-of.ts';
export { partnersCalls } from './partners.routes.ts';
export { listTopPartners, type PartnerCard } from './partners.store.ts';
export { listPartnerPeople, type Tied, tiePerson, type Untied, untiePerson } from './tie-person.ts';
