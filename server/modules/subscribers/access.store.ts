import { sql } from 'kysely';
import { openDaysAfterEnd } from '../../../contract/subscribers-access.ts';
import type { Db } from '../../infra/database/index.ts';

/**
 * Locks the subscriber's row for the rest of the transaction, so that its limits hold for parallel calls, and returns until
 * when its applications are open, whether that is over today in Asia/Almaty by the database's clock, and which
 * partner serves it.
 */
export async function lockSubscriber(db: Db, subscriberId: string) {
  const { rows } = await sql<{ open_until: string | null; closed: boolean; partner_name: string | null }>`
    select ${sql.raw(openUntil('o.id'))} as open_until, ${sql.raw(accessClosed('o.id'))} as closed,
      (select p.name from partners p where p.id = o.partner_id) as partner_name
    from subscribers o where o.id = ${subscriberId} for update`.execute(db);
  return rows[0];
}

/** SQL: the day it is in Asia/Almaty, by the database's clock. */
export const today = "(now() at time zone 'Asia/Almaty')::date";

/**
 * SQL, in a group: the end of its subscriptions together, as `lastEnd` of the contract has it. The column is a name
 * written in the code, never a value.
 */
export function lastEnd(column: 't.date_end' | 'date_end'): string {
  return `case when bool_and(${column} is not null) then max(${column}) end`;
}

type IdColumn = 'o.id' | 'a.subscriber_id';

/** SQL, as a subquery: something of that subscription of a subscriber which ends last, an endless one before all. The index has it first. */
const ofLast = (value: string, idColumn: IdColumn): string =>
  `(select ${value} from subscriptions e where e.subscriber_id = ${idColumn} order by e.date_end desc nulls first limit 1)`;

/**
 * SQL: the last day on which the applications of the subscriber whose id stands in the given column are open; null
 * when nothing ends its access. The column is a name written in the code, never a value.
 */
export const openUntil = (idColumn: IdColumn): string => ofLast(`e.date_end + ${openDaysAfterEnd}`, idColumn);

/** SQL: whether the subscriber has a subscription without an end. */
export const isEndless = (idColumn: IdColumn): string => `coalesce(${ofLast('e.date_end is null', idColumn)}, false)`;

/** SQL, in a group of one subscriber's subscriptions: whether the last day of its access has passed; null when nothing ends it. */
export const accessClosedTogether = `${lastEnd('date_end')} + ${openDaysAfterEnd} < ${today}`;

/** SQL: whether that day has passed. */
export function accessClosed(idColumn: IdColumn): string {
  return `coalesce(${openUntil(idColumn)} < ${today}, false)`;
}

/** SQL: the subscribers whose access is over, found by the ends that lie back so far: few of many. */
export const closedSubscribers = `select e.subscriber_id from subscriptions e
  where e.date_end < ${today} - ${openDaysAfterEnd} and not exists (select from subscriptions t
    where t.subscriber_id = e.subscriber_id and coalesce(t.date_end >= ${today} - ${openDaysAfterEnd}, true))`;
