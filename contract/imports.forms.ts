import * as z from 'zod/mini';

/** The most rows a file of invitations may have, and the most bytes. */
export const importLimits = { rows: 10_000, fileBytes: 2 * 1024 * 1024 } as const;

/** Base64 takes four letters for three bytes; the rest is the name of the file and the JSON around. */
export const importBodyBytes = Math.ceil(importLimits.fileBytes / 3) * 4 + 4 * 1024;

/** What is wrong with a row of the file, beyond what the form of one invitation says. */
export const rowProblems = {
  repeated: (line: number) => `Эта почта уже есть в строке ${line}`,
  unknownTariff: 'Такого тарифа нет: возьмите название со страницы «Тарифы» или оставьте пустым',
  known: 'На эту почту уже есть учётная запись: приглашение не нужно',
  invited: 'На эту почту уже есть действующее приглашение',
} as const;

/** A file as the browser sends it. */
export const importFile = z.object({
  fileName: z.string('Выберите файл').check(z.maxLength(300, 'Слишком длинное имя файла. Переименуйте файл.')),
  /** The bytes of the file in base64: the file says itself what encoding it has. */
  file: z
    .string('Выберите файл')
    .check(z.regex(/^[A-Za-z0-9+/]*={0,2}$/, 'Файл передан неверно. Выберите его ещё раз.')),
});
