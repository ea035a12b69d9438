import { sql } from 'kysely';
import type { InvitationState } from '../../../contract/invitations.ts';
import type { MemberRole } from '../../../contract/members.ts';
import type { Db } from '../../infra/database/index.ts';
import { invitationDays } from './invitation-states.ts';

/** SQL: the state of the invitation `i`, computed only here (spec: invitations.states). */
export const stateOfInvitation = sql<InvitationState>`case
  when i.used_at is not null then 'used'
  when i.revoked_at is not null then 'revoked'
  when i.expires_at <= now() then 'expired'
  when i.bounced_at is not null and (i.opened_at is null or i.opened_at < i.bounced_at) then 'bounced'
  when i.opened_at is not null then 'opened'
  when i.sent_at is not null then 'sent'
  else 'queued' end`;

/** SQL: whether a code of the invitation `i` is valid. */
export const isUsable = sql<boolean>`i.used_at is null and i.revoked_at is null and i.expires_at > now()`;

interface NewInvitation {
  email: string;
  createdBy: string | null;
}

/** An invitation of a customer into a new organisation. */
export interface NewCustomerInvitation extends NewInvitation {
  partnerId: number;
  customerName: string;
  note: string;
  tariffName: string;
}

/** An invitation of a colleague into an existing organisation. */
export interface NewColleagueInvitation extends NewInvitation {
  subscriberId: string;
  /** The e-mail in the form accounts are compared in. */
  emailKey: string;
  role: MemberRole;
  intoPartnerId?: number | undefined;
}

/** Saves an invitation with its first code; returns its id. */
export async function insertInvitation(
  db: Db,
  invitation: NewCustomerInvitation | NewColleagueInvitation,
  codeHash: Buffer,
): Promise<string> {
  const { email, createdBy } = invitation;
  const whose =
    'partnerId' in invitation
      ? {
          partner_id: invitation.partnerId,
          customer_name: invitation.customerName,
          note: invitation.note,
          tariff_name: invitation.tariffName,
        }
      : {
          into_subscriber_id: invitation.subscriberId,
          into_partner_id: invitation.intoPartnerId ?? null,
          email_key: invitation.emailKey,
          role: invitation.role,
        };
  const { id } = await db
    .insertInto('invitations')
    .values({ ...whose, email, created_by: createdBy })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertCode(db, id, codeHash);
  return id;
}

/** Adds a code to an invitation: the codes of earlier letters go on working. */
export async function insertCode(db: Db, invitationId: string, codeHash: Buffer): Promise<void> {
  await db.insertInto('invitation_codes').values({ invitation_id: invitationId, code_hash: codeHash }).execute();
}

/** The hashes of all codes of these invitations. */
export async function listCodes(db: Db, ids: readonly string[]): Promise<{ invitationId: string; codeHash: Buffer }[]> {
  const { rows } = await sql<{ invitationId: string; codeHash: Buffer }>`
    select invitation_id as "invitationId", code_hash as "codeHash" from invitation_codes
    where invitation_id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

/** A new letter is queued: what becomes of it is not known yet, and the expiry starts again. */
export async function renewInvitation(db: Db, id: string, letterKey: string): Promise<void> {
  await sql`update invitations set letter_key = ${letterKey}, sent_at = null, bounced_at = null,
    opened_at = null, expires_at = clock_timestamp() + make_interval(days => ${invitationDays})
    where id = ${id}`.execute(db);
}

/** Revokes the invitation. */
export async function closeInvitation(db: Db, id: string, reason: string): Promise<void> {
  await sql`update invitations set revoked_at = clock_timestamp(), revoked_reason = ${reason}
    where id = ${id}`.execute(db);
}

/** Whether the invitation is used, revoked or expired: whoever invites once more means it anew. */
export async function isOver(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select from invitations i where i.id = ${id} and ${isUsable}`.execute(db);
  return rows.length === 0;
}

/** The e-mail that the invitation went to. */
export async function emailOfInvitation(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('invitations').select('email').where('id', '=', id).executeTakeFirst();
  return row?.email;
}

/** Notes the first time somebody opened the invitation after its last letter. */
export async function noteOpened(db: Db, id: string): Promise<void> {
  await sql`update invitations set opened_at = now() where id = ${id} and opened_at is null`.execute(db);
}

/**
 * Uses the invitation up if it is still valid; of several requests at once exactly one succeeds (spec:
 * invitations.spent-once).
 */
export async function spendInvitation(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`update invitations i set used_at = clock_timestamp()
    where i.id = ${id} and ${isUsable} returning i.id`.execute(db);
  return rows.length === 1;
}

/** Links the used invitation to the person and the organisation it led to. */
export async function noteUsedBy(db: Db, id: string, userId: string, subscriberId: string): Promise<void> {
  await db
    .updateTable('invitations')
    .set({ used_by: userId, subscriber_id: subscriberId })
    .where('id', '=', id)
    .execute();
}
