import { sql } from 'kysely';
import type { CheckedInput } from '../../../contract/call.ts';
import type { listConsoleInvitations } from '../../../contract/invitations-console.ts';
import { type ConsoleList, hasWords, namedByUuid, readConsoleList } from '../../infra/console-list/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { JsonText } from '../../infra/http/index.ts';
import { isUsable, stateOfInvitation } from './invitations.store.ts';

type Query = CheckedInput<typeof listConsoleInvitations>['query'];

const from = sql`invitations i left join partners p on p.id = coalesce(i.partner_id, i.into_partner_id)
  left join subscribers o on o.id = coalesce(i.into_subscriber_id, i.subscriber_id)
  left join users c on c.id = i.created_by left join users u on u.id = i.used_by`;

const columns = sql`i.id, case when i.into_partner_id is not null then 'partner' when i.partner_id is null then 'colleague'
    else 'customer' end as kind, i.email, i.customer_name as "customerName", i.tariff_name as "tariffName", i.note,
  p.id::text as "partnerId", p.name as "partnerName", o.id as "subscriberId", o.name as "subscriberName", i.role,
  ${stateOfInvitation} as state, c.id as "createdBy", coalesce(nullif(c.name, ''), c.login) as "createdByName",
  u.id as "usedBy", coalesce(nullif(u.name, ''), u.login) as "usedByName", i.created_at as "createdAt",
  i.sent_at as "sentAt", i.expires_at as "expiresAt", i.used_at as "usedAt", i.revoked_reason as "revokedReason"`;

const shown = {
  waiting: isUsable,
  bounced: sql`i.bounced_at is not null and ${isUsable}`,
  used: sql`i.used_at is not null`,
  closed: sql`i.used_at is null and (i.revoked_at is not null or i.expires_at <= now())`,
};
const kinds = {
  customer: sql`i.partner_id is not null`,
  colleague: sql`i.into_subscriber_id is not null and i.into_partner_id is null`,
  partner: sql`i.into_partner_id is not null`,
};

const list: ConsoleList<Query> = {
  from,
  counted: sql`invitations i`,
  columns,
  id: sql`i.id`,
  named: namedByUuid(sql`i.id`),
  sorts: { createdAt: sql`i.created_at` },
  usualOrder: 'desc',
  search: (words) => hasWords(sql`person_words(i.customer_name, '', i.email, '')`, words, 'invitations_by_words'),
  filters: ({ show, kind, partnerId, subscriberId, usedBy }) => [
    show && shown[show],
    kind && kinds[kind],
    partnerId ? sql`coalesce(i.partner_id, i.into_partner_id) = ${partnerId}::int` : undefined,
    // Those into the organisation, and the one it was made by.
    subscriberId ? sql`(i.into_subscriber_id = ${subscriberId} or i.subscriber_id = ${subscriberId})` : undefined,
    usedBy ? sql`i.used_by = ${usedBy}` : undefined,
  ],
  narrowed: {
    row: sql`i.ctid`,
    of: ({ show, kind, subscriberId, usedBy }) =>
      Boolean(show === 'bounced' || kind === 'partner' || subscriberId || usedBy),
  },
};

/** One page of everybody's invitations, the newest first. */
export const readInvitations = (db: Db, query: Query) => readConsoleList(db, list, query);

/** One invitation as JSON, or nothing. */
export async function readInvitation(db: Db, id: string): Promise<JsonText | undefined> {
  const { rows } = await sql<{ text: string }>`
    select row_to_json(row)::text as text from (select ${columns} from ${from} where i.id = ${id}) row`.execute(db);
  return rows[0] && new JsonText(rows[0].text);
}

/** Who invites by the invitation: a partner, or an organisation. */
export async function inviterOf(db: Db, id: string) {
  return db
    .selectFrom('invitations')
    .select(['partner_id as partnerId', 'into_subscriber_id as subscriberId'])
    .where('id', '=', id)
    .executeTakeFirst();
}

interface NewPartner {
  name: string;
  city: string;
  phone: string;
  mail: string;
}

/** Makes a partner that the directory does not show yet; its code is its number. */
export async function insertPartner(db: Db, partner: NewPartner): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with new as (select nextval(pg_get_serial_sequence('partners', 'id'))::int as id)
    insert into partners (id, code, city, name, phone, mail, published)
    select id, case when exists (select from partners o where o.code = 'p' || new.id)
      then gen_random_uuid()::text else 'p' || new.id end,
      ${partner.city}, ${partner.name}, ${partner.phone}, ${partner.mail}, false
    from new returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

/** A partner with its own organisation, locked for the rest of the transaction. */
export async function takePartner(db: Db, id: number) {
  return db
    .selectFrom('partners')
    .select(['id', 'name', 'own_subscriber_id as subscriberId'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Notes which organisation is the partner's own. */
export async function keepOwnSubscriber(db: Db, partnerId: number, subscriberId: string): Promise<void> {
  await db.updateTable('partners').set({ own_subscriber_id: subscriberId }).where('id', '=', partnerId).execute();
}
