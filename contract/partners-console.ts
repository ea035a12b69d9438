import { defineCall } from './call.ts';
import type * as schemas from './partners-console.schemas.ts';

export type { ConsolePartner, ConsolePartnerPerson } from './partners-console.schemas.ts';

const partners = '/service/console/service-partners';
const people = '/service/console/partner-people';

export const listServicePartners = defineCall<typeof schemas.listServicePartners>({
  id: 'partners.consoleList',
  method: 'GET',
  path: partners,
});

export const getServicePartner = defineCall<typeof schemas.getServicePartner>({
  id: 'partners.consoleOne',
  method: 'GET',
  path: `${partners}/:id`,
});

export const listPartnerPeople = defineCall<typeof schemas.listPartnerPeople>({
  id: 'partners.consolePeople',
  method: 'GET',
  path: people,
});

export const tiePartnerPerson = defineCall<typeof schemas.tiePartnerPerson>({
  id: 'partners.consoleTie',
  method: 'POST',
  path: people,
});

export const untiePartnerPerson = defineCall<typeof schemas.untiePartnerPerson>({
  id: 'partners.consoleUntie',
  method: 'POST',
  path: `${people}/:id/remove`,
});
