import { sql } from 'kysely';
import type { Db } from '../../infra/database/index.ts';
import { loginKey } from './login-key.ts';

/**
 * Whether a new account of this e-mail may have the login: an e-mail as a login is the account's own
 * (spec: registration.login-own-email).
 */
export function loginSuits(login: string, email: string): boolean {
  return !login.includes('@') || loginKey(login) === loginKey(email);
}

/** Sorts the accounts that a folded name finds: the owner of the mailbox before who has it as a login. */
export const mailboxFirst = (key: string) => sql<boolean>`email_key is not distinct from ${key}`;

/** Whether the login is free: no account has it as login, or as an e-mail that sign-in would accept instead. */
export async function loginIsFree(db: Db, login: string): Promise<boolean> {
  const key = loginKey(login);
  const { rows } = await sql`select from users where ${key} in (login_key, email_key)`.execute(db);
  return rows.length === 0;
}

/** Whether an account with this e-mail is there. */
export async function emailHasAccount(db: Db, email: string): Promise<boolean> {
  const { rows } = await sql`select from users where email_key = ${loginKey(email)}`.execute(db);
  return rows.length > 0;
}

/** The e-mails of the list that have an account. */
export async function emailsWithAccount(db: Db, emails: readonly string[]): Promise<Set<string>> {
  const keys = emails.map(loginKey);
  const { rows } = await sql<{ email_key: string }>`
    select email_key from users where email_key = any(${keys}::text[])`.execute(db);
  const taken = new Set(rows.map((row) => row.email_key));
  return new Set(emails.filter((_, index) => taken.has(keys[index] ?? '')));
}

interface NewUser {
  login: string;
  email: string;
  name: string;
  phone: string | null;
  passwordHash: string;
}

/**
 * Saves a new user, or returns which of the names is taken. Both names are locked for the transaction, because a login
 * must not be another person's e-mail either, and no single index can check that.
 */
export async function addUser(
  db: Db,
  { login, email, name, phone, passwordHash }: NewUser,
): Promise<{ userId: string } | 'login-taken' | 'email-taken'> {
  const [loginsKey, emailsKey] = [loginKey(login), loginKey(email)];
  for (const key of [...new Set([loginsKey, emailsKey])].sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 7260002))`.execute(db);
  const { rows } = await sql<{ login_taken: boolean; email_taken: boolean }>`select
    exists (select from users where ${loginsKey} in (login_key, email_key)) as login_taken,
    exists (select from users where email_key = ${emailsKey}) as email_taken`.execute(db);
  if (rows[0]?.email_taken) return 'email-taken';
  if (rows[0]?.login_taken) return 'login-taken';
  const { id } = await db
    .insertInto('users')
    .values({
      login,
      login_key: loginsKey,
      email,
      email_key: emailsKey,
      name,
      phone,
      password_hash: passwordHash,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { userId: id };
}
