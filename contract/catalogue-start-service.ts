import { defineCall } from './call.ts';
import type * as schemas from './catalogue-start-service.schemas.ts';

export type { Tariff, TariffNote, TariffType, TopPartner } from './catalogue-start-service.schemas.ts';

export const listTariffTypes = defineCall<typeof schemas.listTariffTypes>({
  id: 'catalogue.tariffTypes',
  method: 'GET',
  path: '/start/tariffs-types/',
});

export const listTariffs = defineCall<typeof schemas.listTariffs>({
  id: 'catalogue.tariffs',
  method: 'GET',
  path: '/start/tariffs/',
});

export const listTariffNotes = defineCall<typeof schemas.listTariffNotes>({
  id: 'catalogue.tariffNotes',
  method: 'GET',
  path: '/start/tariffs-aux/',
});

export const listTopPartners = defineCall<typeof schemas.listTopPartners>({
  id: 'catalogue.topPartners',
  method: 'GET',
  path: '/start/partners-top5/',
});
