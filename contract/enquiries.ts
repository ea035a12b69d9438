import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { enquiryForm, enquiryFormIds } from './enquiries.forms.ts';
import { success } from './success.ts';

export { type EnquiryFormId, enquiryForm, enquiryFormIds, enquiryTextLimit } from './enquiries.forms.ts';

export const sendEnquiry = defineCall({
  id: 'enquiries.send',
  method: 'POST',
  path: '/api/v1/enquiries',
  summary: 'Вопрос из формы на главной (13) или на странице «О сервисе» (433)',
  audience: 'public',
  body: z.extend(enquiryForm, {
    formId: z.literal(enquiryFormIds, 'Такой формы нет. Обновите страницу.'),
    /** People do not see this field; a machine that fills all it finds is answered and forgotten. */
    company: z._default(z.nullish(z.string()), ''),
  }),
  answer: success,
  failures: ['enquiries.too-often'],
});
