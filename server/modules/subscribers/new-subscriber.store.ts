import { sql } from 'kysely';
import type { Db } from '../../infra/database/index.ts';
import { today } from './access.store.ts';
import { insertChange } from './subscription-history.store.ts';

interface NewSubscriber {
  name: string;
  /** The partner that serves it. */
  partnerId: number | null;
  /** Absent when the owner comes by an invitation. */
  ownerId?: string;
}

/** Makes an organisation, with its owner for whom it becomes the current one; returns its id. */
export async function addSubscriber(db: Db, { name, partnerId, ownerId }: NewSubscriber): Promise<string> {
  const { id } = await db
    .insertInto('subscribers')
    .values({ name, partner_id: partnerId, code: sql<string>`lpad(nextval('subscriber_codes')::text, 6, '0')` })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (ownerId === undefined) return id;
  await db.insertInto('members').values({ user_id: ownerId, subscriber_id: id, role: 'owner' }).execute();
  await db.updateTable('users').set({ current_subscriber_id: id }).where('id', '=', ownerId).execute();
  return id;
}

interface NewSubscription {
  subscriberId: string;
  /** Who registered. */
  userId: string;
  tariffName: string;
  /** How many days it lasts from today in Asia/Almaty, today not counted. */
  days: number;
}

/** Makes the subscription that begins with the registration, and the first row of its history. */
export async function addSubscription(
  db: Db,
  { subscriberId, userId, tariffName, days }: NewSubscription,
): Promise<void> {
  const made = await db
    .insertInto('subscriptions')
    .values({
      subscriber_id: subscriberId,
      tariff_name: tariffName,
      date_begin: sql<string>`${sql.raw(today)}`,
      date_end: sql<string>`${sql.raw(today)} + ${days}::int`,
    })
    .returning(['id', 'date_begin as dateBegin', 'date_end as dateEnd', 'quantity'])
    .executeTakeFirstOrThrow();
  await insertChange(db, {
    subscriberId,
    subscriptionId: made.id,
    userId,
    action: 'added',
    before: null,
    after: made,
    reason: 'Регистрация по приглашению',
    asked: { key: 'registration' },
  });
}
