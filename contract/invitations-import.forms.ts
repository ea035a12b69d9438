import * as z from 'zod/mini';

/** A file as the browser sends it. */
export const importFile = z.object({
  fileName: z.string('Выберите файл').check(z.maxLength(300, 'Слишком длинное имя файла. Переименуйте файл.')),
  /** The bytes of the file in base64: the file says itself what encoding it has. */
  file: z
    .string('Выберите файл')
    .check(z.regex(/^[A-Za-z0-9+/]*={0,2}$/, 'Файл передан неверно. Выберите его ещё раз.')),
});
