import * as z from 'zod/mini';
import { day } from './calendar-day.ts';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';
import { closingReason, months, quantity, tariffCode } from './partner-cabinet-subscriptions.forms.ts';
import { requestKey } from './request-key.ts';
import { seenVersion } from './seen-version.ts';
import { success } from './success.ts';

/** Names the subscription as the person has seen it. */
const seen = {
  id: z.guid('Неизвестная подписка.'),
  version: seenVersion,
  key: requestKey,
};

export const addCustomerSubscription = defineSchemas({
  id: 'customers.addSubscription',
  summary: 'Добавить подписку своему клиенту; повтор с тем же ключом второй не добавит',
  audience: 'partner',
  cost: costs.write,
  body: z.object({
    customerId: z.guid('Неизвестный клиент.'),
    key: requestKey,
    tariffCode,
    quantity: z._default(quantity, 1),
    dateBegin: day,
    /** `null` has no end. */
    dateEnd: z.nullable(day),
  }),
  answer: z.extend(success, { id: z.guid() }),
  failures: [
    'partners.no-partner',
    'customers.unknown',
    'subscriptions.unknown-tariff',
    'subscriptions.too-many',
    'subscriptions.done-before',
    'catalogue.start-service-down',
  ],
});

const bothOrNeither = 'Укажите либо день, либо число месяцев';

export const extendSubscription = defineSchemas({
  id: 'customers.extendSubscription',
  summary: 'Продлить подписку своего клиента до дня или на число месяцев',
  audience: 'partner',
  cost: costs.write,
  body: z.object({ ...seen, until: z.optional(day), months: z.optional(months) }).check(
    z.refine((asked) => (asked.until === undefined) !== (asked.months === undefined), {
      path: ['until'],
      error: bothOrNeither,
    }),
  ),
  answer: z.extend(success, { dateEnd: z.iso.date() }),
  failures: [
    'partners.no-partner',
    'subscriptions.unknown',
    'subscriptions.changed',
    'subscriptions.done-before',
    'subscriptions.endless',
  ],
});

export const closeSubscription = defineSchemas({
  id: 'customers.closeSubscription',
  summary: 'Завершить подписку своего клиента: назвать её последний день и причину',
  audience: 'partner',
  cost: costs.write,
  body: z.object({ ...seen, lastDay: day, reason: closingReason }),
  answer: success,
  failures: [
    'partners.no-partner',
    'subscriptions.unknown',
    'subscriptions.changed',
    'subscriptions.done-before',
    'subscriptions.ended',
  ],
});
