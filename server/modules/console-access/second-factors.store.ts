import { sql } from 'kysely';
import type { Db } from '../../infra/database/index.ts';

/** How long a secret that was shown waits for its first code. */
const setupLife = '30 minutes';

const nowMs = sql<number>`extract(epoch from clock_timestamp())::float8 * 1000`;

/** The second factor of a person who works in the console. */
export async function findSecondFactor(db: Db, userId: string) {
  return db
    .selectFrom('second_factors')
    .select(['since'])
    .where('user_id', '=', userId)
    .where('secret', 'is not', null)
    .executeTakeFirst();
}

/** The second factor, locked for the rest of the transaction: of two requests with one code the second sees it used. */
export async function takeSecondFactor(db: Db, userId: string) {
  return db
    .selectFrom('second_factors')
    .select([
      'secret',
      sql<Buffer | null>`case when next_until > now() then next_secret end`.as('next_secret'),
      sql<number>`last_step::float8`.as('last_step'),
      nowMs.as('now_ms'),
    ])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

/** Notes the step of a code that was used. */
export async function keepStep(db: Db, userId: string, step: number): Promise<void> {
  await db.updateTable('second_factors').set({ last_step: step }).where('user_id', '=', userId).execute();
}

/** Keeps a secret that has yet to be confirmed; the one in force stays until then. */
export async function keepNextSecret(db: Db, userId: string, sealed: Buffer): Promise<void> {
  await sql`insert into second_factors (user_id, next_secret, next_until)
    values (${userId}, ${sealed}, now() + ${setupLife}::interval)
    on conflict (user_id) do update set next_secret = excluded.next_secret, next_until = excluded.next_until`.execute(
    db,
  );
}

/** The secret that was shown is in force from now on. */
export async function confirmNextSecret(db: Db, userId: string, step: number): Promise<void> {
  await sql`update second_factors set secret = next_secret, since = now(), last_step = ${step},
    next_secret = null, next_until = null where user_id = ${userId}`.execute(db);
}

/** Removes the second factor with its recovery codes; returns whether there was one. */
export async function deleteSecondFactor(db: Db, userId: string): Promise<boolean> {
  await db.deleteFrom('second_factor_recovery_codes').where('user_id', '=', userId).execute();
  const gone = await db
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .returning('secret')
    .executeTakeFirst();
  return Boolean(gone?.secret);
}

/** Puts new recovery codes in the place of all earlier ones. */
export async function replaceRecoveryCodes(db: Db, userId: string, hashes: readonly Buffer[]): Promise<void> {
  await db.deleteFrom('second_factor_recovery_codes').where('user_id', '=', userId).execute();
  await sql`insert into second_factor_recovery_codes (user_id, code_hash)
    select ${userId}::uuid, hash from unnest(${hashes}::bytea[]) hash`.execute(db);
}

/** Uses a recovery code up; returns whether there was such a one. */
export async function spendRecoveryCode(db: Db, userId: string, hash: Buffer): Promise<boolean> {
  const spent = await db
    .deleteFrom('second_factor_recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .returning('user_id')
    .executeTakeFirst();
  return spent !== undefined;
}

/** How many recovery codes are left. */
export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('second_factor_recovery_codes')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}
