import * as z from 'zod/mini';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';
import { consoleListOf, consoleListQuery } from './console-list.ts';
import { enquiryFormIds, enquiryStates } from './enquiries.values.ts';

/** An enquiry as the console shows it. Moments are ISO 8601. */
export const consoleEnquiry = z.object({
  id: z.string(),
  formId: z.literal(enquiryFormIds),
  name: z.string(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  text: z.string(),
  state: z.enum(enquiryStates),
  createdAt: z.string(),
});
export type ConsoleEnquiry = z.output<typeof consoleEnquiry>;

export const listEnquiries = defineSchemas({
  id: 'enquiries.consoleList',
  summary: 'Консоль: обращения из форм сайта',
  audience: 'editor',
  cost: costs.dearRead,
  query: consoleListQuery(['createdAt', 'name'], { state: z.optional(z.enum(enquiryStates, 'Такого состояния нет.')) }),
  answer: consoleListOf(consoleEnquiry),
  failures: ['console.too-far'],
});

export const getEnquiry = defineSchemas({
  id: 'enquiries.consoleOne',
  summary: 'Консоль: одно обращение',
  audience: 'editor',
  cost: costs.read,
  params: z.object({ id: z.string().check(z.regex(/^[1-9]\d{0,17}$/, 'Такой записи нет.')) }),
  answer: consoleEnquiry,
  failures: ['console.absent'],
});
