import { defineCall } from './call.ts';
import type * as schemas from './partner-cabinet-subscriptions.schemas.ts';

const root = '/service/bl/partner/subscriptions';

export const addCustomerSubscription = defineCall<typeof schemas.addCustomerSubscription>({
  id: 'customers.addSubscription',
  method: 'POST',
  path: `${root}/add`,
});

export const extendSubscription = defineCall<typeof schemas.extendSubscription>({
  id: 'customers.extendSubscription',
  method: 'POST',
  path: `${root}/extend`,
});

export const closeSubscription = defineCall<typeof schemas.closeSubscription>({
  id: 'customers.closeSubscription',
  method: 'POST',
  path: `${root}/close`,
});
