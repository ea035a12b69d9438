import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Dashboard, ServicePoint } from '../../../contract/dashboard.ts';
import { weeksOfEnds } from '../../../contract/dashboard.values.ts';
import { addDays } from '../../../contract/days.ts';
import { buildApplication, buildSubscription } from '../../seed/index.ts';
import { type Member, makeMember, unique } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { countTotals } from './count-days.store.ts';
import { countOldTotals } from './count-figures.ts';
import { countSomeDays } from './index.ts';

let test: TestPortal;
let operator: Member;
let today: string;
beforeAll(async () => {
  test = await createTestPortal();
  operator = await makeMember(test, { roles: ['operator'], subscribers: [] });
  [{ today }] = await ask<{ today: string }>(`select (now() at time zone 'Asia/Almaty')::date::text as today`);
});
afterAll(() => test.close());

async function ask<Row>(text: string, values: unknown[] = []): Promise<[Row, ...Row[]]> {
  return (await test.database.pool.query(text, values)).rows as [Row, ...Row[]];
}

async function countAll(): Promise<void> {
  while (await countSomeDays(test.database.db));
}

async function read(period: string, person: Member = operator): Promise<Dashboard> {
  const answer = await person.get('/service/console/dashboard', { query: { period } });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}

const service = async (period: string) => {
  const { service: of } = await read(period);
  if (!of) throw new Error('the operator sees no service');
  return of;
};
const sum = (
  points: readonly ServicePoint[],
  name: 'registrations' | 'signIns' | 'signInFailures' | 'invitationsUsed',
) => points.reduce((all, point) => all + point[name], 0);

/** A row of the audit at a moment in the service's own time. */
const note = (action: string, day: string, time: string) =>
  ask(`insert into audit (at, action) values ($1::timestamp at time zone 'Asia/Almaty', $2)`, [
    `${day} ${time}`,
    action,
  ]);

