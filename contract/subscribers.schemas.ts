import * as z from 'zod/mini';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';
import { success } from './success.ts';

/**
 * A subscription (spec: subscribers.subscription), its first and last day `YYYY-MM-DD`: `dateBegin` is `null` where nobody
 * has noted it, `dateEnd` without an end.
 */
export const subscription = z.object({
  subscriberName: z.string(),
  subscriberId: z.string(),
  tariffName: z.string(),
  dateBegin: z.nullable(z.iso.date()),
  dateEnd: z.nullable(z.iso.date()),
  code: z.string(),
});
export type Subscription = z.output<typeof subscription>;

export const listSubscriptions = defineSchemas({
  id: 'subscribers.subscriptions',
  summary: 'Подписки всех моих организаций',
  audience: 'user',
  cost: costs.read,
  answer: z.array(subscription),
});

export const selectSubscriber = defineSchemas({
  id: 'subscribers.select',
  summary: 'Сделать организацию текущей; выбор запоминается',
  audience: 'user',
  cost: costs.write,
  body: z.object({ id: z.guid('Неизвестная организация.') }),
  answer: success,
  failures: ['subscribers.unknown'],
});

/** The partner that serves a subscriber and extends its subscriptions. */
export const servicePartner = z.object({
  subscriberId: z.string(),
  name: z.string(),
  phone: z.string(),
  mail: z.string(),
});
export type ServicePartner = z.output<typeof servicePartner>;

export const listServicePartners = defineSchemas({
  id: 'subscribers.partners',
  summary: 'Партнёры, которые обслуживают мои организации',
  audience: 'user',
  cost: costs.read,
  answer: z.array(servicePartner),
});
