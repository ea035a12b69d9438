import { sql } from 'kysely';
import type { InvitationState } from '../../../contract/invitations.ts';
import { hasTypedWords } from '../../infra/cabinet-search/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { isUsable, stateOfInvitation } from './invitations.store.ts';
import type { TakenInvitation } from './inviter.ts';

/** Rows that the backfill has not come to yet are folded here. */
const foundBy = (words: string) =>
  words === '' ? sql`true` : hasTypedWords(sql`coalesce(i.search_text, cabinet_text(i.customer_name, i.email))`, words);

interface Asked {
  partnerId: number;
  /** Words of a name or an e-mail; empty finds all. */
  search: string;
}

/** How many of the partner's invitations found by the search are in each state. */
export async function countInvitations(db: Db, { partnerId, search }: Asked): Promise<Map<InvitationState, number>> {
  const { rows } = await sql<{ state: InvitationState; n: number }>`
    select ${stateOfInvitation} as state, count(*)::int as n from invitations i
    where i.partner_id = ${partnerId} and ${foundBy(search)} group by 1`.execute(db);
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
    where i.partner_id = ${partnerId} and ${stateOfInvitation} = any(${states}::text[]) and ${foundBy(search)}
    order by i.created_at desc, i.id limit ${count} offset ${count} * (${page}::int - 1)`.execute(db);
  return rows;
}

/** Serialises changes of the partner's invitations until the end of the transaction. */
export async function lockInvitations(db: Db, partnerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('invitations'), ${partnerId}::int)`.execute(db);
}

/** Whether the partner has a usable invitation to the e-mail in one of its spellings, other than the one named. */
export async function hasOpenInvitation(
  db: Db,
  partnerId: number,
  spellings: readonly string[],
  except?: string,
): Promise<boolean> {
  const { rows } = await sql`select from invitations i where i.partner_id = ${partnerId}
    and lower(i.email) = any(array(select lower(s) from unnest(${spellings}::text[]) s)) and i.id is distinct from ${except ?? null}::uuid
    and ${isUsable} limit 1`.execute(db);
  return rows.length > 0;
}

/** An invitation of a customer, as a change of it needs it. */
export interface CustomerInvitation extends TakenInvitation {
  customerName: string;
}

/** The partner's own invitation, its row locked for the rest of the transaction; nothing for another partner's. */
export async function takeCustomerInvitation(
  db: Db,
  partnerId: number,
  id: string,
): Promise<CustomerInvitation | undefined> {
  const { rows } = await sql<CustomerInvitation>`
    select i.id, i.email, i.customer_name as "customerName", ${stateOfInvitation} as state from invitations i
    where i.id = ${id} and i.partner_id = ${partnerId} for update`.execute(db);
  return rows[0];
}

/** An invitation that can be used now, with the card of its partner. */
export interface UsableCustomerInvitation {
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

/**
 * The usable invitation of a code's hash. Unknown, used, revoked and expired codes take the same time and find nothing.
 */
export async function findUsableByPartner(db: Db, codeHash: Buffer): Promise<UsableCustomerInvitation | undefined> {
  const { rows } = await sql<UsableCustomerInvitation>`
    select i.id, i.email, i.customer_name, i.tariff_name, p.id as partner_id, p.name as partner_name, p.site, p.mail,
      p.phone, p.description
    from invitation_codes c join invitations i on i.id = c.invitation_id join partners p on p.id = i.partner_id
    where c.code_hash = ${codeHash} and ${isUsable}`.execute(db);
  return rows[0];
}
