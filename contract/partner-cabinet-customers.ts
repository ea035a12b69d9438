import { defineCall } from './call.ts';
import type * as schemas from './partner-cabinet-customers.schemas.ts';

export type {
  Customer,
  CustomerInFull,
  CustomerPage,
  CustomerSubscription,
  SubscriptionChange,
} from './partner-cabinet-customers.schemas.ts';
export { type EndingDays, endingDays } from './partner-cabinet-customers.values.ts';

export const listCustomers = defineCall<typeof schemas.listCustomers>({
  id: 'customers.list',
  method: 'GET',
  path: '/service/bl/partner/customers',
});

export const getCustomer = defineCall<typeof schemas.getCustomer>({
  id: 'customers.one',
  method: 'GET',
  path: '/service/bl/partner/customers/:id',
});
