import * as z from 'zod/mini';
import { phone } from './contact.forms.ts';
import { newPassword } from './identity.forms.ts';

const longestName = 200;
const onlyRussian = 'ФИО должно содержать только русские буквы';

/** The code as it is typed; whether there is such an invitation is the server's to say. */
export const inviteCode = z
  .string('Код приглашения обязателен')
  .check(
    z.trim(),
    z.minLength(1, 'Код приглашения обязателен'),
    z.minLength(3, 'Код приглашения должен содержать минимум 3 символа'),
    z.maxLength(100, 'Код приглашения слишком длинный.'),
  );

const anyName = z
  .string('ФИО обязательно')
  .check(
    z.trim(),
    z.minLength(1, 'ФИО обязательно'),
    z.minLength(2, 'ФИО должно содержать минимум 2 символа'),
    z.maxLength(longestName, 'ФИО слишком длинное.'),
  );

/** Full name: Russian letters with Ёё, and spaces (specification, section 5). */
export const russianName = anyName.check(z.regex(/^[А-Яа-яЁё ]+$/, onlyRussian));

/** The same with Kazakh letters, inner hyphens and apostrophes, where the operator admits them (contract, section 4). */
export const kazakhName = anyName.check(
  z.regex(/^[А-Яа-яЁёӘәҒғҚқҢңӨөҰұҮүҺһІі]+(?:[ '’-]+[А-Яа-яЁёӘәҒғҚқҢңӨөҰұҮүҺһІі]+)*$/, onlyRussian),
);

/** A login of one's own choice (specification, section 5). */
export const newLogin = z
  .string('Логин должен содержать минимум 3 символа')
  .check(
    z.trim(),
    z.regex(/^\S*$/, 'Пробелы недопустимы'),
    z.minLength(3, 'Логин должен содержать минимум 3 символа'),
    z.regex(/^[a-zA-Zа-яА-Я0-9@._-]*$/, 'Допустимые символы: a-z A-Z а-я А-Я 0-9 @ . - _'),
    z.maxLength(100, 'Логин слишком длинный.'),
  );

/** Empty or absent: the portal chooses. */
const orNothing = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.union([z.literal(''), schema]));

export const registrationForm = z.object({
  partnerCode: inviteCode,
  name: kazakhName,
  phone,
  login: orNothing(newLogin),
  password: orNothing(newPassword),
  timeZone: z.optional(z.string().check(z.maxLength(64))),
  consents: z.optional(z.object({ news: z.optional(z.boolean()) })),
});
