import * as z from 'zod/mini';
import { enquiryAnswerLimit, enquiryNoteLimit } from './enquiries.values.ts';
import { noLongerThan, visible } from './text-rules.ts';

const required = (empty: string, limit: number, long: string) =>
  z.string(empty).check(z.trim(), visible(empty), noLongerThan(limit, long));

/** What the person is answered (spec: enquiries.answer). */
export const answerText = required(
  'Напишите ответ',
  enquiryAnswerLimit,
  `Ответ должен быть не длиннее ${enquiryAnswerLimit} символов`,
);

/** What a partner is told beside the question; may be empty. */
export const partnerComment = z
  .string('Напишите, что передать партнёру')
  .check(
    z.trim(),
    noLongerThan(enquiryNoteLimit, `Текст для партнёра должен быть не длиннее ${enquiryNoteLimit} символов`),
  );

/** What the colleagues are to know. */
export const noteText = required(
  'Напишите заметку',
  enquiryNoteLimit,
  `Заметка должна быть не длиннее ${enquiryNoteLimit} символов`,
);
