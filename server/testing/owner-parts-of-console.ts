import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { openCodeCipher } from '../infra/codes/index.ts';
import { drawSecret } from '../modules/console-access/index.ts';
import { buildAnnouncement, buildContent } from '../seed/index.ts';
import { makeAskedDocument, makeFailedJob, makeSynonyms } from './daily-work.ts';
import { mark, part } from './owner-part.ts';
import { makeMember, unique } from './people.ts';
import type { TestPortal } from './test-portal.ts';

/** An operator, and what the console works on. */
export const consoleParts = [
  part(['operatorId', 'operatorRecoveryCode', 'operatorNextSecret'], makeOperator),
  part(['enquiryId'], async ({ database: { db } }, name) => {
    const { id } = await db
      .insertInto('enquiries')
      .values({ form_id: 13, name: `Спросивший ${mark(name)}`, email: 'a@people.example', text: 'Вопрос' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { enquiryId: id };
  }),
  part(['handedEnquiryId'], async (test, name, { partnerId }) => ({
    handedEnquiryId: await makeHandedEnquiry(test, name, partnerId),
  })),
  part(['announcementId'], async ({ database: { db } }, name) => ({
    announcementId: await buildAnnouncement(db, { title: `Объявление ${mark(name)}` }),
  })),
  part(['auditId'], async ({ database: { db } }, name, { userId }) => {
    const { id } = await db
      .insertInto('audit')
      .values({ action: 'sign-in', user_id: userId, object: mark(name) })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { auditId: id };
  }),
  part(['mediumId'], async (test, name) => ({ mediumId: await makePicture(test, name) })),
  part(['synonyms'], async (test) => ({ synonyms: await makeSynonyms(test) })),
  part(['askedDocument'], async (test) => ({ askedDocument: await makeAskedDocument(test) })),
  part(['failedJobId'], async (test) => ({ failedJobId: await makeFailedJob(test) })),
  part(['draftId', 'publishedId'], ({ database: { db } }, name) =>
    buildContent(db, { code: unique('news'), title: `Новость ${mark(name)}` }),
  ),
  part(['contentImportId'], async (test, _, { userId }) => ({
    contentImportId: await makeContentImport(test, userId),
  })),
  part(['mailId'], async (test, name) => ({ mailId: await makeSentLetter(test, name) })),
];

async function makeOperator(test: TestPortal) {
  const { db } = test.database;
  const email = `${unique('operator')}@people.example`;
  const { userId, secondFactor } = await makeMember(test, {
    name: 'Оператор',
    email,
    roles: ['operator'],
    subscribers: [],
  });
  const operatorNextSecret = drawSecret();
  await db
    .updateTable('second_factors')
    .set({
      next_secret: (await openCodeCipher(db)).seal(operatorNextSecret, userId),
      next_until: sql`now() + interval '1 hour'`,
    })
    .where('user_id', '=', userId)
    .execute();
  return { operatorId: userId, operatorRecoveryCode: secondFactor?.recoveryCodes[0] ?? '', operatorNextSecret };
}

async function makePicture({ database: { db } }: TestPortal, name: string): Promise<string> {
  const id = randomBytes(8).toString('hex');
  await db
    .insertInto('media')
    .values({
      id,
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
  return id;
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

/** A letter of the outbox. */
async function makeSentLetter({ database: { db } }: TestPortal, name: string): Promise<string> {
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

/** An import of an archive that waits for its answer. */
async function makeContentImport({ database: { db } }: TestPortal, userId: string): Promise<string> {
  const { id } = await db
    .insertInto('content_imports')
    .values({ state: 'ready', file_name: 'content.zip', bytes: '1000', started_by: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
