import * as z from 'zod/mini';
import { hiddenFault } from './hidden-characters.ts';
import { newPassword } from './identity.forms.ts';
import { inviteCode } from './invitations.forms.ts';
import { nameFault, tidyName } from './person-name.ts';
import { phone } from './phone.forms.ts';
import { faultless, takeAway, tidyLine, upTo } from './text-rules.ts';

const longestName = 200;
const onlyRussian = 'ФИО должно содержать только русские буквы';

const anyName = z
  .string('ФИО обязательно')
  .check(
    z.overwrite(tidyName),
    z.minLength(1, 'ФИО обязательно'),
    z.minLength(2, 'ФИО должно содержать минимум 2 символа'),
    upTo(longestName, `ФИО должно быть не длиннее ${longestName} символов`),
  );

/** The specified sentence stands first, what is wrong with this name after it. */
const spelled = (admitsKazakh: boolean) =>
  faultless((value) => {
    const fault = nameFault(value, admitsKazakh);
    return fault && `${onlyRussian}. ${fault}`;
  });

/** Full name: Russian letters with Ёё, and spaces (spec: registration.full-name). */
export const russianName = anyName.check(spelled(false));

/**
 * The same with Kazakh letters, inner hyphens and apostrophes, where the operator admits them
 * (spec: registration.kazakh-names).
 */
export const kazakhName = anyName.check(spelled(true));

const longestLogin = 100;
const loginLetters = 'Допустимые символы: a-z A-Z а-я А-Я 0-9 @ . - _';

/** What is wrong with the letters of this login, after the specified sentence. */
function loginFault(login: string): string | undefined {
  const [found] = login.match(/[^a-zA-Zа-яА-Я0-9@._\s-]/u) ?? [];
  return found && `${loginLetters}. ${hiddenFault(login, 'логине') ?? takeAway(found)}`;
}

/** A login of one's own choice (spec: registration.login). */
export const newLogin = z
  .string('Логин должен содержать минимум 3 символа')
  .check(
    z.overwrite(tidyLine),
    z.regex(/^\S*$/, 'Пробелы недопустимы'),
    z.minLength(3, 'Логин должен содержать минимум 3 символа'),
    faultless(loginFault),
    upTo(longestLogin, `Логин должен быть не длиннее ${longestLogin} символов`),
  );

/** Empty: the portal chooses. */
const orEmpty = <Schema extends z.ZodMiniType>(schema: Schema) => z.union([z.literal(''), schema]);

/** Empty or absent: the portal chooses. */
const orNothing = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(orEmpty(schema));

export const registrationForm = z.object({
  partnerCode: inviteCode,
  name: kazakhName,
  phone,
  login: orNothing(newLogin),
  password: orNothing(newPassword),
  timeZone: z.optional(z.string().check(z.maxLength(64))),
  consents: z.optional(z.object({ news: z.optional(z.boolean()) })),
});

/** Registration of a colleague: the fields of registration without the phone. */
export const memberRegistrationForm = z.extend(z.omit(registrationForm, { partnerCode: true, phone: true }), {
  code: inviteCode,
});

/** Which fields of registration there are. */
export interface RegistrationCase {
  /** Somebody without an account is invited: the fields of a new one are there. */
  registers: boolean;
  /** Login and password are typed, not made. */
  byHand: boolean;
  kazakhNames: boolean;
  withPhone: boolean;
}

const anything = z.string();

/** The form of registration as it is filled in; fields that are not shown are not checked. */
export const registrationFields = ({ registers, byHand, kazakhNames, withPhone }: RegistrationCase) =>
  z.object({
    code: inviteCode,
    name: registers ? (kazakhNames ? kazakhName : russianName) : anything,
    phone: registers && withPhone ? phone : anything,
    login: registers && byHand ? orEmpty(newLogin) : anything,
    password: registers && byHand ? orEmpty(newPassword) : anything,
    news: z.boolean(),
  });

/** What is filled in. */
export type RegistrationFields = z.output<ReturnType<typeof registrationFields>>;
