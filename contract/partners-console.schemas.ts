import * as z from 'zod/mini';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';
import { consoleListOf, consoleListQuery } from './console-list.ts';
import { numberParams, uuidParams } from './console-record.ts';
import { partnerNumber } from './subscribers-console.schemas.ts';
import { success } from './success.ts';

/** A partner as the console's work with people shows it. */
export const consolePartner = z.object({
  id: z.string(),
  name: z.string(),
  code: z.string(),
  city: z.string(),
  phone: z.string(),
  mail: z.string(),
  published: z.boolean(),
  people: z.int(),
});
export type ConsolePartner = z.output<typeof consolePartner>;

export const listServicePartners = defineSchemas({
  id: 'partners.consoleList',
  summary: 'Консоль: партнёры и сколько людей работает в их кабинетах',
  audience: 'operator',
  cost: costs.dearRead,
  query: consoleListQuery(['name', 'city', 'code'], {}),
  answer: consoleListOf(consolePartner),
  failures: ['console.too-far'],
});

export const getServicePartner = defineSchemas({
  id: 'partners.consoleOne',
  summary: 'Консоль: один партнёр',
  audience: 'operator',
  cost: costs.read,
  params: numberParams,
  answer: consolePartner,
  failures: ['console.absent'],
});

/** Somebody who works in a partner's cabinet; the id is the account's. */
export const consolePartnerPerson = z.object({
  id: z.guid(),
  name: z.string(),
  login: z.string(),
  email: z.nullable(z.string()),
  partnerId: z.string(),
  partnerName: z.string(),
  since: z.string(),
});
export type ConsolePartnerPerson = z.output<typeof consolePartnerPerson>;

export const listPartnerPeople = defineSchemas({
  id: 'partners.consolePeople',
  summary: 'Консоль: кто работает в кабинетах партнёров',
  audience: 'operator',
  cost: costs.dearRead,
  query: consoleListQuery(['name', 'since'], { partnerId: z.optional(partnerNumber) }),
  answer: consoleListOf(consolePartnerPerson),
  failures: ['console.too-far'],
});

const change = { audience: 'operator', proof: 'fresh', cost: costs.write } as const;

export const tiePartnerPerson = defineSchemas({
  ...change,
  id: 'partners.consoleTie',
  summary: 'Консоль: впустить человека в кабинет партнёра',
  body: z.object({ userId: z.guid('Выберите учётную запись.'), partnerId: partnerNumber }),
  answer: z.object({ id: z.guid() }),
  failures: ['console.absent', 'people.unknown-partner', 'people.works-for-another'],
});

export const untiePartnerPerson = defineSchemas({
  ...change,
  id: 'partners.consoleUntie',
  summary: 'Консоль: закрыть человеку кабинет партнёра',
  params: uuidParams,
  answer: success,
  failures: ['console.absent'],
});
