import { sql } from 'kysely';
import type { Db } from '../../infra/database/index.ts';

/** Subscriptions of the subscribers, the soonest end first, those without an end last. */
export async function listSubscriptionsOf(db: Db, subscriberIds: readonly string[]) {
  if (subscriberIds.length === 0) return [];
  return db
    .selectFrom('subscriptions as s')
    .innerJoin('subscribers as o', 'o.id', 's.subscriber_id')
    .select([
      'o.name as subscriberName',
      'o.id as subscriberId',
      's.tariff_name as tariffName',
      's.date_begin as dateBegin',
      's.date_end as dateEnd',
      'o.code',
    ])
    .where('o.id', 'in', [...subscriberIds])
    .orderBy('s.date_end', (order) => order.asc().nullsLast())
    .orderBy(sql`s.tariff_name collate by_name`)
    .orderBy('s.id')
    .execute();
}

/** Which partner serves which of the subscribers. */
export async function listPartnersOf(db: Db, subscriberIds: readonly string[]) {
  if (subscriberIds.length === 0) return [];
  return db
    .selectFrom('subscribers as o')
    .innerJoin('partners as p', 'p.id', 'o.partner_id')
    .select(['o.id as subscriberId', 'p.name', 'p.phone', 'p.mail'])
    .where('o.id', 'in', [...subscriberIds])
    .orderBy('o.id')
    .execute();
}

export async function setCurrentSubscriber(db: Db, userId: string, subscriberId: string): Promise<void> {
  await db.updateTable('users').set({ current_subscriber_id: subscriberId }).where('id', '=', userId).execute();
}
