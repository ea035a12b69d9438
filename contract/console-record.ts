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

const longestLine = 300;
const mostLines = 200;
const longLine = (lines: readonly string[]) => lines.find(({ length }) => length > longestLine);

/**
 * A field with one word or expression of the search a line; a fault is the field's, which shows none of a single line. What
 * else is wrong with a line the server tells.
 */
export const typedLines = (required: string, tooMany: string) =>
  z.array(z.string(required), required).check(
    z.maxLength(mostLines, tooMany),
    z.refine((lines) => longLine(lines) === undefined, {
      error: ({ input }) =>
        `Строка «${longLine(input as string[])?.slice(0, 40)}…» слишком длинная. Оставьте то, что люди набирают в поиске.`,
    }),
  );

/** The version of the record that the form showed. */
export const recordVersion = { version: seenVersion };
