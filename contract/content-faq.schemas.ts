import * as z from 'zod/mini';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';

/** A category of questions, without their answers. */
export const faqCategory = z.object({
  id: z.int(),
  title: z.string(),
  faqs: z.array(z.object({ id: z.int(), title: z.string() })),
});
export type FaqCategory = z.output<typeof faqCategory>;

/** A question with its answer in clean HTML. */
export const faq = z.object({ id: z.int(), title: z.string(), text: z.string() });
export type Faq = z.output<typeof faq>;

/** `false` asks for every category, public or not, and needs a session. */
const forPublicUse = z.pipe(
  z._default(z.enum(['true', 'false'], 'Должно быть true или false.'), 'true'),
  z.transform((value: 'true' | 'false') => value === 'true'),
);

export const listFaqCategories = defineSchemas({
  id: 'content.faqCategories',
  shows: ['questions', 'faq-categories'],
  summary: 'Категории вопросов: для всех, а с сеансом — и для абонентов',
  audience: 'public',
  cost: costs.read,
  variesBySession: true,
  query: z.object({ 'for-public-use': forPublicUse }),
  answer: z.array(faqCategory),
  failures: ['common.not-signed-in'],
});

export const getFaq = defineSchemas({
  id: 'content.faq',
  shows: ['questions', 'faq-categories'],
  summary: 'Вопрос с ответом; вопросы для абонентов — только с сеансом',
  audience: 'public',
  cost: costs.read,
  variesBySession: true,
  params: z.object({ id: z.string().check(z.maxLength(200)) }),
  answer: faq,
  failures: ['content.unknown-question'],
});
