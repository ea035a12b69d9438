import * as z from 'zod/mini';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';
import { enquiryForm } from './enquiries.forms.ts';
import { enquiryFormIds } from './enquiries.values.ts';
import { success } from './success.ts';

export const sendEnquiry = defineSchemas({
  id: 'enquiries.send',
  summary: 'Вопрос из формы на главной (13) или на странице «О сервисе» (433)',
  audience: 'public',
  cost: costs.enquiry,
  body: z.extend(enquiryForm, {
    formId: z.literal(enquiryFormIds, 'Такой формы нет. Обновите страницу.'),
    /** The honeypot: people do not see this field; a bot that fills it gets the usual answer, and nothing is stored. */
    remark: z._default(z.nullish(z.string()), ''),
  }),
  answer: success,
  failures: ['enquiries.too-often'],
});
