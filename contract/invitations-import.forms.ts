import * as z from 'zod/mini';
import { type ImportEncoding, importColumnsAtMost, importEncodings } from './invitations-import.values.ts';

/** A file as the browser sends it. */
export const importFile = z.object({
  fileName: z.string('Выберите файл').check(z.maxLength(300, 'Слишком длинное имя файла. Переименуйте файл.')),
  /** The bytes of the file in base64: the file says itself what encoding it has. */
  file: z
    .string('Выберите файл')
    .check(z.regex(/^[A-Za-z0-9+/]*={0,2}$/, 'Файл передан неверно. Выберите его ещё раз.')),
  /** As the person has chosen; found by the bytes when absent. */
  encoding: z.optional(z.enum(Object.keys(importEncodings) as ImportEncoding[], 'Такой кодировки нет.')),
});

const column = z.optional(
  z
    .int('Такого столбца нет.')
    .check(z.minimum(0, 'Такого столбца нет.'), z.maximum(importColumnsAtMost - 1, 'Такого столбца нет.')),
);

/** Which line of a file is the head, 0 when none is, and which column holds what. */
export const importLayout = z.object({
  head: z.int('Такой строки нет.').check(z.minimum(0, 'Такой строки нет.')),
  columns: z.object({ customerName: column, email: column, tariffName: column, note: column }),
});
