import * as z from 'zod/mini';
import {
  type ImportEncoding,
  importColumnsAtMost,
  importColumnsOfName,
  importEncodings,
} from './invitations-import.values.ts';

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

const column = z
  .int('Такого столбца нет.')
  .check(z.minimum(0, 'Такого столбца нет.'), z.maximum(importColumnsAtMost - 1, 'Такого столбца нет.'));
const mayBeColumn = z.optional(column);
const otherColumnsOfName = importColumnsOfName - 1;

/** Which line of a file is the head, 0 when none is, and which column holds what. */
export const importLayout = z.object({
  head: z.int('Такой строки нет.').check(z.minimum(0, 'Такой строки нет.')),
  columns: z.object({
    customerName: mayBeColumn,
    /** Where the name goes on: a name and a patronymic may stand apart from the surname. */
    restOfName: z.optional(
      z.array(column).check(z.maxLength(otherColumnsOfName, 'Имя бывает не больше чем в трёх столбцах.')),
    ),
    email: mayBeColumn,
    tariffName: mayBeColumn,
    note: mayBeColumn,
  }),
});
