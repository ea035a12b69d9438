import { defineCall } from './call.ts';
import type * as schemas from './enquiries.schemas.ts';

export { type EnquiryFormId, enquiryFormIds, enquiryTextLimit } from './enquiries.values.ts';

export const sendEnquiry = defineCall<typeof schemas.sendEnquiry>({
  id: 'enquiries.send',
  method: 'POST',
  path: '/api/v1/enquiries',
});
