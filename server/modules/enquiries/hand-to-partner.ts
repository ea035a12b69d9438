import { randomUUID } from 'node:crypto';
import type { CheckedInput } from '../../../contract/call.ts';
import { email as emailForm } from '../../../contract/contact.forms.ts';
import type { handToPartner as call } from '../../../contract/enquiries-console.ts';
import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { JsonText, SignedInCaller } from '../../infra/http/index.ts';
import type { Mailing } from '../mail/index.ts';
import type { AnswerRules } from './answer-enquiry.ts';
import { changeEnquiry } from './change-enquiry.ts';
import type { Contacts } from './letters/enquiry-answer-letter.ts';
import { partnerEnquiryLetter } from './letters/partner-enquiry-letter.ts';
import { takenBackLetter } from './letters/taken-back-letter.ts';
import {
  findAskedPartner,
  findPartnerMailboxes,
  listAskedMailboxes,
  noteHanded,
  noteReminded,
} from './requests-to-partners.store.ts';
import { insertEntry, type TakenEnquiry } from './work-on-enquiries.store.ts';

interface Sending {
  readonly enquiry: TakenEnquiry;
  readonly partnerId: number;
  readonly comment: string;
  readonly authorId: string;
  readonly isReminder: boolean;
}

const reminderHours = 24;
const handedBefore =
  'Обращение уже передано партнёру первым нажатием, хотя подтверждение до вас не дошло: письмо стоит на этой странице, в «Ответах и заметках». Если передать ещё раз, уйдёт второе письмо.';

/**
 * Asks a partner by a letter to answer a question, which stays with whoever handed it over. @throws Failure of the call
 */
export async function handToPartner(
  db: Db,
  caller: SignedInCaller,
  id: string,
  { version, key, partnerId, text: comment }: CheckedInput<typeof call>['body'],
  rules: AnswerRules,
): Promise<JsonText> {
  const details = { partner: partnerId };
  const isUndone = async (of: Db) => (await findAskedPartner(of, id)) === null;
  const once = { key, asked: { partnerId, comment }, otherwise: handedBefore, isUndone };
  const known = await rules.contacts();
  const change = { caller, id, version, action: 'enquiry-handed', details, once } as const;
  return changeEnquiry(db, change, async (transaction, enquiry) => {
    if (enquiry.state === 'spam') fail('enquiries.spam');
    const { userId: authorId } = caller.viewer;
    const sending = { enquiry, partnerId: Number(partnerId), comment, authorId, isReminder: false };
    await write(transaction, sending, known, rules.mailing);
    await noteHanded(transaction, id, sending.partnerId);
    const assigned = enquiry.assigneeId ?? authorId;
    return { state: 'work', assigneeId: assigned, partnerId: sending.partnerId, remindedAt: null };
  });
}

/** Reminds the partner, once a day at most. @throws Failure of the call */
export async function remindPartner(
  db: Db,
  caller: SignedInCaller,
  id: string,
  { version }: { version: number },
  rules: AnswerRules,
): Promise<JsonText> {
  const known = await rules.contacts();
  return changeEnquiry(db, { caller, id, version, action: 'partner-reminded' }, async (transaction, enquiry) => {
    const { partnerId, state, assigneeId } = enquiry;
    if (partnerId === null || state !== 'work') return fail('enquiries.not-at-partner');
    const remindedAt = (await noteReminded(transaction, id, reminderHours)) ?? fail('enquiries.reminded-today');
    const { userId: authorId } = caller.viewer;
    const sending = { enquiry, partnerId, comment: '', authorId, isReminder: true };
    await write(transaction, sending, known, rules.mailing);
    return { state, assigneeId, remindedAt };
  });
}

/**
 * Takes a question back from the partner, which gets a letter, so that the service answers by itself.
 * @throws Failure of the call
 */
export async function takeBack(
  db: Db,
  caller: SignedInCaller,
  id: string,
  { version }: { version: number },
  rules: AnswerRules,
): Promise<JsonText> {
  const known = await rules.contacts();
  return changeEnquiry(db, { caller, id, version, action: 'enquiry-taken-back' }, async (transaction, enquiry) => {
    const { state, partnerId } = enquiry;
    if (partnerId === null) return fail('enquiries.not-at-partner');
    const { userId: authorId } = caller.viewer;
    await writeTakenBack(transaction, { enquiry, partnerId, authorId }, known, rules.mailing);
    await noteHanded(transaction, id, null);
    const assigneeId = state === 'work' ? authorId : enquiry.assigneeId;
    return { state, assigneeId, partnerId: null, remindedAt: null };
  });
}

const isUsable = (address: string) => emailForm.safeParse(address).success;

/** The partner's own address, or that of the first of its people who has one. */
async function write(
  db: Db,
  { enquiry, partnerId, comment, authorId, isReminder }: Sending,
  known: Contacts,
  mailing: Mailing,
): Promise<void> {
  const partner = (await findPartnerMailboxes(db, partnerId)) ?? fail('people.unknown-partner');
  const address = partner.addresses.find(isUsable) ?? fail('enquiries.partner-unreachable');
  const key = `enquiry-partner:${enquiry.id}:${randomUUID()}`;
  const text = [partner.name, comment].filter(Boolean).join('\n\n');
  const kind = isReminder ? 'reminder' : 'handed';
  await insertEntry(db, { enquiryId: enquiry.id, kind, text, authorId, letterKey: key });
  const letter = await partnerEnquiryLetter(db, { ...enquiry, comment, isReminder }, known, mailing.base);
  await mailing.outbox.queueMail(db, { key, kind: 'enquiry-partner', to: { name: partner.name, address }, letter });
}

/** To whoever was written to before; once the outbox has forgotten that, as a new question. One entry for each letter. */
async function writeTakenBack(
  db: Db,
  { enquiry, partnerId, authorId }: Pick<Sending, 'enquiry' | 'partnerId' | 'authorId'>,
  known: Contacts,
  mailing: Mailing,
): Promise<void> {
  const partner = (await findPartnerMailboxes(db, partnerId)) ?? fail('people.unknown-partner');
  const asked = (await listAskedMailboxes(db, enquiry.id)).filter(isUsable);
  const addresses = asked.length > 0 ? asked : partner.addresses.filter(isUsable).slice(0, 1);
  const entry = { enquiryId: enquiry.id, kind: 'taken-back', text: partner.name, authorId } as const;
  if (addresses.length === 0) await insertEntry(db, entry);
  const letter = await takenBackLetter(db, enquiry, known, mailing.base);
  for (const address of addresses) {
    const key = `enquiry-partner:${enquiry.id}:${randomUUID()}`;
    await insertEntry(db, { ...entry, letterKey: key });
    await mailing.outbox.queueMail(db, { key, kind: 'enquiry-partner', to: { name: partner.name, address }, letter });
  }
}
