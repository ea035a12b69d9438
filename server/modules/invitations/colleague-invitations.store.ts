import { sql } from 'kysely';
import type { InvitationState } from '../../../contract/invitations.ts';
import type { MemberRole } from '../../../contract/members.ts';
import type { Db } from '../../infra/database/index.ts';
import { isUsable, stateOfInvitation } from './invitations.store.ts';
import type { TakenInvitation } from './inviter.ts';
import { recallLetters } from './recall-letters.ts';

/** Revokes the invitations the person has sent into this organisation for roles that the person may not give. */
export async function revokeSentBy(
  db: Db,
  { subscriberId, userId, mayGive }: { subscriberId: string; userId: string; mayGive: readonly MemberRole[] },
): Promise<void> {
  const { rows } = await sql<{ id: string }>`update invitations i set revoked_at = clock_timestamp()
    where i.into_subscriber_id = ${subscriberId} and i.created_by = ${userId} and ${isUsable}
      and not i.role = any(${mayGive}::text[]) returning i.id`.execute(db);
  const ids = rows.map(({ id }) => id);
  await recallLetters(db, 'colleague', ids);
}

/** How many usable invitations the organisation has; `except` leaves one out. */
export async function countOpen(db: Db, subscriberId: string, except?: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from invitations i
    where i.into_subscriber_id = ${subscriberId} and i.id is distinct from ${except ?? null}::uuid
      and ${isUsable}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Whether one of the folded e-mails has a usable invitation, other than the one named. */
export async function isInvited(
  db: Db,
  subscriberId: string,
  emailKeys: readonly string[],
  except?: string,
): Promise<boolean> {
  const { rows } = await sql`select from invitations i where i.into_subscriber_id = ${subscriberId}
    and i.email_key = any(${emailKeys}::text[]) and i.id is distinct from ${except ?? null}::uuid and ${isUsable} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** The organisation of an invitation, if it is one of those named. */
export async function subscriberOfInvitation(
  db: Db,
  id: string,
  among: readonly string[],
): Promise<string | undefined> {
  const { rows } = await sql<{ subscriber_id: string }>`select into_subscriber_id as subscriber_id from invitations
    where id = ${id} and into_subscriber_id = any(${among}::uuid[])`.execute(db);
  return rows[0]?.subscriber_id;
}

/** An invitation of a colleague, as a change of it needs it. */
export interface ColleagueInvitation extends TakenInvitation {
  subscriberId: string;
  emailKey: string;
  role: MemberRole;
  /** The partner whose cabinet opens with it. */
  intoPartnerId: number | null;
}

/** The invitation, its row locked for the rest of the transaction. */
export async function takeColleagueInvitation(
  db: Db,
  subscriberId: string,
  id: string,
): Promise<ColleagueInvitation | undefined> {
  const { rows } = await sql<ColleagueInvitation>`
    select i.id, i.email, i.email_key as "emailKey", i.role, i.into_subscriber_id as "subscriberId",
      ${stateOfInvitation} as state, i.into_partner_id as "intoPartnerId"
    from invitations i where i.id = ${id} and i.into_subscriber_id = ${subscriberId} for update`.execute(db);
  return rows[0];
}

interface InvitationRow {
  id: string;
  email: string;
  role: MemberRole;
  state: InvitationState;
  invitedBy: string;
  createdAt: Date;
  sentAt: Date | null;
  expiresAt: Date;
}

interface AskedPage {
  subscriberId: string;
  page: number;
  count: number;
}

/** A page of the organisation's invitations, newest first, and how many there are. */
export async function listInvitationRows(
  db: Db,
  { subscriberId, page, count }: AskedPage,
): Promise<{ rows: InvitationRow[]; total: number }> {
  const { rows } = await sql<InvitationRow>`
    select i.id, i.email, i.role, ${stateOfInvitation} as state, coalesce(u.name, '') as "invitedBy",
      i.created_at as "createdAt", i.sent_at as "sentAt", i.expires_at as "expiresAt"
    from invitations i left join users u on u.id = i.created_by
    where i.into_subscriber_id = ${subscriberId}
    order by i.created_at desc, i.id limit ${count} offset ${count} * (${page}::int - 1)`.execute(db);
  const counted = await sql<{ n: number }>`select count(*)::int as n from invitations
    where into_subscriber_id = ${subscriberId}`.execute(db);
  return { rows, total: counted.rows[0]?.n ?? 0 };
}

/** An invitation that can be used now. */
export interface UsableColleagueInvitation {
  id: string;
  email: string;
  emailKey: string;
  role: MemberRole;
  subscriberId: string;
  subscriberName: string;
  invitedBy: string;
  /** The partner whose cabinet opens with it. */
  partner: { id: number; name: string } | null;
}

/**
 * The usable invitation of a code's hash. Unknown, used, revoked and expired codes take the same time and find nothing.
 */
export async function findUsableByColleague(db: Db, codeHash: Buffer): Promise<UsableColleagueInvitation | undefined> {
  const { rows } = await sql<UsableColleagueInvitation>`
    select i.id, i.email, i.email_key as "emailKey", i.role, o.id as "subscriberId", o.name as "subscriberName",
      coalesce(u.name, '') as "invitedBy",
      (select json_build_object('id', p.id, 'name', p.name) from partners p where p.id = i.into_partner_id) as partner
    from invitation_codes c join invitations i on i.id = c.invitation_id
      join subscribers o on o.id = i.into_subscriber_id left join users u on u.id = i.created_by
    where c.code_hash = ${codeHash} and ${isUsable}`.execute(db);
  return rows[0];
}

/** Whether the partner's cabinet is open to the person, where the person has joined by this invitation and is a member still. */
export async function findJoined(
  db: Db,
  asked: { codeHash: Buffer } | { id: string },
  userId: string,
): Promise<{ isInCabinet: boolean } | undefined> {
  const isAsked =
    'id' in asked
      ? sql`i.id = ${asked.id}`
      : sql`i.id = (select invitation_id from invitation_codes where code_hash = ${asked.codeHash})`;
  const { rows } = await sql<{ isInCabinet: boolean }>`
    select exists (select from partner_members p where p.user_id = i.used_by and p.partner_id = i.into_partner_id) as "isInCabinet"
    from invitations i join members m on m.subscriber_id = i.into_subscriber_id and m.user_id = i.used_by
    where ${isAsked} and i.used_by = ${userId}`.execute(db);
  return rows[0];
}
