import { defineCall } from './call.ts';
import type * as schemas from './content-faq.schemas.ts';

export type { Faq, FaqCategory } from './content-faq.schemas.ts';

export const listFaqCategories = defineCall<typeof schemas.listFaqCategories>({
  id: 'content.faqCategories',
  method: 'GET',
  path: '/api/v1/faq/categories',
});

export const getFaq = defineCall<typeof schemas.getFaq>({
  id: 'content.faq',
  method: 'GET',
  path: '/api/v1/faq/:id',
});
