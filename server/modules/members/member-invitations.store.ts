import { sql } from 'kysely';
import type { InvitationState } from '../../../contract/invitations.ts';
import type { MemberRole } from '../../../contract/members.forms.ts';
import type { Db } from '../../infra/database/index.ts';
import { stateOfInvitation } from '../registration/index.ts';

const open = sql<boolean>`i.used_at is null and i.revoked_at is null and i.expires_at > now()`;

interface NewInvitation {
  subscriberId: string;
  email: string;
  emailKey: string;
  role: MemberRole;
  createdBy: string | null;
}

/** Keeps an invitation with its first code; gives its id. */
export async function addMemberInvitation(db: Db, invitation: NewInvitation, codeHash: Buffer): Promise<string> {
  const { id } = await db
    .insertInto('member_invitations')
    .values({
      subscriber_id: invitation.subscriberId,
      email: invitation.email,
      email_key: invitation.emailKey,
      role: invitation.role,
      created_by: invitation.createdBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addCode(db, id, codeHash);
  return id;
}

/** Adds a code to an invitation: the codes of earlier letters go on working. */
export async function addCode(db: Db, invitationId: string, codeHash: Buffer): Promise<void> {
  await db.insertInto('member_invitation_codes').values({ invitation_id: invitationId, code_hash: codeHash }).execute();
}

/** A new letter goes out: its fate is not known yet, and the time begins anew. */
export async function renewInvitation(db: Db, id: string, letterKey: string): Promise<void> {
  await sql`update member_invitations set letter_key = ${letterKey}, sent_at = null, bounced_at = null,
    expires_at = clock_timestamp() + interval '14 days' where id = ${id}`.execute(db);
}

export async function revokeInvitationRow(db: Db, id: string): Promise<void> {
  await sql`update member_invitations set revoked_at = clock_timestamp() where id = ${id}`.execute(db);
}

/** Revokes what the person has sent into this organisation for roles that are not, or no more, theirs to give. */
export async function revokeSentBy(
  db: Db,
  { subscriberId, userId, mayGive }: { subscriberId: string; userId: string; mayGive: readonly MemberRole[] },
): Promise<void> {
  await sql`update member_invitations i set revoked_at = clock_timestamp()
    where i.subscriber_id = ${subscriberId} and i.created_by = ${userId} and ${open}
      and not i.role = any(${mayGive}::text[])`.execute(db);
}

/** How many usable invitations the organisation has; `except` leaves one out. */
export async function countOpen(db: Db, subscriberId: string, except?: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from member_invitations i
    where i.subscriber_id = ${subscriberId} and i.id is distinct from ${except ?? null}::uuid and ${open}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Whether the e-mail has a usable invitation, other than the one named. */
export async function isInvited(db: Db, subscriberId: string, emailKey: string, except?: string): Promise<boolean> {
  const { rows } = await sql`select from member_invitations i where i.subscriber_id = ${subscriberId}
    and i.email_key = ${emailKey} and i.id is distinct from ${except ?? null}::uuid and ${open} limit 1`.execute(db);
  return rows.length > 0;
}

/** The organisation an invitation leads to, if it is one of those named. */
export async function subscriberOfInvitation(
  db: Db,
  id: string,
  among: readonly string[],
): Promise<string | undefined> {
  const { rows } = await sql<{ subscriber_id: string }>`select subscriber_id from member_invitations
    where id = ${id} and subscriber_id = any(${among}::uuid[])`.execute(db);
  return rows[0]?.subscriber_id;
}

/** An invitation as a change of it needs it. */
export interface OwnInvitation {
  id: string;
  email: string;
  emailKey: string;
  role: MemberRole;
  state: InvitationState;
}

/** The invitation, its row taken for the rest of the transaction. */
export async function takeInvitation(db: Db, subscriberId: string, id: string): Promise<OwnInvitation | undefined> {
  const { rows } = await sql<OwnInvitation>`
    select i.id, i.email, i.email_key as "emailKey", i.role, ${stateOfInvitation} as state from member_invitations i
    where i.id = ${id} and i.subscriber_id = ${subscriberId} for update`.execute(db);
  return rows[0];
}

interface InvitationRow extends Omit<OwnInvitation, 'emailKey'> {
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
    from member_invitations i left join users u on u.id = i.created_by
    where i.subscriber_id = ${subscriberId}
    order by i.created_at desc, i.id limit ${count} offset ${count} * (${page}::int - 1)`.execute(db);
  const counted = await sql<{ n: number }>`select count(*)::int as n from member_invitations
    where subscriber_id = ${subscriberId}`.execute(db);
  return { rows, total: counted.rows[0]?.n ?? 0 };
}

/** An invitation that can be used now. */
export interface UsableInvitation {
  id: string;
  email: string;
  emailKey: string;
  role: MemberRole;
  subscriberId: string;
  subscriberName: string;
  invitedBy: string;
}

/** The usable invitation of a code's hash. Unknown, used, revoked and expired cost the same and give nothing. */
export async function findUsable(db: Db, codeHash: Buffer): Promise<UsableInvitation | undefined> {
  const { rows } = await sql<UsableInvitation>`
    select i.id, i.email, i.email_key as "emailKey", i.role, o.id as "subscriberId", o.name as "subscriberName",
      coalesce(u.name, '') as "invitedBy"
    from member_invitation_codes c join member_invitations i on i.id = c.invitation_id
      join subscribers o on o.id = i.subscriber_id left join users u on u.id = i.created_by
    where c.code_hash = ${codeHash} and ${open}`.execute(db);
  return rows[0];
}

/** Notes the first time somebody opened the invitation. */
export async function noteOpened(db: Db, id: string): Promise<void> {
  await sql`update member_invitations set opened_at = now() where id = ${id} and opened_at is null`.execute(db);
}

/** Spends the invitation if it is still usable; of many at once exactly one gets it (quality, S1). */
export async function spend(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    update member_invitations i set used_at = clock_timestamp() where i.id = ${id} and ${open} returning i.id`.execute(
    db,
  );
  return rows.length === 1;
}

export async function noteUsedBy(db: Db, id: string, userId: string): Promise<void> {
  await db.updateTable('member_invitations').set({ used_by: userId }).where('id', '=', id).execute();
}
