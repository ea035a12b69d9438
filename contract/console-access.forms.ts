import * as z from 'zod/mini';
import { bare } from './hidden-characters.ts';

const noCode = 'Введите код из приложения или резервный код';
const noPassword = 'Введите пароль';

/** A code as it is typed or pasted, with spaces and dashes. */
const typedCode = z.string(noCode).check(z.overwrite(bare), z.maxLength(60, 'Код слишком длинный.'));

export const secondFactorForm = z.object({ code: typedCode.check(z.minLength(1, noCode)) });

/** The password, and a code where the account has a second factor. */
export const proofForm = z.object({
  password: z.string(noPassword).check(z.minLength(1, noPassword), z.maxLength(1024, 'Пароль слишком длинный.')),
  code: z._default(z.optional(typedCode), ''),
});
