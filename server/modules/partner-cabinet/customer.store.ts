import { sql } from 'kysely';
import type { CustomerInFull, CustomerSubscription } from '../../../contract/partner-cabinet-customers.ts';
import type { Db } from '../../infra/database/index.ts';
import { accessClosed, openUntil, today } from '../subscribers/index.ts';

const usersAtMost = 100;
const changesAtMost = 100;

type Head = Omit<CustomerInFull, 'users' | 'subscriptions' | 'changes' | 'applications'>;

/** The partner's own customer, or nothing for another's. */
export async function findCustomer(db: Db, partnerId: number, id: string): Promise<Head | undefined> {
  const { rows } = await sql<Head>`
    select o.id, o.name, o.code, to_char(o.created_at at time zone 'Asia/Almaty', 'YYYY-MM-DD') as since,
      ${sql.raw(today)} as today, ${sql.raw(openUntil('o.id'))} as "openUntil",
      ${sql.raw(accessClosed('o.id'))} as "accessClosed",
      (select count(*) from members m where m.subscriber_id = o.id)::int as "usersTotal"
    from subscribers o where o.id = ${id} and o.partner_id = ${partnerId}`.execute(db);
  return rows[0];
}

/** The first people of the subscriber, its owner first. */
export async function listUsersOf(db: Db, subscriberId: string): Promise<CustomerInFull['users']> {
  const { rows } = await sql<CustomerInFull['users'][number]>`
    select u.name, u.email, m.role from members m join users u on u.id = m.user_id
    where m.subscriber_id = ${subscriberId}
    order by m.role <> 'owner', u.name collate by_name, u.id limit ${usersAtMost}`.execute(db);
  return rows;
}

/** How many applications of the subscriber are in each status. */
export async function countByStatus(db: Db, subscriberId: string) {
  return db
    .selectFrom('applications')
    .select(['status', sql<number>`count(*)::int`.as('count')])
    .where('subscriber_id', '=', subscriberId)
    .groupBy('status')
    .execute();
}

/** The subscriptions of the subscriber: the running ones by their ends, then the ended ones, the latest first. */
export async function listKeptSubscriptions(db: Db, subscriberId: string): Promise<CustomerSubscription[]> {
  const ended = sql<boolean>`coalesce(date_end < ${sql.raw(today)}, false)`;
  return db
    .selectFrom('subscriptions')
    .select(['id', 'version', 'tariff_name as tariffName', 'quantity', 'date_begin as dateBegin'])
    .select(['date_end as dateEnd', sql<boolean>`closed_at is not null`.as('closed')])
    .where('subscriber_id', '=', subscriberId)
    .orderBy(ended)
    .orderBy(sql`case when ${ended} then date_end end`, 'desc')
    .orderBy('date_end', (order) => order.asc().nullsLast())
    .orderBy(sql`tariff_name collate by_name`)
    .orderBy('id')
    .execute();
}

/** The newest changes of the subscriber's subscriptions. */
export async function listChangesOf(db: Db, subscriberId: string) {
  return db
    .selectFrom('subscription_changes as c')
    .innerJoin('subscriptions as s', 's.id', 'c.subscription_id')
    .leftJoin('users as u', 'u.id', 'c.user_id')
    .select(['c.id', 'c.at', 'c.action', 'c.reason', 's.tariff_name', 'u.name as user_name', 'u.login as user_login'])
    .select(['c.begin_before', 'c.end_before', 'c.begin_after', 'c.end_after', 'c.quantity_before', 'c.quantity_after'])
    .where('c.subscriber_id', '=', subscriberId)
    .orderBy('c.id', 'desc')
    .limit(changesAtMost)
    .execute();
}
