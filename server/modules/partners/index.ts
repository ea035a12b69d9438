export { keepWholeDirectory } from './find-partners.ts';
export { partnersTemplates } from './letters/cabinet-letters.ts';
export { partnerFacts, partnerPlaces } from './partner-facts.ts';
export { partnerOf } from './partner-of.ts';
export { partnersCalls } from './partners.routes.ts';
export { listTopPartners, type PartnerCard, spellCity } from './partners.store.ts';
export { partnerPeopleCalls } from './partners-console.routes.ts';
export { findPartnerById as findPartner, otherPartnerOf } from './people.store.ts';
export {
  listPartnerPeople,
  refuseAsWorkingFor,
  type Tied,
  tie,
  tiePerson,
  type Untied,
  untiePerson,
} from './tie-person.ts';
