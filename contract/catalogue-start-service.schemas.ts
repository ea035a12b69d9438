import * as z from 'zod/mini';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';

const text = z.object({ TEXT: z.string() });

/** A section of the price list (spec: catalogue.start-service-shapes); upper case is the start service's own. */
export const tariffType = z.object({ NAME: z.string(), CODE: z.string() });
export type TariffType = z.output<typeof tariffType>;

/** A tariff; all plain text but `DETAIL_TEXT`, which is clean HTML. */
export const tariff = z.object({
  NAME: z.string(),
  CODE: z.string(),
  PROPERTY_TYPE_CODE: z.string(),
  PROPERTY_LOGO_URL_VALUE: z.nullable(z.string()),
  PREVIEW_TEXT: z.string(),
  PROPERTY_APP_VALUE: text,
  PROPERTY_PRICE_VALUE: text,
  DETAIL_TEXT: z.string(),
});
export type Tariff = z.output<typeof tariff>;

/** A note under the tariffs: the beginning of the code says how it is shown; `DETAIL_TEXT` is clean HTML. */
export const tariffNote = z.object({ NAME: z.string(), CODE: z.string(), DETAIL_TEXT: z.string() });
export type TariffNote = z.output<typeof tariffNote>;

/** One of the first five partners. */
export const topPartner = z.object({ NAME: z.string(), CODE: z.string(), ID: z.int() });
export type TopPartner = z.output<typeof topPartner>;

const start = { audience: 'public', failures: ['catalogue.start-service-down'] } as const;

export const listTariffTypes = defineSchemas({
  ...start,
  id: 'catalogue.tariffTypes',
  shows: ['tariff-types'],
  summary: 'Разделы тарифов',
  cost: costs.read,
  answer: z.array(tariffType),
});

export const listTariffs = defineSchemas({
  ...start,
  id: 'catalogue.tariffs',
  shows: ['tariffs', 'tariff-types'],
  summary: 'Тарифы',
  cost: costs.read,
  answer: z.array(tariff),
});

export const listTariffNotes = defineSchemas({
  ...start,
  id: 'catalogue.tariffNotes',
  shows: ['tariff-notes'],
  summary: 'Примечания к тарифам',
  cost: costs.read,
  answer: z.array(tariffNote),
});

export const listTopPartners = defineSchemas({
  ...start,
  id: 'catalogue.topPartners',
  shows: ['directory'],
  summary: 'Пять первых партнёров',
  cost: costs.read,
  answer: z.array(topPartner),
});
