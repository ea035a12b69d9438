import { sql } from 'kysely';
import type { InvitationState } from '../../../contract/invitations.ts';
import type { Db } from '../../infra/database/index.ts';

/** SQL: where the invitation `i` of either table of invitations stands. The one place that says so. */
export const stateOfInvitation = sql<InvitationState>`case
  when i.used_at is not null then 'used'
  when i.revoked_at is not null then 'revoked'
  when i.expires_at <= now() then 'expired'
  when i.bounced_at is not null and (i.opened_at is null or i.opened_at < i.bounced_at) then 'bounced'
  when i.opened_at is not null then 'opened'
  when i.sent_at is not null then 'sent'
  else 'queued' end`;

const foundBy = (words: string) =>
  sql`position(name_fold(words) in name_fold(i.customer_name || ' ' || i.email)) > 0
    from (select ${words}::text as words) asked`;

interface Asked {
  partnerId: number;
  /** Words of a name or an e-mail; empty finds all. */
  search: string;
}

/** How many of the partner's invitations that the search finds stand in each state. */
export async function countInvitations(db: Db, { partnerId, search }: Asked): Promise<Map<InvitationState, number>> {
  const { rows } = await sql<{ state: InvitationState; n: number }>`
    select ${stateOfInvitation} as state, count(*)::int as n from invitations i
    where i.partner_id = ${partnerId} and (select ${foundBy(search)}) group by 1`.execute(db);
  return new Map(rows.map(({ state, n }) => [state, n]));
}

interface InvitationRow {
  id: string;
  customerName: string;
  email: string;
  tariffName: string;
  note: string;
  state: InvitationState;
  createdAt: Date;
  sentAt: Date | null;
  expiresAt: Date;
  usedAt: Date | null;
  revokedReason: string;
}

interface AskedPage extends Asked {
  states: readonly InvitationState[];
  page: number;
  count: number;
}

/** A page of the partner's invitations in the states, newest first. */
export async function listInvitationRows(
  db: Db,
  { partnerId, search, states, page, count }: AskedPage,
): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select i.id, i.customer_name as "customerName", i.email, i.tariff_name as "tariffName", i.note,
      ${stateOfInvitation} as state, i.created_at as "createdAt", i.sent_at as "sentAt", i.expires_at as "expiresAt",
      i.used_at as "usedAt", i.revoked_reason as "revokedReason"
    from invitations i
    where i.partner_id = ${partnerId} and ${stateOfInvitation} = any(${states}::text[]) and (select ${foundBy(search)})
    order by i.created_at desc, i.id limit ${count} offset ${count} * (${page}::int - 1)`.execute(db);
  return rows;
}

/** How many customers the partner has, and its invitations sent and used by month, the last twelve, oldest first. */
export async function sumUpPartner(db: Db, partnerId: number) {
  const { rows: months } = await sql<{ month: string; sent: number; used: number }>`
    with months as (
      select m, m at time zone 'Asia/Almaty' as begins, (m + interval '1 month') at time zone 'Asia/Almaty' as ends
      from generate_series(date_trunc('month', now() at time zone 'Asia/Almaty') - interval '11 months',
        date_trunc('month', now() at time zone 'Asia/Almaty'), interval '1 month') m
    ) select to_char(m, 'YYYY-MM') as month,
      count(*) filter (where i.sent_at >= begins and i.sent_at < ends)::int as sent,
      count(*) filter (where i.used_at >= begins and i.used_at < ends)::int as used
    from months left join invitations i on i.partner_id = ${partnerId}
    group by m order by m`.execute(db);
  const { rows } = await sql<{ customers: number; invitations: number }>`
    select (select count(*) from subscribers where partner_id = ${partnerId})::int as customers,
      (select count(*) from invitations where partner_id = ${partnerId})::int as invitations`.execute(db);
  return { customers: rows[0]?.customers ?? 0, invitations: rows[0]?.invitations ?? 0, months };
}

/** Lets changes of the partner's invitations follow one another till the end of the transaction. */
export async function lockInvitations(db: Db, partnerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('invitations'), ${partnerId}::int)`.execute(db);
}

/** Whether the partner has a usable invitation to the e-mail, other than the one named. */
export async function hasOpenInvitation(db: Db, partnerId: number, email: string, except?: string): Promise<boolean> {
  const { rows } = await sql`select from invitations i where i.partner_id = ${partnerId}
    and lower(i.email) = lower(${email}) and i.id is distinct from ${except ?? null}::uuid
    and ${stateOfInvitation} in ('queued', 'sent', 'bounced', 'opened') limit 1`.execute(db);
  return rows.length > 0;
}

/** An invitation of the partner, as a change of it needs it. */
export interface OwnInvitation {
  id: string;
  email: string;
  customerName: string;
  state: InvitationState;
}

/** The partner's own invitation, its row taken for the rest of the transaction; nothing for another's. */
export async function takeInvitation(db: Db, partnerId: number, id: string): Promise<OwnInvitation | undefined> {
  const { rows } = await sql<OwnInvitation>`
    select i.id, i.email, i.customer_name as "customerName", ${stateOfInvitation} as state from invitations i
    where i.id = ${id} and i.partner_id = ${partnerId} for update`.execute(db);
  return rows[0];
}

/** A new letter goes out: its fate is not known yet, and the time begins anew. */
export async function renewInvitation(db: Db, id: string, letterKey: string): Promise<void> {
  await sql`update invitations set letter_key = ${letterKey}, sent_at = null, bounced_at = null,
    expires_at = clock_timestamp() + interval '14 days' where id = ${id}`.execute(db);
}

/** Ends the invitation before its time. */
export async function closeInvitation(db: Db, id: string, reason: string): Promise<void> {
  await sql`update invitations set revoked_at = clock_timestamp(), revoked_reason = ${reason}
    where id = ${id}`.execute(db);
}
