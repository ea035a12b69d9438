import type { CheckedInput } from '../../../contract/call.ts';
import { email } from '../../../contract/contact.forms.ts';
import type { writeToCustomers as call } from '../../../contract/partner-cabinet-letters.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import type { Limit } from '../../infra/limits/index.ts';
import type { Mailing } from '../mail/index.ts';
import { type PartnerCard, partnerOf } from '../partners/index.ts';
import { findLetter, insertLetter, listOwners, noteQueued } from './customer-letters.store.ts';
import { customerLetter } from './letters/customer-letter.ts';

type Form = CheckedInput<typeof call>['body'];

interface LetterResult {
  queued: number;
  unreachable: number;
}

interface Rules {
  mailing: Mailing;
  /** Letters by partner. */
  letters: Limit;
}

/**
 * Writes to the owners of the partner's own customers, one letter each; a repeated key sends nothing and answers as
 * before. @throws Failure `partners.no-partner`, `customers.unknown` also for another's, `customers.too-many-letters`,
 * `customers.letter-sent` for a repeated key with other words
 */
export async function writeToCustomers(
  db: Db,
  { viewer, origin }: SignedInCaller,
  form: Form,
  { mailing, letters }: Rules,
): Promise<LetterResult> {
  const partner = await partnerOf(db, viewer);
  const asked = [...new Set(form.customers.map((id) => id.toLowerCase()))];
  const answer = (sent: { queued: number; customers: number }): LetterResult => ({
    queued: sent.queued,
    unreachable: asked.length - sent.customers,
  });
  const earlier = await findLetter(db, partner.id, form.key);
  if (earlier) return answer(sameWords(earlier, form));
  const waitSeconds = await letters.take(String(partner.id));
  if (waitSeconds > 0) fail('customers.too-many-letters', { retryAfterSeconds: waitSeconds });
  const sent = await inTransaction(db, async (transaction) => {
    const { key, subject } = form;
    const served = await listOwners(transaction, partner.id, asked);
    if (served.length < asked.length) return undefined;
    const customers = served.filter(({ owners }) => owners.length > 0).length;
    const kept = { partnerId: partner.id, key, createdBy: viewer.userId, subject, text: form.text, customers };
    // Of two requests at once the second waits here for the first.
    if (!(await insertLetter(transaction, kept))) {
      const other = await findLetter(transaction, partner.id, key);
      return other && sameWords(other, form);
    }
    const queued = await queue(transaction, form, partner, { mailing, served });
    await noteQueued(transaction, partner.id, key, queued);
    const details = { subject, customers, queued };
    await writeAudit(transaction, { action: 'customers-written', origin, userId: viewer.userId, object: key, details });
    return { customers, queued };
  });
  if (sent) return answer(sent);
  await writeAudit(db, { action: 'foreign-customer-refused', origin, userId: viewer.userId, object: form.key });
  return fail('customers.unknown');
}

/** A letter that was sent already, if these are its words: what was typed since would be taken for sent. */
function sameWords<Sent extends Pick<Form, 'subject' | 'text'>>(sent: Sent, { subject, text }: Form): Sent {
  return sent.subject === subject && sent.text === text ? sent : fail('customers.letter-sent');
}

interface Sending {
  mailing: Mailing;
  served: Awaited<ReturnType<typeof listOwners>>;
}

/** One letter per owner, however many of the customers the person owns. */
async function queue(db: Db, form: Form, partner: PartnerCard, { mailing, served }: Sending): Promise<number> {
  const owners = new Map(served.flatMap((one) => one.owners.map((owner) => [owner.id, owner])));
  return mailing.outbox.queueCopies(db, {
    kind: 'customer-letter',
    letter: await customerLetter(db, form, partner, mailing.base),
    replyTo: replyTo(partner),
    mails: [...owners.values()].map((owner) => ({
      key: `customer-letter:${partner.id}:${form.key}:${owner.id}`,
      to: { name: owner.name, address: owner.email },
    })),
  });
}

/** The partner's own address, where it has one that can be written to. */
function replyTo({ name, mail }: PartnerCard) {
  const address = email.safeParse(mail);
  return address.success ? { name, address: address.data } : undefined;
}
