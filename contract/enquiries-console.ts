import { defineCall } from './call.ts';
import type * as schemas from './enquiries-console.schemas.ts';

export type { ConsoleEnquiry, EnquiryEntry, EnquiryRow } from './enquiries-console.schemas.ts';

export const listEnquiries = defineCall<typeof schemas.listEnquiries>({
  id: 'enquiries.consoleList',
  method: 'GET',
  path: '/service/console/enquiries',
});

export const getEnquiry = defineCall<typeof schemas.getEnquiry>({
  id: 'enquiries.consoleOne',
  method: 'GET',
  path: '/service/console/enquiries/:id',
});

export const countWaiting = defineCall<typeof schemas.countWaiting>({
  id: 'enquiries.consoleWaiting',
  method: 'GET',
  path: '/service/console/enquiries/waiting',
});

export const listColleagues = defineCall<typeof schemas.listColleagues>({
  id: 'enquiries.consoleColleagues',
  method: 'GET',
  path: '/service/console/enquiries/colleagues',
});

export const assignEnquiry = defineCall<typeof schemas.assignEnquiry>({
  id: 'enquiries.consoleAssign',
  method: 'POST',
  path: '/service/console/enquiries/:id/assign',
});

export const answerEnquiry = defineCall<typeof schemas.answerEnquiry>({
  id: 'enquiries.consoleAnswer',
  method: 'POST',
  path: '/service/console/enquiries/:id/answer',
});

export const noteOnEnquiry = defineCall<typeof schemas.noteOnEnquiry>({
  id: 'enquiries.consoleNote',
  method: 'POST',
  path: '/service/console/enquiries/:id/note',
});

export const listPartnersToAsk = defineCall<typeof schemas.listPartnersToAsk>({
  id: 'enquiries.consolePartners',
  method: 'GET',
  path: '/service/console/enquiries/partners',
});

export const handToPartner = defineCall<typeof schemas.handToPartner>({
  id: 'enquiries.consoleHand',
  method: 'POST',
  path: '/service/console/enquiries/:id/hand',
});

export const remindPartner = defineCall<typeof schemas.remindPartner>({
  id: 'enquiries.consoleRemind',
  method: 'POST',
  path: '/service/console/enquiries/:id/remind',
});

export const takeBackFromPartner = defineCall<typeof schemas.takeBackFromPartner>({
  id: 'enquiries.consoleTakeBack',
  method: 'POST',
  path: '/service/console/enquiries/:id/take-back',
});

export const moveEnquiry = defineCall<typeof schemas.moveEnquiry>({
  id: 'enquiries.consoleMove',
  method: 'POST',
  path: '/service/console/enquiries/:id/move',
});

export const exportEnquiries = defineCall<typeof schemas.exportEnquiries>({
  id: 'enquiries.consoleExport',
  method: 'POST',
  path: '/service/console/enquiries/export',
});
