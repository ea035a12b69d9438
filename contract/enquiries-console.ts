import { defineCall } from './call.ts';
import type * as schemas from './enquiries-console.schemas.ts';

export type { ConsoleEnquiry } from './enquiries-console.schemas.ts';

export const listEnquiries = defineCall<typeof schemas.listEnquiries>({
  id: 'enquiries.consoleList',
  method: 'GET',
  path: '/service/console/enquiries',
});

export const getEnquiry = defineCall<typeof schemas.getEnquiry>({
  id: 'enquiries.consoleOne',
  method: 'GET',
  path: '/service/console/enquiries/:id',
});
