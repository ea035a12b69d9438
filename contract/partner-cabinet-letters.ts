import { defineCall } from './call.ts';
import type * as schemas from './partner-cabinet-letters.schemas.ts';

export const writeToCustomers = defineCall<typeof schemas.writeToCustomers>({
  id: 'customers.write',
  method: 'POST',
  path: '/service/bl/partner/customers/letter',
});
