import { defineCall } from './call.ts';
import type * as schemas from './subscribers-console.schemas.ts';

export type { ConsoleSubscriber, ConsoleSubscription } from './subscribers-console.schemas.ts';

const organizations = '/service/console/subscribers';
const subscriptions = '/service/console/subscriptions';

export const listSubscribers = defineCall<typeof schemas.listSubscribers>({
  id: 'subscribers.consoleList',
  method: 'GET',
  path: organizations,
});

export const getSubscriber = defineCall<typeof schemas.getSubscriber>({
  id: 'subscribers.consoleOne',
  method: 'GET',
  path: `${organizations}/:id`,
});

export const changeSubscriber = defineCall<typeof schemas.changeSubscriber>({
  id: 'subscribers.consoleChange',
  method: 'POST',
  path: `${organizations}/:id`,
});

export const listSubscriptions = defineCall<typeof schemas.listSubscriptions>({
  id: 'subscribers.consoleSubscriptions',
  method: 'GET',
  path: subscriptions,
});

export const getSubscription = defineCall<typeof schemas.getSubscription>({
  id: 'subscribers.consoleSubscription',
  method: 'GET',
  path: `${subscriptions}/:id`,
});

export const giveSubscription = defineCall<typeof schemas.giveSubscription>({
  id: 'subscribers.consoleGive',
  method: 'POST',
  path: subscriptions,
});

export const extendSubscription = defineCall<typeof schemas.extendSubscription>({
  id: 'subscribers.consoleExtend',
  method: 'POST',
  path: `${subscriptions}/:id/extend`,
});

export const correctSubscription = defineCall<typeof schemas.correctSubscription>({
  id: 'subscribers.consoleCorrect',
  method: 'POST',
  path: `${subscriptions}/:id/correct`,
});

export const closeSubscription = defineCall<typeof schemas.closeSubscription>({
  id: 'subscribers.consoleClose',
  method: 'POST',
  path: `${subscriptions}/:id/close`,
});
