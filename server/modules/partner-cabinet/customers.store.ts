import { sql } from 'kysely';
import type { Customer } from '../../../contract/partner-cabinet-customers.ts';
import type { Db } from '../../infra/database/index.ts';

const today = sql`(now() at time zone 'Asia/Almaty')::date`;

/**
 * The partner's customers found by the search, each with the nearest end ahead; of a tariff only the latest end counts.
 */
const found = (partnerId: number, search: string) => sql`
  found as (
    select o.id, o.name, o.code, o.created_at, (
      select min(e.ends) from (
        select max(t.date_end) as ends from subscriptions t where t.subscriber_id = o.id
        group by t.tariff_name having bool_and(t.date_end is not null)) e
      where e.ends >= ${today}) as next_end
    from subscribers o cross join (select ${search}::text as words) asked
    where o.partner_id = ${partnerId}
      and position(name_fold(words) in name_fold(o.name || ' ' || o.code)) > 0
  )`;

interface Asked {
  partnerId: number;
  search: string;
}

/** How many customers there are, and how many with an end within 30, 14 and 7 days. */
export async function countCustomers(db: Db, { partnerId, search }: Asked) {
  const within = (days: number) => sql`count(*) filter (where next_end <= ${today} + ${days}::int)::int`;
  const { rows } = await sql<{ all: number; '30': number; '14': number; '7': number }>`
    with ${found(partnerId, search)}
    select count(*)::int as "all", ${within(30)} as "30", ${within(14)} as "14", ${within(7)} as "7" from found`.execute(
    db,
  );
  return rows[0] ?? { all: 0, '30': 0, '14': 0, '7': 0 };
}

interface AskedPage extends Asked {
  /** Only those with an end within so many days; all when null. */
  days: number | null;
  page: number;
  count: number;
}

/** A page of the partner's customers, the nearest end first, those without one by name. */
export async function listCustomerRows(
  db: Db,
  { partnerId, search, days, page, count }: AskedPage,
): Promise<Customer[]> {
  const { rows } = await sql<Customer>`
    with ${found(partnerId, search)}
    select o.id, o.name, o.code, to_char(o.created_at at time zone 'Asia/Almaty', 'YYYY-MM-DD') as since,
      coalesce((select json_agg(json_build_object('name', u.name, 'email', u.email)
          order by m.role <> 'owner', u.name collate "ru-x-icu", u.id)
        from members m join users u on u.id = m.user_id where m.subscriber_id = o.id), '[]') as users,
      (select count(*) from applications a where a.subscriber_id = o.id)::int as applications,
      coalesce((select json_agg(json_build_object('tariffName', tariff_name, 'dateEnd', ends)
          order by ends nulls last, tariff_name collate "ru-x-icu")
        from (select t.tariff_name, case when bool_and(t.date_end is not null) then max(t.date_end) end as ends
          from subscriptions t where t.subscriber_id = o.id group by t.tariff_name) s), '[]') as subscriptions,
      to_char(o.next_end, 'YYYY-MM-DD') as "nextEnd"
    from found o
    where ${days}::int is null or o.next_end <= ${today} + ${days}::int
    order by o.next_end nulls last, o.name collate "ru-x-icu", o.id
    limit ${count} offset ${count} * (${page}::int - 1)`.execute(db);
  return rows;
}
