import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { hashPassword } from '../modules/identity/index.ts';
import { type BuiltSecondFactor, buildPartner, buildSecondFactor, buildSubscriber } from '../seed/index.ts';
import type { Person, TestPortal } from './test-portal.ts';

interface Wanted {
  name?: string;
  email?: string;
  roles?: string[];
  /** Names of the subscribers the person is a member of, one unless said otherwise. */
  subscribers?: readonly string[];
}

/** A signed-in person of their own, so that tests do not meet in the demo accounts. */
export interface Member extends Person {
  readonly userId: string;
  readonly login: string;
  readonly subscriberIds: readonly string[];
  /** The first of the subscribers, the current one. */
  readonly subscriberId: string;
  /** Of an operator or editor, who could not enter the console without. */
  readonly secondFactor: BuiltSecondFactor | undefined;
}

export const membersPassword = 'Abacus-77-beads';
let passwordHash: Promise<string> | undefined;

/** A short name that no other test has. */
export const unique = (prefix: string) => `${prefix}-${randomBytes(5).toString('hex')}`;

/**
 * Makes a person with subscribers of their own, the first the current one, and an open session. The password is hashed
 * once and sign-in is skipped, because a slow hash for each person would take most of a test's time.
 */
export async function makeMember(
  test: TestPortal,
  { name = 'Айгуль Сейтова', email, roles = [], subscribers = ['ТОО «Ромашка»'] }: Wanted = {},
): Promise<Member> {
  const { db } = test.database;
  const login = unique('person');
  passwordHash ??= hashPassword(membersPassword);
  const { id: userId } = await db
    .insertInto('users')
    .values({
      login,
      login_key: login,
      email: email ?? null,
      email_key: email ?? null,
      name,
      password_hash: await passwordHash,
      roles: ['subscriber', ...roles],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const subscriberIds: string[] = [];
  for (const title of subscribers) {
    subscriberIds.push(await buildSubscriber(db, { name: title, code: unique('code') }, [userId]));
  }
  const [subscriberId = ''] = subscriberIds;
  if (subscriberId)
    await db.updateTable('users').set({ current_subscriber_id: subscriberId }).where('id', '=', userId).execute();
  const isStaff = roles.some((role) => role === 'operator' || role === 'editor');
  const secondFactor = isStaff ? await buildSecondFactor(db, userId) : undefined;
  return { ...(await openSession(test, userId)), userId, login, subscriberIds, subscriberId, secondFactor };
}

/** Makes a person who works for the partner. */
export async function makePartnerPerson(test: TestPortal, partnerId: number, wanted: Wanted = {}): Promise<Member> {
  const person = await makeMember(test, { ...wanted, roles: ['partner'] });
  const { db } = test.database;
  await db.insertInto('partner_members').values({ user_id: person.userId, partner_id: partnerId }).execute();
  return person;
}

/** Makes a partner and a person who works for it. */
export async function makePartner(test: TestPortal, wanted?: Wanted): Promise<[person: Member, partnerId: number]> {
  const id = await buildPartner(test.database.db, { name: 'ТОО «Верный счёт»', code: unique('partner') });
  return [await makePartnerPerson(test, id, wanted), id];
}

/**
 * Opens a session of a private computer for the user. It has just been proved, by the second factor too; `password` opens
 * one as a sign-in leaves it that has yet to show the second factor.
 */
export async function openSession(
  test: TestPortal,
  userId: string,
  by: 'everything' | 'password' = 'everything',
): Promise<Person> {
  const token = randomBytes(32).toString('base64url');
  await test.database.db
    .insertInto('sessions')
    .values({
      token_hash: createHash('sha256').update(token).digest(),
      user_id: userId,
      foreign_computer: false,
      idle_until: sql`now() + interval '14 days'`,
      expires_at: sql`now() + interval '30 days'`,
      ...(by === 'everything' && { proved_at: sql`now()`, second_factor_at: sql`now()` }),
    })
    .execute();
  return test.personOf(`sid=${token}`);
}
