import * as z from 'zod/mini';
import { customersOfLetter } from './partner-cabinet-letters.values.ts';
import { atMost, requiredLine } from './text-rules.ts';

const subjectRequired = 'Напишите тему';
const textRequired = 'Напишите текст письма';
const openAnew = 'Закройте письмо и откройте его заново.';
const subjectLength = 150;
const textLength = 5_000;

/** The subject of a letter to customers. */
export const letterSubject = requiredLine(subjectRequired, subjectLength);

/** The text of a letter to customers: plain words, with their line breaks. */
export const letterText = z.string(textRequired).check(z.trim(), z.minLength(1, textRequired), atMost(textLength));

/** The texts of a letter, before its preview. */
export const letterWords = z.object({ subject: letterSubject, text: letterText });

/** A letter to customers; the key is the browser's own, so that a second press sends nothing. */
export const customerLetterForm = z.object({
  key: z.string(openAnew).check(z.regex(/^[0-9a-f]{32}$/, openAnew)),
  customers: z
    .array(z.guid('Неизвестный клиент.'), 'Выберите клиентов')
    .check(
      z.minLength(1, 'Выберите хотя бы одного клиента'),
      z.maxLength(customersOfLetter, `За один раз можно написать ${customersOfLetter} клиентам`),
    ),
  subject: letterSubject,
  text: letterText,
});
