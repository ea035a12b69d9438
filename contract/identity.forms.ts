import * as z from 'zod/mini';
import { email, longestEmail } from './contact.forms.ts';
import { fieldRule } from './field-rule.ts';
import { bare } from './hidden-characters.ts';
import { credentialsRequired } from './identity.values.ts';

/** A password as it is typed to be compared, never to be chosen. */
const typedPassword = (required: string) =>
  z.string(required).check(z.minLength(1, required), z.maxLength(1024, 'Пароль не бывает длиннее 128 символов'));

/**
 * The sign-in form (spec: identity.sign-in-form, identity.sign-in-required-fields). The login is trimmed, the password
 * never.
 */
export const signInForm = z.object({
  login: z
    .string(credentialsRequired)
    .check(
      z.overwrite(bare),
      z.minLength(1, credentialsRequired),
      z.maxLength(longestEmail, `Логин не бывает длиннее ${longestEmail} символов`),
    ),
  password: typedPassword(credentialsRequired),
  isForeignComputer: z._default(z.optional(z.boolean('Укажите, чужой ли это компьютер.')), false),
});

/** Rules of a password (spec: identity.password-rules); the server adds its list of common ones. */
export const newPassword = z
  .string('Пароль обязателен')
  .check(
    z.minLength(1, 'Пароль обязателен'),
    z.minLength(7, 'Пароль должен содержать минимум 7 символов'),
    z.maxLength(128, 'Пароль должен содержать не больше 128 символов'),
    z.regex(/\p{Ll}/u, 'Пароль должен содержать строчные буквы'),
    z.regex(/\p{Lu}/u, 'Пароль должен содержать заглавные буквы'),
    z.regex(/\d/, 'Пароль должен содержать цифры'),
  );

export const changePasswordForm = z.object({
  password: typedPassword('Введите текущий пароль'),
  newPassword,
});

/** The code of a recovery letter as it is typed. */
export const recoveryCode = z
  .string('Код восстановления обязателен')
  .check(
    z.trim(),
    z.minLength(1, 'Код восстановления обязателен'),
    z.minLength(3, 'Код восстановления должен содержать минимум 3 символа'),
    z.maxLength(100, 'Код восстановления короче. Скопируйте из письма только его'),
  );

export const setPasswordForm = z.object({ code: recoveryCode, password: newPassword });

const repetition = z.string().check(z.minLength(1, 'Подтверждение пароля обязательно'));

const different = (repeat: string, password: string) =>
  repeat === '' || repeat === password ? undefined : 'Пароли не совпадают';

/** The form that asks for a recovery letter. */
export const recoverForm = z.object({ email });

/** The form of a new password by the code of the letter, as a person fills it in. */
export const setPasswordFields = z
  .object({ code: recoveryCode, password: newPassword, repeat: repetition })
  .check(fieldRule('repeat', ({ repeat, password }) => different(repeat, password)));

/** The form that changes the password, as a person fills it in. */
export const changePasswordFields = z
  .object({ ...changePasswordForm.shape, repeat: repetition })
  .check(fieldRule('repeat', ({ repeat, newPassword: password }) => different(repeat, password)));
