import * as z from 'zod/mini';
import { email, phone } from './contact.forms.ts';
import { oneLine } from './one-line.ts';
import { optional } from './optional.ts';

/** The contact forms: 13 on the home page, 433 on /about (specification, section 7). */
export const enquiryFormIds = [13, 433] as const;
export type EnquiryFormId = (typeof enquiryFormIds)[number];

/** The longest question, in characters. */
export const enquiryTextLimit = 4000;
const nameLimit = 100;

const contactRequired = 'Укажите телефон или e-mail, чтобы мы могли ответить';
const nameRequired = 'Укажите, как к вам обращаться';
const textRequired = 'Напишите свой вопрос';
const consentRequired = 'Отметьте согласие: без него мы не можем ответить';

const filled = (value: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(value);
const noLongerThan = (limit: number) => (value: string) => Array.from(value).length <= limit;

/** The fields of a contact form (contract, section 3). At least one of phone and e-mail is needed to answer. */
export const enquiryForm = z
  .object({
    name: z
      .string(nameRequired)
      .check(
        oneLine,
        z.refine(filled, nameRequired),
        z.refine(noLongerThan(nameLimit), `Имя должно быть не длиннее ${nameLimit} символов`),
      ),
    phone: optional(phone),
    email: optional(email),
    text: z
      .string(textRequired)
      .check(
        z.trim(),
        z.refine(filled, textRequired),
        z.refine(noLongerThan(enquiryTextLimit), `Вопрос должен быть не длиннее ${enquiryTextLimit} символов`),
      ),
    consent: z.literal(true, consentRequired),
  })
  .check(
    z.refine(({ phone, email }) => Boolean(phone || email), {
      error: contactRequired,
      path: ['phone'],
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  );
