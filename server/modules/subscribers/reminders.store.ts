import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../infra/database/index.ts';
import { lastEnd, openUntil, today } from './access.store.ts';
import { reminderSteps } from './reminder-steps.ts';

const nobody = '00000000-0000-0000-0000-000000000000';
const keptDaysAfterEnd = 90;
const forgottenAtOnce = 5_000;
const firstDayLeft = Math.max(...reminderSteps.map(({ step }) => step));
const lastDayLeft = Math.min(...reminderSteps.map(({ until }) => until));

/**
 * SQL: reminders due today, in Asia/Almaty, that nobody has written yet. Of a tariff its latest end counts, and one
 * without an end is open; the closing requires that every tariff of the subscriber has ended. A reminder whose day was
 * before the end became known is not sent late.
 */
const due = (scope: RawBuilder<boolean>) => sql`
  today as materialized (select ${sql.raw(today)} as day),
  steps as materialized (
    select * from unnest(${reminderSteps.map(({ step }) => step)}::int[], ${reminderSteps.map(({ until }) => until)}::int[],
      ${reminderSteps.map(({ closing }) => closing)}::boolean[]) as s (step, until, closing)),
  tariffs as materialized (
    select subscriber_id, tariff_name, ${sql.raw(lastEnd('date_end'))} as date_end, max(end_known_since) as known_since
    from subscriptions where ${scope} group by subscriber_id, tariff_name),
  latest as materialized (
    select subscriber_id, ${sql.raw(lastEnd('date_end'))} as date_end from tariffs group by subscriber_id),
  ending as materialized (
    select t.*, t.date_end - today.day as days_left from tariffs t cross join today
    where t.date_end between today.day + ${lastDayLeft}::int and today.day + ${firstDayLeft}::int),
  reached as (
    select e.subscriber_id, e.tariff_name, e.date_end, s.step from ending e
      join steps s on not s.closing and e.days_left between s.until and s.step
      where s.step = 0 or e.date_end - s.step > (e.known_since at time zone 'Asia/Almaty')::date
    union all
    select l.subscriber_id, '', l.date_end, s.step from latest l cross join today
      join steps s on s.closing and l.date_end - today.day between s.until and s.step),
  due as (
    select d.* from reached d where not exists (
      select from subscription_reminders r where r.subscriber_id = d.subscriber_id
        and r.tariff_name = d.tariff_name and r.date_end = d.date_end and r.step = d.step))`;

/** A range of subscribers in the order of their ids. */
export interface Stretch {
  /** From the subscriber after this one; from the first when absent. */
  readonly after: string | undefined;
  /** Up to this one inclusive; to the last when absent. */
  readonly upTo: string | undefined;
}

/** The next range of about so many subscriptions. */
export async function nextStretch(db: Db, after: string | undefined, subscriptions: number): Promise<Stretch> {
  const { rows } = await sql<{ id: string }>`select subscriber_id as id from subscriptions
    where subscriber_id > ${after ?? nobody}::uuid order by subscriber_id offset ${subscriptions - 1}::int limit 1`.execute(
    db,
  );
  return { after, upTo: rows[0]?.id };
}

/** The subscribers of the range with a reminder due. */
export async function findDueSubscribers(db: Db, { after, upTo }: Stretch): Promise<string[]> {
  const scope = sql<boolean>`subscriber_id > ${after ?? nobody}::uuid
    and subscriber_id <= ${upTo ?? 'ffffffff-ffff-ffff-ffff-ffffffffffff'}::uuid`;
  const { rows } = await sql<{ id: string }>`
    with ${due(scope)} select distinct subscriber_id as id from due order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** A new reminder with the data of its letter. Days are `YYYY-MM-DD`. */
export interface DueReminder {
  subscriberId: string;
  subscriberName: string;
  subscriberCode: string;
  /** Empty for the closing of the applications. */
  tariffName: string;
  dateEnd: string;
  step: number;
  today: string;
  /** The last day on which the applications are open, when all tariffs have an end. */
  openUntil: string | null;
  partnerName: string | null;
  partnerPhone: string | null;
  partnerMail: string | null;
}

/**
 * Saves the reminders of the subscribers that are due now and returns the new ones. The subscribers' rows are locked
 * first, so that a change of a subscription is either over by then or recalls the letters.
 */
export async function noteDue(db: Db, subscriberIds: readonly string[]): Promise<DueReminder[]> {
  await sql`select from subscribers where id = any(${subscriberIds}::uuid[]) order by id for no key update`.execute(db);
  const { rows } = await sql<DueReminder>`
    with ${due(sql<boolean>`subscriber_id = any(${subscriberIds}::uuid[])`)},
    noted as (
      insert into subscription_reminders (subscriber_id, tariff_name, date_end, step)
      select subscriber_id, tariff_name, date_end, step from due on conflict do nothing returning *)
    select o.id as "subscriberId", o.name as "subscriberName", o.code as "subscriberCode",
      n.tariff_name as "tariffName", n.date_end as "dateEnd", n.step, today.day as today,
      ${sql.raw(openUntil('o.id'))} as "openUntil",
      p.name as "partnerName", p.phone as "partnerPhone", p.mail as "partnerMail"
    from noted n cross join today join subscribers o on o.id = n.subscriber_id
    left join partners p on p.id = o.partner_id
    order by o.id, n.step, n.date_end, n.tariff_name collate by_name`.execute(db);
  return rows;
}

/** An owner who can get letters. */
export interface ReachableOwner {
  subscriberId: string;
  userId: string;
  name: string;
  email: string;
  /** Whether the person has switched reminders off. */
  refused: boolean;
}

/** The owners of the subscribers that can sign in and have an e-mail. */
export async function listReachableOwners(db: Db, subscriberIds: readonly string[]): Promise<ReachableOwner[]> {
  const { rows } = await sql<ReachableOwner>`
    select m.subscriber_id as "subscriberId", u.id as "userId", u.name, u.email,
      exists (select from mail_refusals r where r.user_id = u.id and r.topic = 'reminders') as refused
    from members m join users u on u.id = m.user_id
    where m.subscriber_id = any(${subscriberIds}::uuid[]) and m.role = 'owner'
      and u.email is not null and u.blocked_at is null
    order by m.created_at, u.id`.execute(db);
  return rows;
}

/** Removes notes of reminders whose end is long past; returns how many. */
export async function forgetOldReminders(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`delete from subscription_reminders where ctid in (
    select ctid from subscription_reminders
    where date_end < ${sql.raw(today)} - ${keptDaysAfterEnd}::int limit ${forgottenAtOnce})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
