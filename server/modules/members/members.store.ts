import { sql } from 'kysely';
import type { MemberRole } from '../../../contract/members.values.ts';
import type { Db } from '../../infra/database/index.ts';

/** The person's role in the organisation; nothing for others. */
export async function findRole(db: Db, subscriberId: string, userId: string): Promise<MemberRole | undefined> {
  const { rows } = await sql<{ role: MemberRole }>`select role from members
    where subscriber_id = ${subscriberId} and user_id = ${userId}`.execute(db);
  return rows[0]?.role;
}

export async function nameOfSubscriber(db: Db, subscriberId: string): Promise<string> {
  const row = await db.selectFrom('subscribers').select('name').where('id', '=', subscriberId).executeTakeFirst();
  return row?.name ?? '';
}

export async function nameOfUser(db: Db, userId: string): Promise<string> {
  const row = await db.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirst();
  return row?.name ?? '';
}

/** How many members the organisation has, and how many of them are owners. */
export async function countMembers(db: Db, subscriberId: string): Promise<{ all: number; owners: number }> {
  const { rows } = await sql<{ all: number; owners: number }>`
    select count(*)::int as all, count(*) filter (where role = 'owner')::int as owners
    from members where subscriber_id = ${subscriberId}`.execute(db);
  return rows[0] ?? { all: 0, owners: 0 };
}

interface MemberRow {
  userId: string;
  name: string;
  email: string | null;
  role: MemberRole;
  since: Date;
}

interface AskedPage {
  subscriberId: string;
  page: number;
  count: number;
}

/** A page of the organisation's people: owners, administrators, users, each by name. */
export async function listMemberRows(db: Db, { subscriberId, page, count }: AskedPage): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select m.user_id as "userId", coalesce(nullif(u.name, ''), u.login) as name, u.email, m.role,
      m.created_at as since
    from members m join users u on u.id = m.user_id
    where m.subscriber_id = ${subscriberId}
    order by array_position(array['owner', 'administrator', 'user'], m.role),
      coalesce(nullif(u.name, ''), u.login) collate by_name, u.id
    limit ${count} offset ${count} * (${page}::int - 1)`.execute(db);
  return rows;
}

/** Whether somebody with one of these folded e-mails works in the organisation. */
export async function isMemberByEmail(db: Db, subscriberId: string, emailKeys: readonly string[]): Promise<boolean> {
  const { rows } = await sql`select from members m join users u on u.id = m.user_id
    where m.subscriber_id = ${subscriberId} and u.email_key = any(${emailKeys}::text[])`.execute(db);
  return rows.length > 0;
}

/** A colleague as a change of the role needs it. */
export async function findMember(db: Db, subscriberId: string, userId: string) {
  const { rows } = await sql<{ role: MemberRole; name: string; email: string | null }>`
    select m.role, u.name, u.email from members m join users u on u.id = m.user_id
    where m.subscriber_id = ${subscriberId} and m.user_id = ${userId}`.execute(db);
  return rows[0];
}

export async function setRole(db: Db, subscriberId: string, userId: string, role: MemberRole): Promise<void> {
  await sql`update members set role = ${role}
    where subscriber_id = ${subscriberId} and user_id = ${userId}`.execute(db);
}

/** Removes the person from the organisation; sessions stay, because the person may belong to others. */
export async function deleteMember(db: Db, subscriberId: string, userId: string): Promise<void> {
  await sql`delete from members where subscriber_id = ${subscriberId} and user_id = ${userId}`.execute(db);
}

interface NewMember {
  subscriberId: string;
  userId: string;
  role: MemberRole;
}

/** Makes the person a member; returns whether the membership is new. */
export async function addMember(db: Db, { subscriberId, userId, role }: NewMember): Promise<boolean> {
  const { rows } = await sql`insert into members (user_id, subscriber_id, role)
    values (${userId}, ${subscriberId}, ${role}) on conflict do nothing returning user_id`.execute(db);
  return rows.length > 0;
}

/** Stores which organisation is shown to the person as the current one, where the stored one is no longer theirs. */
export async function storeShownAsCurrent(db: Db, userId: string): Promise<void> {
  await sql`update users u set current_subscriber_id = (
      select o.id from members m join subscribers o on o.id = m.subscriber_id
      where m.user_id = u.id order by o.name collate by_name, o.id limit 1)
    where u.id = ${userId} and not exists (
      select from members m where m.user_id = u.id and m.subscriber_id = u.current_subscriber_id)`.execute(db);
}

/** Makes the organisation the current one of a person who has no other, or had the one that was left (`from`). */
export async function makeCurrentWhereNone(
  db: Db,
  { subscriberId, userId, from }: Omit<NewMember, 'role'> & { from?: string },
): Promise<void> {
  await sql`update users u set current_subscriber_id = ${subscriberId} where u.id = ${userId}
    and (u.current_subscriber_id = ${from ?? null}::uuid or not exists (
      select from members m where m.user_id = u.id and m.subscriber_id <> ${subscriberId}))`.execute(db);
}

/** The signed-in person, to be compared with an invitation's e-mail. */
export async function findJoiner(db: Db, userId: string) {
  return db.selectFrom('users').select(['name', 'email']).where('id', '=', userId).executeTakeFirst();
}
