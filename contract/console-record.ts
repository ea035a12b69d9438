import * as z from 'zod/mini';
import { seenVersion } from './seen-version.ts';

const absent = 'Такой записи нет.';

/** Parameters of a call about one record, by how its table counts. */
export const uuidParams = z.object({ id: z.guid(absent) });
export const numberParams = z.object({ id: z.string().check(z.regex(/^[1-9]\d{0,17}$/, absent)) });

/** A field of a form as it was typed; the rules of the product judge only what was changed. */
export const typedField = z.nullable(
  z.string('Проверьте значение этого поля.').check(z.maxLength(1_000, 'Слишком длинный текст.')),
);

/** The version of the record that the form showed. */
export const recordVersion = { version: seenVersion };
