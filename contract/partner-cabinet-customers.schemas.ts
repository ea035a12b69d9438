import * as z from 'zod/mini';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';
import { pageOf, pagingQuery } from './paging.ts';
import { endingDays } from './partner-cabinet-customers.values.ts';

/** A customer of the partner: a subscriber it serves. */
export const customer = z.object({
  id: z.guid(),
  name: z.string(),
  code: z.string(),
  since: z.iso.date(),
  /** The owner first. */
  users: z.array(z.object({ name: z.string(), email: z.nullable(z.string()) })),
  applications: z.int(),
  /**
   * By tariff, the latest end of each, `null` has no end; `begins` is the first day where the tariff has not begun yet. The
   * soonest end first.
   */
  subscriptions: z.array(
    z.object({ tariffName: z.string(), begins: z.nullable(z.iso.date()), dateEnd: z.nullable(z.iso.date()) }),
  ),
  /** The nearest end that is still ahead; `null` when nothing ends. */
  nextEnd: z.nullable(z.iso.date()),
});
export type Customer = z.output<typeof customer>;

export const listCustomers = defineSchemas({
  id: 'customers.list',
  summary: 'Клиенты моей партнёрской организации: чья подписка заканчивается раньше, те первые',
  audience: 'partner',
  cost: costs.dearRead,
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

/** How many of the customer's applications stand so; all are `closed` when its access is. */
const applicationCounts = z.object({ ready: z.int(), preparation: z.int(), error: z.int(), closed: z.int() });

const period = { dateBegin: z.nullable(z.iso.date()), dateEnd: z.nullable(z.iso.date()) };

/** A subscription of a customer as its partner keeps it; days are inclusive, without `dateEnd` it is endless. */
export const customerSubscription = z.object({
  id: z.guid(),
  version: z.int(),
  tariffName: z.string(),
  quantity: z.int(),
  ...period,
  /** The partner has ended it before its time. */
  closed: z.boolean(),
});
export type CustomerSubscription = z.output<typeof customerSubscription>;

/** What a change found or left; the quantity is null in what was kept before quantities were. */
const side = z.object({ ...period, quantity: z.nullable(z.int()) });

/** What was done with a subscription, by whom, and what became of its days. */
export const subscriptionChange = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** `null` when the account is gone. */
  userName: z.nullable(z.string()),
  action: z.enum(['added', 'extended', 'closed', 'corrected']),
  tariffName: z.string(),
  /** `null` for a new subscription. */
  before: z.nullable(side),
  after: side,
  reason: z.string(),
});
export type SubscriptionChange = z.output<typeof subscriptionChange>;

export const getCustomer = defineSchemas({
  id: 'customers.one',
  summary: 'Клиент моей партнёрской организации: люди, приложения, подписки и их история',
  audience: 'partner',
  cost: costs.read,
  params: z.object({ id: z.guid('Неизвестный клиент.') }),
  answer: z.object({
    id: z.guid(),
    name: z.string(),
    code: z.string(),
    since: z.iso.date(),
    /** Today in Asia/Almaty by the clock of the database: days of changes are judged by it. */
    today: z.iso.date(),
    /** Applications are open until this day inclusive; `null` when nothing ends their access. */
    openUntil: z.nullable(z.iso.date()),
    accessClosed: z.boolean(),
    /** The owner first, at most a hundred. */
    users: z.array(
      z.object({
        name: z.string(),
        email: z.nullable(z.string()),
        role: z.enum(['owner', 'administrator', 'user']),
      }),
    ),
    usersTotal: z.int(),
    applications: applicationCounts,
    /** Those that go on first, the soonest end first; what has ended after them, the latest end first. */
    subscriptions: z.array(customerSubscription),
    /** Newest first, at most a hundred. */
    changes: z.array(subscriptionChange),
  }),
  failures: ['partners.no-partner', 'customers.unknown'],
});
export type CustomerInFull = z.output<typeof getCustomer.answer>;
