import { sql } from 'kysely';
import type { ContentPoint, ServicePoint } from '../../../contract/dashboard.ts';
import type { DashboardPeriod } from '../../../contract/dashboard.values.ts';
import type { Db } from '../../infra/database/index.ts';

const today = sql`(now() at time zone 'Asia/Almaty')::date`;

/** Where a period begins, and of how long parts it consists. */
const periods: Readonly<Record<DashboardPeriod, { from: ReturnType<typeof sql>; step: string }>> = {
  week: { from: sql`${today} - 6`, step: '1 day' },
  month: { from: sql`${today} - 29`, step: '1 day' },
  quarter: { from: sql`date_trunc('week', ${today})::date - 84`, step: '7 days' },
  year: { from: sql`(date_trunc('month', ${today}) - interval '11 months')::date`, step: '1 month' },
};

/** A day, week or month with everything that is counted of it. */
export type Point = ContentPoint & ServicePoint;

/** The parts of a period in order; what is not counted, or did not happen, is zero. */
export async function readPoints(db: Db, period: DashboardPeriod): Promise<Point[]> {
  const { from, step } = periods[period];
  const sum = (column: string) => sql`coalesce(sum(f.${sql.ref(column)}), 0)::int`;
  const { rows } = await sql<Point>`
    select p.began::text as from, least(p.ended, ${today})::text as until, ${sum('registrations')} as registrations,
      ${sum('invitations_sent')} as "invitationsSent", ${sum('invitations_used')} as "invitationsUsed",
      ${sum('sign_ins')} as "signIns", ${sum('sign_in_failures')} as "signInFailures", ${sum('enquiries')} as enquiries,
      ${sum('publications')} as publications
    from (select moment::date as began, (moment + ${step}::interval - interval '1 day')::date as ended
      from generate_series((${from})::timestamp, ${today}::timestamp, ${step}::interval) moment) p
    left join daily_figures f on f.day between p.began and p.ended
    group by p.began, p.ended order by p.began`.execute(db);
  return rows;
}

/** When today was counted last; after midnight the day before, for a minute. Nothing while former days are counted first. */
export async function readCountedAt(db: Db): Promise<string | null> {
  const { rows } = await sql<{ at: Date }>`
    select counted_at as at from daily_figures where day >= ${today} - 1 order by day desc limit 1`.execute(db);
  return rows[0]?.at.toISOString() ?? null;
}

interface Totals {
  users: number | null;
  applications: { status: string; code: string; name: string; count: number }[] | null;
  ends: { from: string; until: string; subscriptions: number }[] | null;
  at: Date | null;
}

/** What was counted over whole tables, with the names of the solutions as they are now. */
export async function readTotals(db: Db): Promise<Totals> {
  const value = (name: string) => sql`(select value from counted_totals where name = ${name})`;
  const { rows } = await sql<Totals>`
    select ${value('users')} as users, ${value('ends')} as ends, (select min(counted_at) from counted_totals) as at,
      (select jsonb_agg(a || jsonb_build_object('name', coalesce(s.name, a ->> 'code')) order by s.position, a ->> 'code')
        from jsonb_array_elements(${value('applications')}) a left join solutions s on s.code = a ->> 'code') as applications`.execute(
    db,
  );
  const { users = null, applications = null, ends = null, at = null } = rows[0] ?? {};
  // An installation without applications has counted none of them.
  return { users, applications: applications ?? (at && []), ends, at };
}

/** Enquiries that nobody has answered, and since when the oldest waits. */
export async function readOpenEnquiries(db: Db, open: readonly string[]) {
  const { rows } = await sql<{ open: number; oldest: Date | null }>`
    select count(*)::int as open, min(created_at) as oldest from enquiries where state = any(${[...open]})`.execute(db);
  return { open: rows[0]?.open ?? 0, oldestOpenAt: rows[0]?.oldest?.toISOString() ?? null };
}

/** Enquiries that a partner has had for so many days and longer. */
export async function countAtPartners(db: Db, days: number): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from enquiries
    where partner_id is not null and state = 'work' and handed_at <= now() - make_interval(days => ${days})`.execute(
    db,
  );
  return rows[0]?.waiting ?? 0;
}

/** Materials with a draft, with a time to be published at, and with a publication that was refused at its time. */
export async function readContentState(db: Db) {
  const { rows } = await sql<{ drafts: number; scheduled: number; refused: number }>`
    select count(*) filter (where draft is not null)::int as drafts,
      count(*) filter (where publish_at is not null)::int as scheduled,
      count(*) filter (where publish_failure is not null)::int as refused
    from content_items where removed_at is null`.execute(db);
  return rows[0] ?? { drafts: 0, scheduled: 0, refused: 0 };
}
