import * as z from 'zod/mini';
import { day } from './calendar-day.ts';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';
import { consoleListOf, consoleListQuery } from './console-list.ts';
import { recordVersion, uuidParams } from './console-record.ts';
import { customerName } from './invitations.forms.ts';
import { closingReason, months, quantity, tariffCode } from './partner-cabinet-subscriptions.forms.ts';
import { onceKey, requestKey } from './request-key.ts';
import { correctionReason } from './subscribers-console.forms.ts';
import { subscriptionStates } from './subscribers-state.ts';
import { success } from './success.ts';

const unknownOrganization = 'Такой организации нет.';

/** A partner, by its number as text. */
export const partnerNumber = z.string('Выберите партнёра.').check(z.regex(/^[1-9]\d{0,8}$/, 'Такого партнёра нет.'));

/** An organisation as the console shows it. Moments are ISO 8601. */
export const consoleSubscriber = z.object({
  id: z.guid(),
  name: z.string(),
  code: z.string(),
  partnerId: z.nullable(z.string()),
  partnerName: z.nullable(z.string()),
  people: z.int(),
  /** The last day its applications are open; null when nothing ends them. */
  openUntil: z.nullable(z.string()),
  /** Whether that is because of a subscription without an end, and not for want of any. */
  isEndless: z.boolean(),
  createdAt: z.string(),
  version: z.int(),
});
export type ConsoleSubscriber = z.output<typeof consoleSubscriber>;

export const listSubscribers = defineSchemas({
  id: 'subscribers.consoleList',
  summary: 'Консоль: организации',
  audience: 'operator',
  cost: costs.dearRead,
  query: consoleListQuery(['createdAt', 'name', 'code'], { partnerId: z.optional(partnerNumber) }),
  answer: consoleListOf(consoleSubscriber),
  failures: ['console.too-far'],
});

export const getSubscriber = defineSchemas({
  id: 'subscribers.consoleOne',
  summary: 'Консоль: одна организация',
  audience: 'operator',
  cost: costs.read,
  params: uuidParams,
  answer: consoleSubscriber,
  failures: ['console.absent'],
});

export const changeSubscriber = defineSchemas({
  id: 'subscribers.consoleChange',
  summary: 'Консоль: сменить название организации и её партнёра',
  audience: 'operator',
  proof: 'fresh',
  cost: costs.write,
  params: uuidParams,
  body: z.object({ ...recordVersion, ...onceKey, name: customerName, partnerId: z.nullable(partnerNumber) }),
  answer: consoleSubscriber,
  failures: ['console.absent', 'console.changed', 'common.done-before', 'people.unknown-partner'],
});

const period = { dateBegin: z.nullable(z.string()), dateEnd: z.nullable(z.string()) };

/** A subscription as the console shows it. Days are `YYYY-MM-DD`. */
export const consoleSubscription = z.object({
  id: z.guid(),
  subscriberId: z.guid(),
  subscriberName: z.string(),
  subscriberCode: z.string(),
  tariffName: z.string(),
  quantity: z.int(),
  ...period,
  state: z.enum(subscriptionStates),
  createdAt: z.string(),
  version: z.int(),
});
export type ConsoleSubscription = z.output<typeof consoleSubscription>;

/** What a change found or left; the quantity is null in what was kept before quantities were. */
const side = z.object({ ...period, quantity: z.nullable(z.int()) });

/** A change of a subscription as its history keeps it. */
const change = z.object({
  id: z.string(),
  at: z.string(),
  userName: z.nullable(z.string()),
  action: z.enum(['added', 'extended', 'closed', 'corrected']),
  /** Null for a new subscription. */
  before: z.nullable(side),
  after: side,
  reason: z.string(),
});

export const listSubscriptions = defineSchemas({
  id: 'subscribers.consoleSubscriptions',
  summary: 'Консоль: подписки',
  audience: 'operator',
  cost: costs.dearRead,
  query: consoleListQuery(['createdAt', 'dateEnd'], {
    subscriberId: z.optional(z.guid(unknownOrganization)),
    state: z.optional(z.enum(subscriptionStates, 'Такого состояния нет.')),
  }),
  answer: consoleListOf(consoleSubscription),
  failures: ['console.too-far'],
});

export const getSubscription = defineSchemas({
  id: 'subscribers.consoleSubscription',
  summary: 'Консоль: одна подписка с её историей',
  audience: 'operator',
  cost: costs.read,
  params: uuidParams,
  answer: z.extend(consoleSubscription, {
    today: z.string(),
    /** The last days of the organisation's other subscriptions, which may keep its access open for longer. */
    otherEnds: z.array(z.nullable(z.string())),
    changes: z.array(change),
  }),
  failures: ['console.absent'],
});

const changeOfSubscription = { audience: 'operator', proof: 'fresh', cost: costs.write } as const;
const seen = { ...recordVersion, key: requestKey };

export const giveSubscription = defineSchemas({
  ...changeOfSubscription,
  id: 'subscribers.consoleGive',
  summary: 'Консоль: дать организации подписку; повтор с тем же ключом второй не даст',
  body: z.object({
    subscriberId: z.guid(unknownOrganization),
    key: requestKey,
    tariffCode,
    quantity: z._default(quantity, 1),
    dateBegin: day,
    /** `null` has no end. */
    dateEnd: z.nullable(day),
  }),
  answer: z.object({ id: z.guid() }),
  failures: [
    'console.absent',
    'subscriptions.unknown-tariff',
    'subscriptions.too-many',
    'subscriptions.done-before',
    'catalogue.start-service-down',
  ],
});

export const extendSubscription = defineSchemas({
  ...changeOfSubscription,
  id: 'subscribers.consoleExtend',
  summary: 'Консоль: продлить подписку на число месяцев',
  params: uuidParams,
  body: z.object({ ...seen, months }),
  answer: z.extend(success, { dateEnd: z.string() }),
  failures: ['console.absent', 'subscriptions.changed', 'subscriptions.done-before', 'subscriptions.endless'],
});

export const correctSubscription = defineSchemas({
  ...changeOfSubscription,
  id: 'subscribers.consoleCorrect',
  summary: 'Консоль: исправить дни и количество подписки, введённые с ошибкой',
  params: uuidParams,
  body: z.object({
    ...seen,
    dateBegin: z.nullable(day),
    dateEnd: z.nullable(day),
    quantity,
    reason: correctionReason,
  }),
  answer: success,
  failures: ['console.absent', 'subscriptions.changed', 'subscriptions.done-before'],
});

export const closeSubscription = defineSchemas({
  ...changeOfSubscription,
  id: 'subscribers.consoleClose',
  summary: 'Консоль: завершить подписку нужным днём с указанием причины',
  params: uuidParams,
  body: z.object({ ...seen, lastDay: day, reason: closingReason }),
  answer: success,
  failures: ['console.absent', 'subscriptions.changed', 'subscriptions.done-before', 'subscriptions.ended'],
});
