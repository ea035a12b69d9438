import { defineCall } from './call.ts';
import type * as schemas from './subscribers.schemas.ts';

export type { ServicePartner, Subscription } from './subscribers.schemas.ts';

export const listSubscriptions = defineCall<typeof schemas.listSubscriptions>({
  id: 'subscribers.subscriptions',
  method: 'GET',
  path: '/service/bl/get/subscriptions',
  saysJson: true,
});

export const selectSubscriber = defineCall<typeof schemas.selectSubscriber>({
  id: 'subscribers.select',
  method: 'POST',
  path: '/service/bl/subscriber/select',
});

export const listServicePartners = defineCall<typeof schemas.listServicePartners>({
  id: 'subscribers.partners',
  method: 'GET',
  path: '/service/bl/get/service-partners',
});
