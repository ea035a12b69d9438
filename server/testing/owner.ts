import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { drawCode, openCodeCipher, openCodeHasher } from '../infra/codes/index.ts';
import { drawSecret } from '../modules/console-access/index.ts';
import { keepRecoveryCode, recoveryCodeLength } from '../modules/identity/index.ts';
import { invitationCodeLength } from '../modules/invitations/index.ts';
import {
  buildAnnouncement,
  buildApplication,
  buildColleagueInvitation,
  buildContent,
  buildImport,
  buildInvitation,
  buildPartner,
  buildSubscription,
} from '../seed/index.ts';
import { makeFailedJob, makeSynonyms } from './daily-work.ts';
import { type Member, makeMember, openSession, unique } from './people.ts';
import type { TestPortal } from './test-portal.ts';

/** A person with one of everything that can belong to a person. */
export interface Owner extends Member {
  readonly email: string;
  readonly applicationId: string;
  /** A second session, which may be ended. */
  readonly otherSessionId: string;
  /** A code of an invitation that nobody has used yet. */
  readonly invitationCode: string;
  /** The invitation, of the partner the person works for. */
  readonly invitationId: string;
  readonly partnerId: number;
  readonly recoveryCode: string;
  readonly subscriptionId: string;
  /** A colleague, who only uses the organisation. */
  readonly colleagueId: string;
  readonly colleagueLogin: string;
  /** An invitation into the owner's organisation, of an e-mail without an account, with its code. */
  readonly memberInvitationId: string;
  readonly memberCode: string;
  /** The code of an invitation of the owner into another organisation. */
  readonly joinCode: string;
  /** An import of the partner that is read and not yet sent. */
  readonly importId: string;
  /** An operator, for the calls of the console, with a recovery code and a secret that waits for its first code. */
  readonly operatorId: string;
  readonly operatorRecoveryCode: string;
  readonly operatorNextSecret: string;
  /** Applications of the owner whose preparation has failed, and goes on. */
  readonly failedApplicationId: string;
  readonly waitingApplicationId: string;
  /** An organisation of somebody else. */
  readonly otherSubscriberId: string;
  /** A row of the audit. */
  readonly auditId: string;
  /** An announcement that is shown now, to the owner too. */
  readonly announcementId: string;
  /** A question from a contact form. */
  readonly enquiryId: string;
  /** One that a partner has had for two days. */
  readonly handedEnquiryId: string;
  /** A letter that was sent. */
  readonly mailId: string;
  /** A picture of the library that nothing uses. */
  readonly mediumId: string;
  /** A job of the queue that has failed. */
  readonly failedJobId: string;
  /** A group of synonyms, with its version. */
  readonly synonyms: { readonly id: string; readonly version: number };
  /** A news item that only the console knows, ready to be published, and one that is on the site. */
  readonly draftId: string;
  readonly publishedId: string;
  /** An archive of content that is checked and waits. */
  readonly contentImportId: string;
}

/** Words that stand in everything the owner has, and nowhere else. */
export const mark = (name: string) => `метка-${name}`;

/** Makes an owner whose every text carries the mark of the name. */
export async function makeOwner(test: TestPortal, name: string): Promise<Owner> {
  const { db } = test.database;
  const email = `${unique(name)}@people.example`;
  const member = await makeMember(test, {
    name: `Имя ${mark(name)}`,
    email,
    roles: ['partner'],
    subscribers: [`ТОО «${mark(name)}»`],
  });
  const { userId, subscriberId } = member;
  const subscriptionId = await buildSubscription(db, subscriberId, `Тариф ${mark(name)}`, 30);
  const applicationId = await buildApplication(db, {
    subscriberId,
    solutionCode: 'ea',
    name: `Приложение ${mark(name)}`,
  });
  const stuck = { subscriberId, solutionCode: 'ea', name: `Приложение ${mark(name)}` };
  const failedApplicationId = await buildApplication(db, { ...stuck, status: 'error' });
  const waitingApplicationId = await buildApplication(db, { ...stuck, status: 'preparation' });
  await openSession(test, userId);
  const sessions = await db
    .updateTable('sessions')
    .set({ user_agent: mark(name) })
    .where('user_id', '=', userId)
    .returning('id')
    .execute();
  const codes = await makeCodes(test, name, userId);
  await db.updateTable('subscribers').set({ partner_id: codes.partnerId }).where('id', '=', subscriberId).execute();
  const colleagues = await makeColleagues(test, name, { subscriberId, email });
  return {
    ...member,
    ...codes,
    ...colleagues,
    ...(await makeConsoleThings(test, name, codes.partnerId)),
    email,
    applicationId,
    failedApplicationId,
    waitingApplicationId,
    subscriptionId,
    otherSessionId: sessions.at(-1)?.id ?? '',
  };
}

/** Gives the operator back the second factor that a call may have taken away. */
export async function keepOperatorIn({ database: { pool } }: TestPortal, { operatorId }: Owner): Promise<void> {
  await pool.query(
    `insert into second_factors (user_id, secret, since) values ($1, 'none', now())
     on conflict (user_id) do nothing`,
    [operatorId],
  );
}

