import type { CallAnswer, CheckedInput } from '../../../contract/call.ts';
import { email } from '../../../contract/contact.forms.ts';
import type { sendEnquiry as call } from '../../../contract/enquiries.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import type { Caller } from '../../infra/http/index.ts';
import { addressKey } from '../../infra/limits/index.ts';
import { listOperators } from '../identity/index.ts';
import type { Mailing } from '../mail/index.ts';
import { hasTwin, insertEnquiry, lockAddress } from './enquiries.store.ts';
import { newEnquiryLetter } from './letters/new-enquiry-letter.ts';

const twinMinutes = 10;

/** What the use case needs beside the database. */
export interface EnquiryRules {
  mailing: Mailing;
  /** The site's own address for letters, when no operator has one. */
  siteMail(): Promise<string>;
}

type Body = CheckedInput<typeof call>['body'];

/**
 * Saves a visitor's question and queues a letter to each operator, both or neither. A question that filled the
 * honeypot, and a repeated one, get the same answer and change nothing.
 */
export async function sendEnquiry(
  db: Db,
  { origin, log, recognise }: Caller,
  body: Body,
  { mailing, siteMail }: EnquiryRules,
): Promise<CallAnswer<typeof call>> {
  if (body.remark) {
    log.info({ requestId: origin.requestId }, 'an enquiry fell into the honeypot');
    return { success: true };
  }
  const address = addressKey(origin.address);
  const userId = (await recognise?.()) ?? null;
  const enquiry = { ...body, phone: body.phone || null, email: body.email || null, address, userId };
  const operators = await recipients(db, siteMail);
  await inTransaction(db, async (transaction) => {
    await lockAddress(transaction, address);
    if (await hasTwin(transaction, enquiry, twinMinutes)) return;
    const { id, createdAt } = await insertEnquiry(transaction, enquiry);
    const letter = await newEnquiryLetter(transaction, { ...enquiry, number: id, createdAt }, mailing.base);
    for (const to of operators)
      await mailing.outbox.queueMail(transaction, { key: `enquiry:${id}:${to.id}`, kind: 'enquiry', to, letter });
  });
  return { success: true };
}

/** The operators who have an e-mail, else the site's own address. */
async function recipients(db: Db, siteMail: EnquiryRules['siteMail']) {
  // An invalid address of an operator must not lose the question.
  const usable = ({ address }: { address: string }) => email.safeParse(address).success;
  const operators = (await listOperators(db)).filter(usable);
  return operators.length > 0 ? operators : [{ id: 'site', name: '', address: await siteMail() }].filter(usable);
}