/** What the console's first page shows (spec: dashboard.periods, dashboard.editor). */
describe('the dashboard', () => {
  it('counts by days of the service’s own time, and a day without anything is zero', async () => {
    const day = addDays(today, -4);
    const signedIn = async () => (await service('week')).points.find(({ from }) => from === day)?.signIns ?? Number.NaN;
    await countAll();
    const before = await signedIn();
    await ask('delete from daily_figures');
    expect((await service('week')).points.map(({ signIns }) => signIns)).toEqual([0, 0, 0, 0, 0, 0, 0]);
    await countSomeDays(test.database.db);
    // A year ago comes first; nobody knows yet what happened this week.
    expect((await read('week')).countedAt).toBeNull();
    await note('sign-in', day, '00:00:00');
    await note('sign-in', day, '23:59:59.9');
    await note('sign-in', addDays(day, 1), '00:00:00');
    await countAll();
    expect(await signedIn()).toBe(before + 2);
    const { points, countedAt } = await read('week');
    expect(points.map(({ from }) => from)).toEqual([6, 5, 4, 3, 2, 1, 0].map((ago) => addDays(today, -ago)));
    expect(Date.parse(countedAt ?? '')).toBeGreaterThan(Date.now() - 600_000);
  });

  it.each([
    ['week', 7],
    ['month', 30],
    ['quarter', 13],
    ['year', 12],
  ])('shows a %s in %i parts without a gap that end today', async (period, parts) => {
    const { points } = await read(period);
    expect(points).toHaveLength(parts);
    expect(points.at(-1)?.until).toBe(today);
    for (const [index, { from }] of points.entries())
      if (index > 0) expect(from).toBe(addDays(points[index - 1]?.until ?? '', 1));
  });

  it('counts registrations, invitations that were used and failures of sign-in', async () => {
    await countAll();
    const before = await service('month');
    const day = addDays(today, -2);
    const login = unique('registered');
    await ask(
      `insert into users (login, login_key, name, password_hash, created_at)
       values ($1, $1, 'Новый', '-', $2::timestamp at time zone 'Asia/Almaty')`,
      [login, `${day} 12:00`],
    );
    await ask(
      `insert into invitations (id, partner_id, email, created_at, expires_at, used_at)
       select gen_random_uuid(), min(id), $1, now() - interval '50 days', now(), $2::timestamp at time zone 'Asia/Almaty' from partners`,
      [`${login}@people.example`, `${day} 12:00`],
    );
    await note('sign-in-failed', day, '10:00');
    await note('sign-in-throttled', day, '10:01');
    // A day that was counted to its end is not counted again.
    await countAll();
    expect(sum((await service('month')).points, 'registrations')).toBe(sum(before.points, 'registrations'));
    await ask('delete from daily_figures where day = $1', [day]);
    await countAll();
    const { points } = await service('month');
    expect(sum(points, 'registrations')).toBe(sum(before.points, 'registrations') + 1);
    expect(sum(points, 'invitationsUsed')).toBe(sum(before.points, 'invitationsUsed') + 1);
    expect(sum(points, 'signInFailures')).toBe(sum(before.points, 'signInFailures') + 2);
  });

  it('has totals with the ends of subscriptions by week', async () => {
    const { subscriberId } = await makeMember(test);
    await ask(
      `insert into subscriptions (id, subscriber_id, tariff_name, date_begin, date_end)
       values (gen_random_uuid(), $1, 'Тариф', $2::date - 300, $2::date + 14)`,
      [subscriberId, today],
    );
    await countTotals(test.database.db, weeksOfEnds);
    const { users, ends, applications, build, disk } = await service('week');
    expect(users).toBeGreaterThan(1);
    expect(ends).toHaveLength(weeksOfEnds);
    const [{ ended }] = await ask<{ ended: number }>(
      'select count(*)::int as ended from subscriptions where date_end between $1 and $2',
      [ends?.[2]?.from, ends?.[2]?.until],
    );
    expect(ended).toBeGreaterThan(0);
    expect(ends?.[2]?.subscriptions).toBe(ended);
    const ready = applications?.bySolution.reduce((all, one) => all + one.ready, 0);
    expect(applications?.ready).toBe(ready);
    expect(build.schema).toMatch(/^\d{4}-/);
    expect(disk?.totalBytes).toBeGreaterThan(0);
  });

  it('counts the totals at once where they never were, and then every ten minutes', async () => {
    await ask('delete from counted_totals');
    expect((await service('week')).users).toBeNull();
    await countOldTotals(test.database.db);
    expect((await service('week')).users).toBeGreaterThan(0);
    await ask(
      `update counted_totals set value = '7'::jsonb, counted_at = now() - interval '9 minutes' where name = 'users'`,
    );
    await countOldTotals(test.database.db);
    expect((await service('week')).users).toBe(7);
    await ask(`update counted_totals set counted_at = now() - interval '10 minutes' where name = 'users'`);
    await countOldTotals(test.database.db);
    expect((await service('week')).users).toBeGreaterThan(0);
    expect((await service('week')).totalsAt).not.toBeNull();
  });

  it('has no application among the active ones whose organisation’s access is over', async () => {
    const applications = async () => {
      await countTotals(test.database.db, weeksOfEnds);
      const { ready = 0, closed = 0 } = (await service('week')).applications ?? {};
      return { ready, closed };
    };
    const { subscriberId } = await makeMember(test);
    const before = await applications();
    await buildApplication(test.database.db, { subscriberId, solutionCode: 'ea', name: 'Касса' });
    expect(await applications()).toEqual({ ...before, ready: before.ready + 1 });
    await buildSubscription(test.database.db, subscriberId, 'Тариф', -45);
    expect(await applications()).toEqual({ ...before, ready: before.ready + 1 });
    await ask('update subscriptions set date_end = date_end - 1 where subscriber_id = $1', [subscriberId]);
    expect(await applications()).toEqual({ ...before, closed: before.closed + 1 });
  });

  it('says how many questions wait for a partner too long, and that letters go nowhere without a mail server', async () => {
    const waiting = async () => (await read('week')).enquiries.longAtPartners;
    const before = await waiting();
    await ask(
      `insert into enquiries (form_id, name, email, text, state, partner_id, handed_at)
       select 13, 'Дана', 'dana@people.example', 'Вопрос', 'work', min(id), now() - days * interval '1 day'
       from partners, unnest('{2,4}'::int[]) days group by days`,
    );
    expect(await waiting()).toBe(before + 1);
    expect((await service('week')).mail.hasServer).toBe(false);
  });

  it('shows an editor the content and the enquiries alone', async () => {
    const editor = await makeMember(test, { roles: ['editor'], subscribers: [] });
    await ask(
      `insert into enquiries (form_id, name, email, text) values (13, 'Дана', 'dana@people.example', 'Вопрос')`,
    );
    const answer = await read('week', editor);
    expect(answer.service).toBeNull();
    expect(answer.enquiries.open).toBeGreaterThan(0);
    expect(Object.keys(answer.points[0] ?? {})).toEqual(['from', 'until', 'enquiries', 'publications']);
  });
});
