import { sql } from 'kysely';
import { buildPartner } from '../seed/index.ts';
import { mark, type PartOfOwner } from './owner-part.ts';
import { personalParts } from './owner-parts.ts';
import { consoleParts } from './owner-parts-of-console.ts';
import { type Member, makeMember, openSession, unique } from './people.ts';
import type { TestPortal } from './test-portal.ts';

export { mark } from './owner-part.ts';

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

const parts: readonly PartOfOwner[] = [...personalParts, ...consoleParts];

/**
 * Makes an owner whose every text carries the mark of the name: with everything, or with what is named alone, which is much
 * quicker.
 */
export async function makeOwner(test: TestPortal, name: string, wanted?: ReadonlySet<string>): Promise<Owner> {
  await clearTheWay(test);
  const base = await makeBase(test, name);
  const made: Partial<Owner> = {};
  for (const part of parts)
    if (!wanted || part.makes.some((one) => wanted.has(one))) Object.assign(made, await part.make(test, name, base));
  return { ...base, ...made } as Owner;
}

/** What there is one of, whoever has made it, is as the product has it again. */
async function clearTheWay({ database: { db } }: TestPortal): Promise<void> {
  await db.deleteFrom('letter_templates').execute();
  await sql`update content_imports set state = 'discarded' where state <> 'discarded'`.execute(db);
}

/** A person who works for a partner, has an organisation of it, and two sessions. */
async function makeBase(test: TestPortal, name: string) {
  const { db } = test.database;
  const email = `${unique(name)}@people.example`;
  const member = await makeMember(test, {
    name: `Имя ${mark(name)}`,
    email,
    roles: ['partner'],
    subscribers: [`ТОО «${mark(name)}»`],
  });
  const { userId, subscriberId } = member;
  await openSession(test, userId);
  const sessions = await db
    .updateTable('sessions')
    .set({ user_agent: mark(name) })
    .where('user_id', '=', userId)
    .returning('id')
    .execute();
  const partnerId = await buildPartner(db, { name: `Партнёр ${mark(name)}`, code: unique('partner') });
  await db.insertInto('partner_members').values({ user_id: userId, partner_id: partnerId }).execute();
  await db.updateTable('subscribers').set({ partner_id: partnerId }).where('id', '=', subscriberId).execute();
  return { ...member, email, partnerId, otherSessionId: sessions.at(-1)?.id ?? '' };
}

/** Gives the operator back the second factor that a call may have taken away. */
export async function keepOperatorIn({ database: { pool } }: TestPortal, { operatorId }: Owner): Promise<void> {
  await pool.query(
    `insert into second_factors (user_id, secret, since) values ($1, 'none', now())
     on conflict (user_id) do nothing`,
    [operatorId],
  );
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
