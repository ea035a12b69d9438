export { defineDigests } from './define-digests.ts';
export { defineEnds, endsOfCustomers, searchOfCustomers } from './keep-ends.ts';
export { partnerCabinetTemplates } from './letters/list-templates.ts';
export { partnerCabinetCalls } from './partner-cabinet.routes.ts';
