import * as z from 'zod/mini';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';
import { positive } from './paging.ts';
import { longestPartnerFilter } from './partners.values.ts';

/** How to reach an organisation; what is not known is an empty text. */
export const partnerProperties = z.object({
  site: z.string(),
  mail: z.string(),
  phone: z.string(),
  description: z.string(),
});

/** A service organisation of the directory (spec: partners.directory). */
export const organization = z.object({ id: z.int(), name: z.string(), properties: partnerProperties });
export type Organization = z.output<typeof organization>;

const group = z.object({ city: z.string(), organizations: z.array(organization) });
export type PartnerGroup = z.output<typeof group>;

const mostPartnersAtOnce = 1_000;
const words = z.optional(z.string().check(z.maxLength(longestPartnerFilter)));

export const findPartners = defineSchemas({
  id: 'partners.find',
  shows: ['directory'],
  summary: 'Партнёры по городам; без параметров — все',
  audience: 'public',
  cost: costs.read,
  query: z.object({
    /** Every word of it stands in the organisation's name, as the cabinet's search finds words (spec: partners.browse). */
    name: words,
    city: words,
    /** At most so many organisations, the first ones. */
    count: z.optional(positive(mostPartnersAtOnce, 'За один раз можно получить не больше 1000 партнёров.')),
  }),
  answer: z.object({
    groups: z.array(group),
    /** How many organisations fit the filter, shown or not. */
    total: z.int(),
    /** Every city of the directory, in the order of the groups. */
    cities: z.array(z.string()),
  }),
});
