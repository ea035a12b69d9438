import { sql } from 'kysely';
import type { Db } from '../../infra/database/index.ts';
import { calledSo, mailboxFirst } from './accounts.store.ts';
import { loginKey } from './login-key.ts';
import { mailboxKey } from './mailbox-key.ts';
import { deleteRecoveryCode } from './recovery.store.ts';

interface Account {
  id: string;
  login: string;
  name: string;
  email: string | null;
  password_hash: string;
  blocked: boolean;
}

/**
 * The account of a typed login or e-mail; an e-mail finds the owner of the mailbox, whoever has it as a login
 * (spec: identity.sign-in-login).
 */
export async function findAccount(db: Db, typed: string): Promise<Account | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'login', 'name', 'email', 'password_hash', sql<boolean>`blocked_at is not null`.as('blocked')])
    .where(calledSo(typed))
    .orderBy(mailboxFirst(typed))
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
}

/** A user's password hash with the names that a password must not repeat. */
export async function findCredentials(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select(['password_hash', 'login', 'name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** Saves a new password; a recovery code of before dies with the old one (spec: identity.recovery-code). */
export async function savePasswordHash(db: Db, userId: string, passwordHash: string): Promise<void> {
  // First, as at the use of a code: two changes at once lock the rows in one order.
  await deleteRecoveryCode(db, userId);
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
}

/** The signed-in person with all subscribers, the current one first, then by the Russian order. */
export async function findUserInfo(db: Db, userId: string) {
  const user = await db
    .selectFrom('users')
    .select(['id', 'name', 'login', 'email', 'roles', 'current_subscriber_id'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user) return undefined;
  const subscribers = await db
    .selectFrom('members')
    .innerJoin('subscribers', 'subscribers.id', 'members.subscriber_id')
    .select(['subscribers.id', 'subscribers.name', 'subscribers.code'])
    .where('members.user_id', '=', userId)
    .orderBy(sql`subscribers.id is not distinct from ${user.current_subscriber_id}::uuid`, 'desc')
    .orderBy(sql`subscribers.name collate by_name`)
    .orderBy('subscribers.id')
    .execute();
  return { ...user, subscribers };
}

interface NewOperator {
  /** It is also the login. */
  email: string;
  name: string;
  passwordHash: string;
  role: 'operator' | 'editor';
}

/** Saves an operator or editor; returns the id, or nothing when the login or e-mail is taken. */
export async function insertOperator(
  db: Db,
  { email, name, passwordHash, role }: NewOperator,
): Promise<string | undefined> {
  const taken = sql<boolean>`exists (select from users where ${calledSo(email)})`;
  const key = loginKey(email);
  const { rows } = await sql<{ id: string }>`
    insert into users (login, login_key, email, email_key, mailbox, name, password_hash, roles)
    select ${email}, ${key}, ${email}, ${key}, ${mailboxKey(email)}, ${name}, ${passwordHash}, ${['subscriber', role]}::text[] where not ${taken}
    on conflict do nothing returning id`.execute(db);
  return rows[0]?.id;
}

/** Accounts with an e-mail as their login that is not their own, and whether it is the e-mail of another account. */
export async function findForeignLogins(db: Db) {
  return db
    .selectFrom('users as u')
    .leftJoin('users as owner', 'owner.email_key', 'u.login_key')
    .select(['u.id', 'u.login', 'u.name', 'u.email', 'owner.id as ownersId', 'owner.login as ownersLogin'])
    .where('u.login', 'like', '%@%')
    .where(sql<boolean>`u.email_key is distinct from u.login_key`)
    .orderBy('u.login_key')
    .execute();
}

/** Operators who can be written to. */
export async function findOperatorsWithMail(db: Db) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where(sql<boolean>`'operator' = any(roles)`)
    .where('email', 'is not', null)
    .where('blocked_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** Whether anybody can sign in as an operator. */
export async function hasOperator(db: Db): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from users where 'operator' = any(roles) and blocked_at is null) as has`.execute(db);
  return rows[0]?.has === true;
}
