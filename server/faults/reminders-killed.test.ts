import { afterEach, expect, it, vi } from 'vitest';
import { askDatabase, clearRealPortals, freePort, makeUsedDataDir, startRealPortal } from '../testing/real-portal.ts';

const subscribers = 4_000;
const kills = 2;

afterEach(clearRealPortals);

/** Subscribers with an owner each and a subscription that ends in a week, as was known long before. */
const subscriptionsThatEnd = `
  with people as (
    insert into users (login, login_key, email, email_key, name, password_hash, roles)
    select 'reminded-' || n, 'reminded-' || n, 'reminded-' || n || '@people.example', 'reminded-' || n || '@people.example',
      'Владелец ' || n, '-', '{subscriber}' from generate_series(1, ${subscribers}) n returning id, login),
  organisations as (
    insert into subscribers (name, code) select 'ТОО ' || login, login from people returning id, code),
  owners as (
    insert into members (user_id, subscriber_id, role)
    select p.id, o.id, 'owner' from people p join organisations o on o.code = p.login)
  insert into subscriptions (subscriber_id, tariff_name, date_begin, date_end, end_known_since)
  select id, 'Бухгалтерия', current_date - 300, (now() at time zone 'Asia/Almaty')::date + 7, now() - interval '300 days'
  from organisations`;

/** What the clock does each hour of the day. */
const ring = "insert into jobs.job (name, data) values ('subscribers.reminders', '{}')";

it('kill -9 in the middle of the reminders: after the next starts each owner has one letter, and nobody none', async () => {
  const dataDir = await makeUsedDataDir();
  const port = await freePort();
  const written = async () => {
    const [row] = await askDatabase<{ notes: number; letters: number; people: number; done: number }>(
      dataDir,
      `select (select count(*)::int from subscription_reminders r join subscribers o on o.id = r.subscriber_id
          where o.code like 'reminded-%') as notes,
        count(*)::int as letters, count(distinct recipient_address)::int as people,
        (select count(*)::int from done_days where job = 'subscribers.reminders') as done
       from mails where kind = 'subscription-end' and recipient_address like 'reminded-%'`,
    );
    return row ?? { notes: 0, letters: 0, people: 0, done: 0 };
  };
  const seen: number[] = [];
  for (let life = 0; life <= kills; life += 1) {
    const portal = startRealPortal({ dataDir, port, environment: { LOG_LEVEL: 'fatal' } });
    await portal.ready();
    if (life === 0) {
      await askDatabase(dataDir, subscriptionsThatEnd);
      // The clock may have rung already for those of the demo.
      await askDatabase(dataDir, "delete from done_days where job = 'subscribers.reminders'");
    }
    await askDatabase(dataDir, ring);
    const before = seen.at(-1) ?? 0;
    const last = life === kills;
    await vi.waitFor(
      async () => {
        const { letters, done } = await written();
        expect(last ? done === 1 : letters > before).toBe(true);
        seen.push(letters);
      },
      { timeout: 60_000, interval: 10 },
    );
    portal.signal('SIGKILL');
    await portal.ended;
  }
  // It was really cut short, and not over before the first kill.
  expect(seen[0]).toBeLessThan(subscribers);
  expect(await written()).toEqual({ notes: subscribers, letters: subscribers, people: subscribers, done: 1 });
});
