import { randomUUID } from 'node:crypto';
import type { CheckedInput } from '../../../contract/call.ts';
import type { answerEnquiry as call } from '../../../contract/enquiries-console.ts';
import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { JsonText, SignedInCaller } from '../../infra/http/index.ts';
import type { Mailing } from '../mail/index.ts';
import { changeEnquiry } from './change-enquiry.ts';
import { type Contacts, enquiryAnswerLetter } from './letters/enquiry-answer-letter.ts';
import { insertEntry } from './work-on-enquiries.store.ts';

/** What the use case needs beside the database. */
export interface AnswerRules {
  readonly mailing: Mailing;
  /** How the person reaches the service when something is left to ask. */
  contacts(): Promise<Contacts>;
}

const answeredBefore =
  'Ответ уже сохранён с прежним текстом, хотя подтверждение до вас не дошло: он стоит на этой странице, в «Ответах и заметках». Если отправить ещё раз, новый текст станет вторым ответом.';

/**
 * Answers an enquiry: the letter is queued in the transaction that keeps the answer; or what was told by phone is kept. A
 * further answer is possible once the one before has been seen. @throws Failure of the call
 */
export async function answerEnquiry(
  db: Db,
  caller: SignedInCaller,
  id: string,
  { version, key: requestKey, by, text }: CheckedInput<typeof call>['body'],
  { mailing, contacts }: AnswerRules,
): Promise<JsonText> {
  const known = await contacts();
  const { userId: authorId } = caller.viewer;
  const once = { key: requestKey, asked: { by, text }, otherwise: answeredBefore };
  const change = { caller, id, version, action: 'enquiry-answered', details: { by }, once } as const;
  return changeEnquiry(db, change, async (transaction, enquiry) => {
    const { email, name, assigneeId } = enquiry;
    if (enquiry.state === 'spam') fail('enquiries.spam');
    const standing = { state: 'answered', assigneeId: assigneeId ?? authorId } as const;
    if (by === 'phone') {
      await insertEntry(transaction, { enquiryId: id, kind: 'call', text, authorId });
      return standing;
    }
    const to = { name, address: email ?? fail('enquiries.no-email') };
    const key = `enquiry-answer:${id}:${randomUUID()}`;
    await insertEntry(transaction, { enquiryId: id, kind: 'answer', text, authorId, letterKey: key });
    const letter = await enquiryAnswerLetter(transaction, { ...enquiry, answer: text }, known, mailing.base);
    await mailing.outbox.queueMail(transaction, { key, kind: 'enquiry-answer', to, letter });
    return standing;
  });
}
