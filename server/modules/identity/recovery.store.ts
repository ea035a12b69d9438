import { sql } from 'kysely';
import type { Db } from '../../infra/database/index.ts';
import { mailboxFirst, ofMailbox } from './accounts.store.ts';

/** The queue of requests, each with the e-mail that was typed. */
export const recoveryQueue = 'identity.recovery';

/** Removes the requests with these e-mails, which the queue keeps for a while after they were answered. */
export async function forgetRecoveryRequests(db: Db, addresses: readonly string[]): Promise<void> {
  await sql`delete from jobs.job where name = ${recoveryQueue} and lower(data ->> 'email') = any(${addresses}::text[])`.execute(
    db,
  );
}

/** The account that this e-mail recovers; the letter goes to the address stored here, never to the typed one. */
export async function findRecoverable(db: Db, typed: string) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'login', 'email'])
    .where(ofMailbox(typed))
    .where('blocked_at', 'is', null)
    .orderBy(mailboxFirst(typed))
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
}

/** Saves the user's only valid code; an earlier one is replaced. */
export async function keepRecoveryCode(db: Db, userId: string, codeHash: Buffer): Promise<void> {
  await sql`insert into password_recoveries (user_id, code_hash) values (${userId}, ${codeHash})
    on conflict (user_id) do update set code_hash = excluded.code_hash, created_at = clock_timestamp(),
      expires_at = clock_timestamp() + interval '60 minutes'`.execute(db);
}

/** The user of a valid recovery code, or nothing. */
export async function findByRecoveryCode(db: Db, codeHash: Buffer) {
  return db
    .selectFrom('password_recoveries as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select(['u.id', 'u.name', 'u.login', 'u.email'])
    .where('r.code_hash', '=', codeHash)
    .where('r.expires_at', '>', sql<Date>`now()`)
    .where('u.blocked_at', 'is', null)
    .executeTakeFirst();
}

/** Uses the code up if it is still valid; of two requests at once one succeeds. */
export async function spendRecoveryCode(db: Db, codeHash: Buffer): Promise<boolean> {
  const { rows } = await sql`delete from password_recoveries where code_hash = ${codeHash} and expires_at > now()
    returning user_id`.execute(db);
  return rows.length === 1;
}

/** Removes the user's code, used or not. */
export async function deleteRecoveryCode(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('password_recoveries').where('user_id', '=', userId).execute();
}

/** Removes expired codes; returns how many. */
export async function deleteEndedRecoveries(db: Db, atMost: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from password_recoveries where user_id in (
    select user_id from password_recoveries where expires_at <= now() limit ${atMost}) and expires_at <= now()`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}