/** A question that the partner has had for two days. */
async function makeHandedEnquiry({ database: { db } }: TestPortal, name: string, partnerId: number): Promise<string> {
  const { id } = await db
    .insertInto('enquiries')
    .values({
      form_id: 13,
      name: `Спросивший ${mark(name)}`,
      email: 'b@people.example',
      text: 'Вопрос',
      state: 'work',
      partner_id: partnerId,
      handed_at: sql`now() - interval '2 days'`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A letter of the outbox; the words of letters, which belong to nobody, are as the product has them again. */
async function makeSentLetter({ database: { db } }: TestPortal, name: string): Promise<string> {
  await db.deleteFrom('letter_templates').execute();
  const { id } = await db
    .insertInto('mails')
    .values({
      key: unique('letter'),
      kind: 'welcome',
      recipient_name: mark(name),
      recipient_address: 'a@people.example',
      subject: `Письмо ${mark(name)}`,
      html: '<p>Письмо</p>',
      text: 'Письмо',
      state: 'sent',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An operator and what the console works on. */
async function makeConsoleThings(test: TestPortal, name: string, partnerId: number) {
  const email = `${unique('operator')}@people.example`;
  const operator = await makeMember(test, { name: 'Оператор', email, roles: ['operator'], subscribers: [] });
  const operatorNextSecret = drawSecret();
  const sealed = (await openCodeCipher(test.database.db)).seal(operatorNextSecret, operator.userId);
  await test.database.db
    .updateTable('second_factors')
    .set({ next_secret: sealed, next_until: sql`now() + interval '1 hour'` })
    .where('user_id', '=', operator.userId)
    .execute();
  const { id: enquiryId } = await test.database.db
    .insertInto('enquiries')
    .values({ form_id: 13, name: `Спросивший ${mark(name)}`, email: 'a@people.example', text: 'Вопрос' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const handedEnquiryId = await makeHandedEnquiry(test, name, partnerId);
  const announcementId = await buildAnnouncement(test.database.db, { title: `Объявление ${mark(name)}` });
  const { id: auditId } = await test.database.db
    .insertInto('audit')
    .values({ action: 'sign-in', user_id: operator.userId, object: mark(name) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const operatorRecoveryCode = operator.secondFactor?.recoveryCodes[0] ?? '';
  const mediumId = randomBytes(8).toString('hex');
  await test.database.db
    .insertInto('media')
    .values({
      id: mediumId,
      kind: 'picture',
      name: 'kassa',
      extension: 'png',
      file_name: `Касса ${mark(name)}.png`,
      bytes: '1000',
      width: 100,
      height: 80,
      state: 'ready',
    })
    .execute();
  const synonyms = await makeSynonyms(test);
  const failedJobId = await makeFailedJob(test);
  const content = await buildContent(test.database.db, { code: unique('news'), title: `Новость ${mark(name)}` });
  const contentImportId = await makeContentImport(test, operator.userId);
  return {
    contentImportId,
    operatorId: operator.userId,
    operatorRecoveryCode,
    operatorNextSecret,
    announcementId,
    auditId,
    enquiryId,
    handedEnquiryId,
    mailId: await makeSentLetter(test, name),
    mediumId,
    synonyms,
    failedJobId,
    ...content,
  };
}

/** The one import of an archive that there is at a time. */
async function makeContentImport({ database: { db } }: TestPortal, operatorId: string): Promise<string> {
  await sql`update content_imports set state = 'discarded'`.execute(db);
  const { id } = await db
    .insertInto('content_imports')
    .values({ state: 'ready', file_name: 'content.zip', bytes: '1000', started_by: operatorId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A colleague, somebody invited, and an organisation that invites the owner. */
async function makeColleagues(test: TestPortal, name: string, owner: { subscriberId: string; email: string }) {
  const { db } = test.database;
  const hasher = await openCodeHasher(db);
  const colleague = await makeMember(test, { name: `Коллега ${mark(name)}`, subscribers: [] });
  const { userId: colleagueId, login: colleagueLogin } = colleague;
  await db
    .insertInto('members')
    .values({ user_id: colleagueId, subscriber_id: owner.subscriberId, role: 'user' })
    .execute();
  const [memberCode, joinCode] = [drawCode(invitationCodeLength), drawCode(invitationCodeLength)];
  const memberInvitationId = await buildColleagueInvitation(db, hasher, {
    subscriberId: owner.subscriberId,
    email: `${unique(`colleague-${name}`)}@people.example`,
    code: memberCode,
  });
  const { subscriberId } = await makeMember(test, { subscribers: [`ТОО «Другое ${mark(name)}»`] });
  await buildColleagueInvitation(db, hasher, { subscriberId, email: owner.email, code: joinCode });
  return { colleagueId, colleagueLogin, memberInvitationId, memberCode, joinCode, otherSubscriberId: subscriberId };
}

/** An invitation that carries the mark, and a living recovery code. */
async function makeCodes({ database: { db } }: TestPortal, name: string, userId: string) {
  const hasher = await openCodeHasher(db);
  const partnerId = await buildPartner(db, { name: `Партнёр ${mark(name)}`, code: unique('partner') });
  await db.insertInto('partner_members').values({ user_id: userId, partner_id: partnerId }).execute();
  const invitationCode = drawCode(invitationCodeLength);
  const email = `${unique('guest')}@people.example`;
  const invitationId = await buildInvitation(db, hasher, {
    partnerId,
    email,
    code: invitationCode,
    customerName: mark(name),
  });
  const recoveryCode = drawCode(recoveryCodeLength);
  await keepRecoveryCode(db, userId, hasher('recovery', recoveryCode));
  const importId = await buildImport(db, { partnerId, userId, customerName: mark(name) });
  return { invitationCode, invitationId, partnerId, recoveryCode, importId };
}

/** What a call is asked with. */
export interface Input {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  /** In the place of a body, for a call that takes a file. */
  file?: Buffer;
}

/** What a call is asked with so that it succeeds for the owner, or for the owner's operator. */
export type Recipe = (owner: Owner) => Input;
