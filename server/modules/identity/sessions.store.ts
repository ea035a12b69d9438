import { CompiledQuery, sql } from 'kysely';
import type { Db } from '../../infra/database/index.ts';

const sessionsOfUserAtMost = 20;

/** How long a session lives in all and without use, by the database's clock (spec: session.lifetime). */
export const privateLife = { whole: '30 days', idle: '14 days' };
export const foreignLife = { whole: '12 hours', idle: '30 minutes' };

/**
 * How long a session that has shown the second factor may go on in the console: in all, and without use. How long a proof
 * is fresh (decision 0063).
 */
const secondFactorLife = { whole: '12 hours', idle: '30 minutes' };
const proofLife = '10 minutes';

interface NewSession {
  tokenHash: Buffer;
  userId: string;
  foreignComputer: boolean;
  userAgent: string;
  address: string;
}

/**
 * Saves a new session and removes the oldest beyond twenty. The password alone proves who has no second factor.
 */
export async function insertSession(db: Db, session: NewSession): Promise<void> {
  const life = session.foreignComputer ? foreignLife : privateLife;
  await db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      user_id: session.userId,
      foreign_computer: session.foreignComputer,
      user_agent: session.userAgent,
      address: session.address,
      idle_until: sql`now() + ${life.idle}::interval`,
      expires_at: sql`now() + ${life.whole}::interval`,
      proved_at: sql`case when not exists (
        select from second_factors where user_id = ${session.userId} and secret is not null) then now() end`,
    })
    .execute();
  await sql`delete from sessions where id in (
    select id from sessions where user_id = ${session.userId} order by created_at desc, id offset ${sessionsOfUserAtMost})`.execute(
    db,
  );
}

interface ViewerRow {
  session_id: string;
  user_id: string;
  roles: string[];
  foreign_computer: boolean;
  subscriber_ids: string[];
  current_subscriber_id: string | null;
  unseen_for_a_minute: boolean;
  has_second_factor: boolean;
  second_factor_shown: boolean;
  proved_freshly: boolean;
}

/** Runs before every call of a signed-in person, so the text is made once. $1 is the hash of the token. */
const viewerText = `select s.id as session_id, s.user_id, u.roles, s.foreign_computer,
    s.last_seen_at < now() - interval '1 minute' as unseen_for_a_minute, m.ids as subscriber_ids,
    case when u.current_subscriber_id = any(m.ids) then u.current_subscriber_id
      else (select o.id from subscribers o where o.id = any(m.ids) order by o.name collate by_name, o.id limit 1)
    end as current_subscriber_id,
    case when u.roles && '{operator,editor}' then exists (
      select from second_factors f where f.user_id = u.id and f.secret is not null) else false end as has_second_factor,
    coalesce(s.second_factor_at > now() - interval '${secondFactorLife.whole}'
      and s.last_seen_at > now() - interval '${secondFactorLife.idle}', false) as second_factor_shown,
    coalesce(s.proved_at > now() - interval '${proofLife}', false) as proved_freshly
  from sessions s
  join users u on u.id = s.user_id
  cross join lateral (
    select coalesce(array_agg(subscriber_id), '{}') as ids from members where user_id = u.id) m
  where s.token_hash = $1 and s.expires_at > now() and s.idle_until > now() and u.blocked_at is null`;

/** The open session of a token with its user's roles and subscribers, or nothing. */
export async function findViewer(db: Db, tokenHash: Buffer): Promise<ViewerRow | undefined> {
  const { rows } = await db.executeQuery(CompiledQuery.raw(viewerText, [tokenHash]) as CompiledQuery<ViewerRow>);
  return rows[0];
}

/** Notes that the session is in use; called at most once a minute. After a long pause the second factor is asked again. */
export async function touchSession(db: Db, sessionId: string): Promise<void> {
  await sql`update sessions set last_seen_at = now(),
      second_factor_at = case when last_seen_at > now() - ${secondFactorLife.idle}::interval then second_factor_at end,
      idle_until = least(expires_at, now() + (case when foreign_computer then ${foreignLife.idle} else ${privateLife.idle} end)::interval)
    where id = ${sessionId}`.execute(db);
}

/** Ends the session of a token; returns its id and user, or nothing. */
export async function deleteSessionByToken(db: Db, tokenHash: Buffer) {
  return db.deleteFrom('sessions').where('token_hash', '=', tokenHash).returning(['id', 'user_id']).executeTakeFirst();
}

/** Ends one session of the user; returns whether there was one. */
export async function deleteSession(db: Db, userId: string, sessionId: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Ends all sessions of the user but one; returns how many. */
export async function deleteOtherSessions(db: Db, userId: string, keptId: string): Promise<number> {
  const gone = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '<>', keptId)
    .returning('id')
    .execute();
  return gone.length;
}

/** Ends every session of the user; returns how many. */
export async function deleteAllSessions(db: Db, userId: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('sessions').where('user_id', '=', userId).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Gives the session a new token; its expiry stays. */
export async function replaceToken(db: Db, sessionId: string, tokenHash: Buffer): Promise<void> {
  await db.updateTable('sessions').set({ token_hash: tokenHash }).where('id', '=', sessionId).execute();
}

/** Notes that the session's person has just shown the second factor; a proof too, when the sign-in was just before. */
export async function noteSecondFactor(db: Db, sessionId: string): Promise<void> {
  await sql`update sessions set second_factor_at = now(), last_seen_at = now(),
      proved_at = case when created_at > now() - ${proofLife}::interval then now() else proved_at end
    where id = ${sessionId}`.execute(db);
}

/** Notes that the session's person has just proved who they are, by everything the account has. */
export async function noteProof(db: Db, sessionId: string, hasSecondFactor: boolean): Promise<void> {
  const shown = hasSecondFactor ? sql`now()` : sql`null`;
  await sql`update sessions set proved_at = now(), second_factor_at = ${shown}, last_seen_at = now()
    where id = ${sessionId}`.execute(db);
}

/** The open sessions of a user, the latest used first. */
export async function listSessionsOf(db: Db, userId: string) {
  return db
    .selectFrom('sessions')
    .select(['id', 'foreign_computer', 'user_agent', 'address', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('idle_until', '>', sql<Date>`now()`)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Removes sessions past their end, which never comes before that of their idle time; returns how many. */
export async function deleteEndedSessions(db: Db, atMost: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from sessions where id in (
    select id from sessions where idle_until <= now() order by idle_until limit ${atMost} for update skip locked)`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}
