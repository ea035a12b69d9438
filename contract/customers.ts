import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { pageOf, pagingQuery } from './paging.ts';

/** Within how many days from today the nearest end of a subscription is asked for. */
export const endingDays = ['30', '14', '7'] as const;
export type EndingDays = (typeof endingDays)[number];

/** A customer of the partner: a subscriber it serves. */
export const customer = z.object({
  id: z.uuid(),
  name: z.string(),
  code: z.string(),
  since: z.iso.date(),
  /** The owner first. */
  users: z.array(z.object({ name: z.string(), email: z.nullable(z.string()) })),
  applications: z.int(),
  /** By tariff, the latest end of each; `null` has no end. The soonest end first. */
  subscriptions: z.array(z.object({ tariffName: z.string(), dateEnd: z.nullable(z.iso.date()) })),
  /** The nearest end that is still ahead; `null` when nothing ends. */
  nextEnd: z.nullable(z.iso.date()),
});
export type Customer = z.output<typeof customer>;

export const listCustomers = defineCall({
  id: 'customers.list',
  method: 'GET',
  path: '/service/bl/partner/customers',
  summary: 'Клиенты моей партнёрской организации: чья подписка кончается раньше, те первые',
  audience: 'partner',
  query: z.object({
    ...pagingQuery(20),
    ending: z.optional(z.enum(endingDays, 'Такого срока нет.')),
    search: z._default(
      z.optional(z.string().check(z.trim(), z.maxLength(100, 'Ищите не больше чем по 100 символам.'))),
      '',
    ),
  }),
  answer: z.extend(pageOf(customer), {
    /** How many the search finds in all, and with an end within so many days. */
    counts: z.object({ all: z.int(), '30': z.int(), '14': z.int(), '7': z.int() }),
  }),
  failures: ['partners.no-partner'],
});
export type CustomerPage = z.output<typeof listCustomers.answer>;
