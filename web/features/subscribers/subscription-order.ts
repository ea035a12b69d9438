import { compareNames } from '../../../contract/name-order.ts';
import type { Subscription } from '../../../contract/subscribers.ts';
import { pathTo } from '../../routes.ts';
import type { SortOrder } from '../../ui/index.ts';

/** The columns of the table, in their order (spec: subscribers.list-screen). */
export const subscriptionColumns = ['subscriber', 'code', 'tariff', 'end'] as const;
export type SubscriptionColumn = (typeof subscriptionColumns)[number];

/** An order by a column of the table. */
export interface SubscriptionOrder extends SortOrder {
  key: SubscriptionColumn;
}

/** The soonest end first, as the server sends them. */
const usual: SubscriptionOrder = { key: 'end', direction: 'ascending' };

const withoutEnd = '9999';

const compare: Record<SubscriptionColumn, (one: Subscription, other: Subscription) => number> = {
  subscriber: (one, other) => compareNames(one.subscriberName, other.subscriberName),
  code: (one, other) => compareNames(one.code, other.code),
  tariff: (one, other) => compareNames(one.tariffName, other.tariffName),
  end: (one, other) => (one.dateEnd ?? withoutEnd).localeCompare(other.dateEnd ?? withoutEnd),
};

/** The subscriptions in an order; equal ones keep theirs, one without an end is the latest. */
export function inOrder(subscriptions: readonly Subscription[], { key, direction }: SubscriptionOrder): Subscription[] {
  const factor = direction === 'ascending' ? 1 : -1;
  return subscriptions.toSorted((one, other) => factor * compare[key](one, other));
}

/** An order as the address writes it: `tariff`, backwards `-tariff`. */
export function writeOrder({ key, direction }: SortOrder): string {
  return direction === 'ascending' ? key : `-${key}`;
}

/** Reads an order; anything else is the default. */
export function readOrder(written: string | null): SubscriptionOrder {
  const [, backwards, name] = /^(-?)(.+)$/.exec(written ?? '') ?? [];
  const key = subscriptionColumns.find((column) => column === name);
  return key ? { key, direction: backwards ? 'descending' : 'ascending' } : usual;
}

/** The address of the table in an order, without the default. */
export function orderAddress(order: SortOrder): string {
  const written = writeOrder(order);
  return pathTo('subscriptions', undefined, { sort: written === writeOrder(usual) ? undefined : written });
}
