import { type RawBuilder, sql } from 'kysely';
import type { Customer } from '../../../contract/partner-cabinet-customers.ts';
import { hasTypedWords } from '../../infra/cabinet-search/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { today as dayOfToday, lastEnd } from '../subscribers/index.ts';

/** Read once a statement, not once a row. */
const today = sql`(select ${sql.raw(dayOfToday)})`;

interface Asked {
  partnerId: number;
  search: string;
}

/**
 * The partner's customers found by the search, each with the nearest end ahead. What is kept of them is read from one index
 * alone and in its order; for those whose kept end has passed it is computed, a few of all (decision 0045). `first` says
 * how many of each are enough, because no plan of PostgreSQL's merges the two by itself.
 */
function found({ partnerId, search }: Asked, days: number | null = null, first: RawBuilder<unknown> = sql``) {
  const isFound = (text: RawBuilder<unknown>) => hasTypedWords(text, search);
  // A row that the backfill has not come to is folded here; of a text that was cut the whole stands elsewhere.
  const matches =
    search === ''
      ? sql``
      : sql`and case
          when ${isFound(sql`coalesce(o.search_text, customer_text_of(o.id))`)} then true
          when length(o.search_text) < 900 then false
          else ${isFound(sql`(select text from long_customer_texts where subscriber_id = o.id)`)}
        end`;
  const within = (end: RawBuilder<unknown>) => (days === null ? sql`` : sql`and ${end} <= ${today} + ${days}::int`);
  const isAhead = days === null ? sql`(o.next_end >= ${today} or o.next_end is null)` : sql`o.next_end >= ${today}`;
  return sql`
    (select o.id, o.next_end, o.name from subscribers o
    where o.partner_id = ${partnerId} and ${isAhead} ${within(sql`o.next_end`)} ${matches} ${first})
    union all
    (select o.id, o.next_end, o.name from (
      select o.id, next_end_of(o.id) as next_end, o.name, o.search_text from subscribers o
      where o.partner_id = ${partnerId} and o.next_end < ${today} offset 0) o
    where true ${within(sql`o.next_end`)} ${matches}
    ${first})`;
}

/** How many customers there are, and how many with an end within 30, 14 and 7 days. */
export async function countCustomers(db: Db, asked: Asked) {
  const within = (days: number) => sql`count(*) filter (where next_end <= ${today} + ${days}::int)::int`;
  const { rows } = await sql<{ all: number; '30': number; '14': number; '7': number }>`
    select count(*)::int as "all", ${within(30)} as "30", ${within(14)} as "14", ${within(7)} as "7"
    from (${found(asked)}) f`.execute(db);
  return rows[0] ?? { all: 0, '30': 0, '14': 0, '7': 0 };
}

interface AskedPage extends Asked {
  /** Only those with an end within so many days; all when null. */
  days: number | null;
  page: number;
  count: number;
}

const inOrder = (of: 'o' | 'f') => sql.raw(`order by ${of}.next_end nulls last, ${of}.name collate by_name, ${of}.id`);

const isAheadOrRuns = sql`coalesce(t.date_end >= ${today}, true)`;

/** A page of the partner's customers, the nearest end first, those without one by name. */
export async function listCustomerRows(db: Db, { days, page, count, ...asked }: AskedPage): Promise<Customer[]> {
  const first = sql`${inOrder('o')} limit ${count} * ${page}::int`;
  const { rows } = await sql<Customer>`
    with f as materialized (
      select f.id, f.next_end, f.name from (${found(asked, days, first)}) f
      ${inOrder('f')} limit ${count} offset ${count} * (${page}::int - 1))
    select o.id, o.name, o.code, to_char(o.created_at at time zone 'Asia/Almaty', 'YYYY-MM-DD') as since,
      coalesce((select json_agg(json_build_object('name', u.name, 'email', u.email)
          order by m.role <> 'owner', u.name collate by_name, u.id)
        from members m join users u on u.id = m.user_id where m.subscriber_id = o.id), '[]') as users,
      (select count(*) from applications a where a.subscriber_id = o.id)::int as applications,
      coalesce((select json_agg(json_build_object('tariffName', tariff_name, 'begins', begins, 'dateEnd', ends)
          order by ends nulls last, tariff_name collate by_name)
        from (select t.tariff_name, ${sql.raw(lastEnd('t.date_end'))} as ends,
            case when bool_and(coalesce(t.date_begin > ${today}, false)) filter (where ${isAheadOrRuns})
              then min(t.date_begin) filter (where ${isAheadOrRuns}) end as begins
          from subscriptions t where t.subscriber_id = o.id group by t.tariff_name) s), '[]') as subscriptions,
      to_char(f.next_end, 'YYYY-MM-DD') as "nextEnd"
    from f join subscribers o on o.id = f.id ${inOrder('f')}`.execute(db);
  return rows;
}
