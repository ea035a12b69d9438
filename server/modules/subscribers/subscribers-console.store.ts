import { type RawBuilder, sql } from 'kysely';
import type { CheckedInput } from '../../../contract/call.ts';
import type { listSubscribers, listSubscriptions as subscriptionsCall } from '../../../contract/subscribers-console.ts';
import { renewalDays } from '../../../contract/subscribers-expiry.ts';
import type { SubscriptionState } from '../../../contract/subscribers-state.ts';
import { type ConsoleList, hasWords, namedByUuid, readConsoleList } from '../../infra/console-list/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { JsonText } from '../../infra/http/index.ts';
import { peopleFound } from '../identity/index.ts';
import { today as dayOfToday, isEndless, openUntil } from './access.store.ts';

type SubscribersQuery = CheckedInput<typeof listSubscribers>['query'];
type SubscriptionsQuery = CheckedInput<typeof subscriptionsCall>['query'];

const foundAtMost = 501;
const wordsIndex = 'subscribers_by_words';
const wordsOfOrganization = sql`firm_words(o.name, o.code)`;
const today = sql`(select ${sql.raw(dayOfToday)})`;

/** SQL: the ids of the first organisations that people found by the words work in, as an array. */
const organizationsOfPeople = (words: string) =>
  sql`array(select m.subscriber_id from members m where m.user_id = any(${peopleFound(words)}) limit ${foundAtMost})`;

/** SQL: the ids of the first organisations whose own words are found, as an array. */
export const organizationsNamed = (words: string) =>
  sql`array(select o.id from subscribers o where ${hasWords(wordsOfOrganization, words, wordsIndex)} limit ${foundAtMost})`;

/** SQL: the same with those whose people are found. */
export const organizationsFound = (words: string) =>
  sql`(${organizationsNamed(words)} || ${organizationsOfPeople(words)})`;

const columns = sql`o.id, o.name, o.code, o.partner_id::text as "partnerId",
  (select p.name from partners p where p.id = o.partner_id) as "partnerName",
  (select count(*)::int from members m where m.subscriber_id = o.id) as people,
  ${sql.raw(openUntil('o.id'))} as "openUntil",
  ${sql.raw(isEndless('o.id'))} as "isEndless", o.created_at as "createdAt", o.version`;

const subscribers: ConsoleList<SubscribersQuery> = {
  from: sql`subscribers o`,
  columns,
  id: sql`o.id`,
  named: namedByUuid(sql`o.id`),
  sorts: { createdAt: sql`o.created_at`, name: sql`o.name collate by_name`, code: sql`o.code` },
  usualOrder: 'desc',
  search: (words) =>
    sql`(${hasWords(wordsOfOrganization, words, wordsIndex)} or o.id = any(${organizationsOfPeople(words)}))`,
  filters: ({ partnerId }) => [partnerId ? sql`o.partner_id = ${partnerId}::int` : undefined],
  narrowed: { row: sql`o.ctid` },
};

/** One page of the organisations, the newest first. */
export const readSubscribers = (db: Db, query: SubscribersQuery) => readConsoleList(db, subscribers, query);

/** One organisation as JSON, or nothing. */
export async function readSubscriber(db: Db, id: string): Promise<JsonText | undefined> {
  const { rows } = await sql<{ text: string }>`
    select row_to_json(row)::text as text from (select ${columns} from subscribers o where o.id = ${id}) row`.execute(
    db,
  );
  return rows[0] && new JsonText(rows[0].text);
}

const isClosed = sql`s.closed_at is not null`;
const runs = sql`s.closed_at is null and coalesce(s.date_begin <= ${today}, true)`;

/** The state as `stateOfSubscription` of the contract has it. */
const subscriptionColumns = sql`s.id, s.subscriber_id as "subscriberId", o.name as "subscriberName",
  o.code as "subscriberCode", s.tariff_name as "tariffName", s.quantity, s.date_begin as "dateBegin",
  s.date_end as "dateEnd", case when s.date_end < ${today} then case when ${isClosed} then 'closed' else 'ended' end
    when ${isClosed} then 'closing' when s.date_begin > ${today} then 'later' when s.date_end is null then 'endless'
    when s.date_end <= ${today} + ${sql.lit(renewalDays)} then 'ending' else 'active' end as state, s.created_at as "createdAt", s.version`;

