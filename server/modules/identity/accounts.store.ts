import { sql } from 'kysely';
import type { Db } from '../../infra/database/index.ts';
import { loginKey } from './login-key.ts';
import { accountKey, mailboxKey, spellingKeys } from './mailbox-key.ts';

/**
 * Whether a new account of this e-mail may have the login: an e-mail as a login is the account's own
 * (spec: registration.login-own-email).
 */
export function loginSuits(login: string, email: string): boolean {
  return !login.includes('@') || accountKey(login) === accountKey(email);
}

/**
 * The accounts of a mailbox, however its address was written (spec: identity.one-mailbox); the spellings find those that
 * have no `mailbox` of their own, because another account had it before or the backfill has not come to them.
 */
export const ofMailbox = (address: string) =>
  sql<boolean>`(mailbox = ${mailboxKey(address)} or email_key = any(${spellingKeys(address)}::text[]))`;

/** The accounts that sign-in finds by a typed login or e-mail. */
export const calledSo = (typed: string) => sql<boolean>`(login_key = ${loginKey(typed)} or ${ofMailbox(typed)})`;

/**
 * Sorts what a typed login or e-mail finds: who has the e-mail as it was typed, then who has the mailbox, then who has it
 * as a login. So of two old accounts of one mailbox each signs in by its own writing.
 */
export const mailboxFirst = (typed: string) =>
  sql<number>`case when email_key = ${loginKey(typed)} then 0 when ${ofMailbox(typed)} then 1 else 2 end`;

/** The id of the account that a typed login or e-mail means at sign-in, or nothing. */
export async function findNamedSo(db: Db, typed: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from users where ${calledSo(typed)}
    order by ${mailboxFirst(typed)}, created_at limit 1`.execute(db);
  return rows[0]?.id;
}

/** Whether the login is free: no account has it as login, or as an e-mail that sign-in would accept instead. */
export async function loginIsFree(db: Db, login: string): Promise<boolean> {
  const { rows } = await sql`select from users where ${calledSo(login)}`.execute(db);
  return rows.length === 0;
}

/** Whether an account with this e-mail is there. */
export async function emailHasAccount(db: Db, email: string): Promise<boolean> {
  const { rows } = await sql`select from users where ${ofMailbox(email)}`.execute(db);
  return rows.length > 0;
}

/** The e-mails of the list that have an account. */
export async function emailsWithAccount(db: Db, emails: readonly string[]): Promise<Set<string>> {
  const named = emails.map((email) => ({ email, mailbox: mailboxKey(email), keys: spellingKeys(email) }));
  const { rows } = await sql<{ mailbox: string | null; email_key: string }>`
    select mailbox, email_key from users where mailbox = any(${named.map(({ mailbox }) => mailbox)}::text[])
    union all
    select mailbox, email_key from users where email_key = any(${named.flatMap(({ keys }) => keys)}::text[])`.execute(
    db,
  );
  const mailboxes = new Set(rows.map(({ mailbox }) => mailbox));
  const taken = new Set(rows.map((row) => row.email_key));
  const isTaken = ({ mailbox, keys }: (typeof named)[number]) =>
    mailboxes.has(mailbox) || keys.some((key) => taken.has(key));
  return new Set(named.filter(isTaken).map(({ email }) => email));
}

interface NewUser {
  login: string;
  email: string;
  name: string;
  phone: string | null;
  passwordHash: string;
}

/** Which of an account's two names another account has. */
export type TakenName = 'login-taken' | 'email-taken';

interface Names {
  login: string;
  email: string | null;
}

/**
 * Locks both names of an account for the transaction, because a login must not be another person's e-mail either, and no
 * single index can check that; returns which of them another account has.
 */
export async function takeNames(db: Db, { login, email }: Names, exceptId?: string): Promise<TakenName | undefined> {
  const keys = [login, ...(email === null ? [] : [email])].map(accountKey);
  for (const key of [...new Set(keys)].sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 7260002))`.execute(db);
  const other = sql`id is distinct from ${exceptId ?? null}::uuid`;
  const { rows } = await sql<{ login_taken: boolean; email_taken: boolean }>`select
    exists (select from users where ${calledSo(login)} and ${other}) as login_taken,
    ${email === null ? sql`false` : sql`exists (select from users where ${ofMailbox(email)} and ${other})`} as email_taken`.execute(
    db,
  );
  if (rows[0]?.email_taken) return 'email-taken';
  return rows[0]?.login_taken ? 'login-taken' : undefined;
}

/** The columns of a login and an e-mail with the keys by which they are compared. */
export const columnsOfNames = ({ login, email }: Names) => ({
  login,
  login_key: loginKey(login),
  email,
  email_key: email === null ? null : loginKey(email),
  mailbox: email === null ? null : mailboxKey(email),
});

/** Saves a new user, or returns which of the names is taken. */
export async function addUser(
  db: Db,
  { login, email, name, phone, passwordHash }: NewUser,
): Promise<{ userId: string } | TakenName> {
  const taken = await takeNames(db, { login, email });
  if (taken) return taken;
  const { id } = await db
    .insertInto('users')
    .values({ ...columnsOfNames({ login, email }), name, phone, password_hash: passwordHash })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { userId: id };
}
