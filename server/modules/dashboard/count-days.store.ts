import { sql } from 'kysely';
import type { Db } from '../../infra/database/index.ts';
import { accessClosedTogether } from '../subscribers/index.ts';

/** The longest period that is shown begins on the first of a month, so many days ago at most. */
const daysKept = 366;
/** What began before midnight is stored by then. */
const settled = sql`interval '5 minutes'`;
const today = sql`(now() at time zone 'Asia/Almaty')::date`;
const midnight = (day: ReturnType<typeof sql>) => sql`((${day})::timestamp at time zone 'Asia/Almaty')`;

/** The first day whose figures are not final: it is today at the latest. */
export async function findFirstOpenDay(db: Db): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select min(d.day)::text as day
    from (select generate_series(${today} - ${daysKept}::int, ${today}, interval '1 day')::date as day) d
    left join daily_figures f on f.day = d.day
    where f.day is null or f.counted_at < ${midnight(sql`d.day + 1`)} + ${settled}`.execute(db);
  return rows[0]?.day ?? '';
}

/** Counts so many days from a day on, each by an index; returns whether today is among them. */
export async function countDaysFrom(db: Db, from: string, days: number): Promise<boolean> {
  const within = (moment: ReturnType<typeof sql>) => sql`${moment} >= d.began and ${moment} < d.ended`;
  const { rows } = await sql<{ isToday: boolean }>`
    insert into daily_figures as f (day, registrations, invitations_sent, invitations_used, sign_ins, sign_in_failures,
      enquiries, publications, counted_at)
    select d.day,
      (select count(*) from users where ${within(sql`created_at`)}),
      (select count(*) from invitations where ${within(sql`created_at`)}),
      (select count(*) from invitations where ${within(sql`used_at`)}),
      (select count(*) from audit where action = 'sign-in' and ${within(sql`at`)}),
      (select count(*) from audit where action in ('sign-in-failed', 'sign-in-throttled') and ${within(sql`at`)}),
      (select count(*) from enquiries where state <> 'spam' and ${within(sql`created_at`)}),
      (select count(*) from content_versions where event = 'published' and ${within(sql`at`)}),
      now()
    from (select day, ${midnight(sql`day`)} as began, ${midnight(sql`day + 1`)} as ended
      from (select generate_series(${from}::date, least(${from}::date + ${days - 1}::int, ${today}), interval '1 day')::date as day) one) d
    on conflict (day) do update set registrations = excluded.registrations, invitations_sent = excluded.invitations_sent,
      invitations_used = excluded.invitations_used, sign_ins = excluded.sign_ins,
      sign_in_failures = excluded.sign_in_failures, enquiries = excluded.enquiries, publications = excluded.publications,
      counted_at = excluded.counted_at
    where f.counted_at <= excluded.counted_at
    returning day >= ${today} as "isToday"`.execute(db);
  return rows.some(({ isToday }) => isToday) || rows.length === 0;
}

/** Whether totals were never counted, or so long ago. */
export async function areTotalsOld(db: Db, seconds: number): Promise<boolean> {
  const { rows } = await sql<{ isOld: boolean }>`
    select coalesce(min(counted_at) < now() - make_interval(secs => ${seconds}), true) as "isOld" from counted_totals`.execute(
    db,
  );
  return rows[0]?.isOld ?? true;
}

const total = (db: Db, name: string, value: ReturnType<typeof sql>) =>
  sql`insert into counted_totals (name, value, counted_at) select ${name}, ${value}, now()
    on conflict (name) do update set value = excluded.value, counted_at = excluded.counted_at`.execute(db);

/** The organisations whose access is over: nobody opens their applications. */
const closedAccess = sql`select subscriber_id, true as closed from subscriptions group by subscriber_id
  having ${sql.raw(accessClosedTogether)}`;

/** Counts what only a whole table says: accounts, applications by state and solution, and the ends of subscriptions by week. */
export async function countTotals(db: Db, weeks: number): Promise<void> {
  await total(db, 'users', sql`to_jsonb((select count(*) from users))`);
  await total(
    db,
    'applications',
    sql`(select coalesce(jsonb_agg(a), '[]') from (
      select case when p.status = 'ready' and c.closed then 'closed' else p.status end as status, p.solution_code as code,
        count(*) as count
      from applications p left join (${closedAccess}) c on c.subscriber_id = p.subscriber_id group by 1, 2) a)`,
  );
  await total(
    db,
    'ends',
    sql`(select jsonb_agg(jsonb_build_object('from', w.monday, 'until', w.monday + 6, 'subscriptions', (
        select count(*) from subscriptions where date_end >= w.monday and date_end < w.monday + 7)) order by w.monday)
      from (select date_trunc('week', ${today})::date + 7 * n as monday from generate_series(0, ${weeks - 1}::int) n) w)`,
  );
}