const isAhead = sql`coalesce(s.date_end >= ${today}, true)`;
const states: Readonly<Record<SubscriptionState, RawBuilder<unknown>>> = {
  later: sql`s.date_begin > ${today} and s.closed_at is null`,
  active: sql`s.date_end > ${today} + ${sql.lit(renewalDays)} and ${runs}`,
  endless: sql`s.date_end is null and ${runs}`,
  ending: sql`s.date_end between ${today} and ${today} + ${sql.lit(renewalDays)} and ${runs}`,
  closing: sql`${isClosed} and ${isAhead}`,
  ended: sql`s.date_end < ${today} and s.closed_at is null`,
  closed: sql`s.date_end < ${today} and ${isClosed}`,
};
/** Those few that an index of their own finds. */
const rareStates: readonly (SubscriptionState | undefined)[] = ['later', 'closing', 'closed'];

const subscriptions: ConsoleList<SubscriptionsQuery> = {
  from: sql`subscriptions s join subscribers o on o.id = s.subscriber_id`,
  counted: sql`subscriptions s`,
  columns: subscriptionColumns,
  id: sql`s.id`,
  named: namedByUuid(sql`s.id`),
  sorts: { createdAt: sql`s.created_at`, dateEnd: sql`s.date_end` },
  usualOrder: 'desc',
  search: (words) => sql`s.subscriber_id = any(${organizationsFound(words)})`,
  filters: ({ subscriberId, state }) => [
    subscriberId ? sql`s.subscriber_id = ${subscriberId}` : undefined,
    state && states[state],
  ],
  narrowed: { row: sql`s.ctid`, of: ({ state }) => rareStates.includes(state) },
};

/** One page of the subscriptions, the newest first. */
export const readSubscriptions = (db: Db, query: SubscriptionsQuery) => readConsoleList(db, subscriptions, query);

/** One subscription with its history as JSON, or nothing. */
export async function readSubscription(db: Db, id: string): Promise<JsonText | undefined> {
  const { rows } = await sql<{ text: string }>`
    select row_to_json(row)::text as text from (
      select ${subscriptionColumns}, to_char(${today}, 'YYYY-MM-DD') as today,
        coalesce((select json_agg(e.date_end) from subscriptions e
          where e.subscriber_id = s.subscriber_id and e.id <> s.id), '[]') as "otherEnds",
        coalesce((select json_agg(json_build_object('id', c.id::text, 'at', c.at, 'userName', coalesce(nullif(u.name, ''), u.login),
          'action', c.action, 'before', case when c.action <> 'added' then json_build_object('dateBegin', c.begin_before, 'dateEnd', c.end_before,
            'quantity', c.quantity_before) end,
          'after', json_build_object('dateBegin', c.begin_after, 'dateEnd', c.end_after, 'quantity', c.quantity_after), 'reason', c.reason) order by c.id desc)
          from subscription_changes c left join users u on u.id = c.user_id where c.subscription_id = s.id), '[]') as changes
      from subscriptions s join subscribers o on o.id = s.subscriber_id where s.id = ${id}) row`.execute(db);
  return rows[0] && new JsonText(rows[0].text);
}

/** An organisation as its change needs it, locked for the rest of the transaction. */
export async function takeSubscriber(db: Db, id: string) {
  return db
    .selectFrom('subscribers')
    .select(['name', 'partner_id as partnerId', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether there is such a partner. */
export async function partnerIsThere(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom('partners').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** Saves the name and the partner of an organisation. */
export async function saveSubscriber(db: Db, id: string, name: string, partnerId: number | null): Promise<void> {
  await db
    .updateTable('subscribers')
    .set({ name, partner_id: partnerId, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}
