import { sql } from 'kysely';
import type { Period } from '../../../contract/subscribers-periods.ts';
import type { Db } from '../../infra/database/index.ts';
import { today } from './access.store.ts';

/** Whose customers may be changed: a partner's own, or any. */
type Served = number | 'any';
const isServed = (partnerId: Served) => (partnerId === 'any' ? sql`true` : sql`o.partner_id = ${partnerId}`);

/**
 * Locks the partner's own customer for the rest of the transaction, so that changes of its subscriptions and additions
 * of applications are serialised; returns today in Asia/Almaty. Nothing for another partner's.
 */
export async function takeCustomer(db: Db, partnerId: Served, customerId: string) {
  const { rows } = await sql<{ id: string; today: string }>`select o.id, ${sql.raw(today)} as today
    from subscribers o where o.id = ${customerId} and ${isServed(partnerId)} for update`.execute(db);
  return rows[0];
}

/** The customer of a subscription, locked in the same way. */
export async function takeCustomerOf(db: Db, partnerId: Served, subscriptionId: string) {
  const { rows } = await sql<{ id: string; today: string }>`select o.id, ${sql.raw(today)} as today
    from subscriptions s join subscribers o on o.id = s.subscriber_id
    where s.id = ${subscriptionId} and ${isServed(partnerId)} for update of o`.execute(db);
  return rows[0];
}

/** A subscription as a change of it needs it. */
export interface KeptSubscription extends Period {
  readonly id: string;
  readonly version: number;
  readonly tariffName: string;
  readonly quantity: number;
}

/** The subscription as it is now; read after its subscriber is locked, else it could be outdated. */
export async function findSubscription(db: Db, id: string): Promise<KeptSubscription | undefined> {
  return db
    .selectFrom('subscriptions')
    .select([
      'id',
      'version',
      'tariff_name as tariffName',
      'quantity',
      'date_begin as dateBegin',
      'date_end as dateEnd',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function countSubscriptions(db: Db, subscriberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('subscriptions')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('subscriber_id', '=', subscriberId)
    .executeTakeFirstOrThrow();
  return count;
}

interface NewSubscription extends Period {
  subscriberId: string;
  tariffName: string;
  quantity: number;
}

export async function insertSubscription(db: Db, wanted: NewSubscription): Promise<string> {
  const { id } = await db
    .insertInto('subscriptions')
    .values({
      subscriber_id: wanted.subscriberId,
      tariff_name: wanted.tariffName,
      quantity: wanted.quantity,
      date_begin: wanted.dateBegin,
      date_end: wanted.dateEnd,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes the days of a subscription, and its quantity when there is one. */
export async function updatePeriod(
  db: Db,
  id: string,
  { dateBegin, dateEnd, closed, quantity }: Period & { closed: boolean; quantity: number | undefined },
): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ date_begin: dateBegin, date_end: dateEnd, version: sql<number>`version + 1` })
    .set(quantity === undefined ? {} : { quantity })
    .set({ closed_at: closed ? sql<Date>`clock_timestamp()` : null })
    .where('id', '=', id)
    .execute();
}
