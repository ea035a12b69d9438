import { sql } from 'kysely';
import type { Db } from '../../infra/database/index.ts';

/** An invitation that can be used now, with the card of its partner. */
export interface UsableInvitation {
  id: string;
  email: string;
  customer_name: string;
  tariff_name: string;
  partner_id: number;
  partner_name: string;
  site: string;
  mail: string;
  phone: string;
  description: string;
}

const usable = sql<boolean>`used_at is null and revoked_at is null and expires_at > now()`;

/** The usable invitation of a code's hash. Unknown, used, revoked and expired cost the same and give nothing. */
export async function findUsableInvitation(db: Db, codeHash: Buffer): Promise<UsableInvitation | undefined> {
  const { rows } = await sql<UsableInvitation>`
    select i.id, i.email, i.customer_name, i.tariff_name, p.id as partner_id, p.name as partner_name, p.site, p.mail,
      p.phone, p.description
    from invitation_codes c join invitations i on i.id = c.invitation_id join partners p on p.id = i.partner_id
    where c.code_hash = ${codeHash} and ${usable}`.execute(db);
  return rows[0];
}

/** Notes the first time somebody opened the invitation. */
export async function noteOpened(db: Db, invitationId: string): Promise<void> {
  await sql`update invitations set opened_at = now() where id = ${invitationId} and opened_at is null`.execute(db);
}

/** Spends the invitation if it is still usable; of many at once exactly one gets it (quality, S1). */
export async function spendInvitation(db: Db, invitationId: string): Promise<boolean> {
  const { rows } = await sql`
    update invitations set used_at = clock_timestamp() where id = ${invitationId} and ${usable} returning id`.execute(
    db,
  );
  return rows.length === 1;
}

/** Ties the spent invitation to what came of it. */
export async function noteUsedBy(db: Db, invitationId: string, userId: string, subscriberId: string): Promise<void> {
  await db
    .updateTable('invitations')
    .set({ used_by: userId, subscriber_id: subscriberId })
    .where('id', '=', invitationId)
    .execute();
}

/** Keeps what the person agreed to, with the edition of the agreement as it is published today. */
export async function insertConsents(db: Db, userId: string, news: boolean): Promise<void> {
  await sql`insert into consents (user_id, kind, edition)
    select ${userId}::uuid, 'agreement',
      coalesce((select to_char(updated_at at time zone 'Asia/Almaty', 'YYYY-MM-DD') from static_pages where code = 'user-agreement'), '')
    union all select ${userId}::uuid, 'news', '' where ${news}::boolean`.execute(db);
}

interface NewInvitation {
  partnerId: number;
  email: string;
  customerName: string;
  note: string;
  tariffName: string;
  createdBy: string | null;
}

/** Keeps an invitation with its first code; gives its id. */
export async function addInvitation(db: Db, invitation: NewInvitation, codeHash: Buffer): Promise<string> {
  const { id } = await db
    .insertInto('invitations')
    .values({
      partner_id: invitation.partnerId,
      email: invitation.email,
      customer_name: invitation.customerName,
      note: invitation.note,
      tariff_name: invitation.tariffName,
      created_by: invitation.createdBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addInvitationCode(db, id, codeHash);
  return id;
}

/** Adds a code to an invitation: the codes of earlier letters go on working. */
export async function addInvitationCode(db: Db, invitationId: string, codeHash: Buffer): Promise<void> {
  await db.insertInto('invitation_codes').values({ invitation_id: invitationId, code_hash: codeHash }).execute();
}
