import * as z from 'zod/mini';
import { email, phone } from './contact.forms.ts';

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

/** Lets an empty field be: absent, null and blanks are no value. */
const optional = <Schema extends z.ZodMiniType<string, string>>(schema: Schema) =>
  z._default(
    z.nullish(
      z.string('Проверьте значение этого поля.').check(
        z.trim(),
        z.check<string>((context) => {
          if (context.value === '') return;
          const result = schema.safeParse(context.value);
          if (result.success) context.value = result.data;
          else
            context.issues.push({
              code: 'custom',
              input: context.value,
              message: result.error.issues[0]?.message ?? '',
            });
        }),
      ),
    ),
    '',
  );

/** The fields of a contact form (contract, section 3). At least one of phone and e-mail is needed to answer. */
export const enquiryForm = z
  .object({
    name: z.string(nameRequired).check(
      z.overwrite((value) => value.replace(/[\s\p{Cc}]+/gu, ' ').trim()),
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
