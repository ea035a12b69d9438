import * as z from 'zod/mini';
import { email } from './contact.forms.ts';
import { enquiryTextLimit } from './enquiries.values.ts';
import { optional } from './optional.ts';
import { phone } from './phone.forms.ts';
import { noLongerThan, oneLine, visible } from './text-rules.ts';

const nameLimit = 100;

const contactRequired = 'Укажите телефон или почту, чтобы мы могли ответить';
const nameRequired = 'Укажите, как к вам обращаться';
const textRequired = 'Напишите свой вопрос';
const consentRequired = 'Отметьте согласие: без него мы не можем ответить';

/** The fields of a contact form (spec: enquiries.own-form). At least one of phone and e-mail is needed to answer. */
export const enquiryForm = z
  .object({
    name: z
      .string(nameRequired)
      .check(
        ...oneLine('имени'),
        visible(nameRequired),
        noLongerThan(nameLimit, `Имя должно быть не длиннее ${nameLimit} символов`),
      ),
    phone: optional(phone),
    email: optional(email),
    text: z
      .string(textRequired)
      .check(
        z.trim(),
        visible(textRequired),
        noLongerThan(enquiryTextLimit, `Вопрос должен быть не длиннее ${enquiryTextLimit} символов`),
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

/** What is sent of the form. */
export type Enquiry = z.output<typeof enquiryForm>;
