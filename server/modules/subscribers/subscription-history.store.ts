import { sql } from 'kysely';
import type { Period } from '../../../contract/subscribers-periods.ts';
import type { Db } from '../../infra/database/index.ts';

/** A change as it was requested, with the key that its form generated. */
export interface Asked {
  readonly key: string;
  readonly [field: string]: string | number | null | undefined;
}

const textOf = ({ key: _, ...question }: Asked) => JSON.stringify(question);

/**
 * The change made by an earlier request with the key, and whether it was the same request; nothing for a new key. Whoever
 * asks again after a lost answer may have seen the subscription as that request has left it: its version is not compared.
 */
export async function findEarlier(db: Db, subscriberId: string, asked: Asked) {
  return db
    .selectFrom('subscription_changes')
    .select([
      'subscription_id',
      'end_after',
      sql<boolean>`asked - 'version' = ${textOf(asked)}::jsonb - 'version'`.as('same'),
    ])
    .where('subscriber_id', '=', subscriberId)
    .where('request_key', '=', asked.key)
    .executeTakeFirst();
}

/** Whether anything was changed of the subscription since it was added. */
export async function hasChanged(db: Db, subscriptionId: string): Promise<boolean> {
  const later = db.selectFrom('subscription_changes').select('id').where('subscription_id', '=', subscriptionId);
  return (await later.where('action', '!=', 'added').executeTakeFirst()) !== undefined;
}

type Side = Period & { readonly quantity: number };

interface NewChange {
  subscriberId: string;
  subscriptionId: string;
  userId: string;
  action: 'added' | 'extended' | 'closed' | 'corrected';
  before: Side | null;
  after: Side;
  reason: string;
  asked: Asked;
}

/** Adds a change to the history of the subscription. */
export async function insertChange(db: Db, change: NewChange): Promise<void> {
  await db
    .insertInto('subscription_changes')
    .values({
      subscriber_id: change.subscriberId,
      subscription_id: change.subscriptionId,
      user_id: change.userId,
      action: change.action,
      begin_before: change.before?.dateBegin ?? null,
      end_before: change.before?.dateEnd ?? null,
      quantity_before: change.before?.quantity ?? null,
      begin_after: change.after.dateBegin,
      end_after: change.after.dateEnd,
      quantity_after: change.after.quantity,
      reason: change.reason,
      request_key: change.asked.key,
      asked: textOf(change.asked),
    })
    .execute();
}
