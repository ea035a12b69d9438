import pg from 'pg';
import type { Connection } from '../server/infra/database/index.ts';
import { lastEnd } from '../server/modules/subscribers/index.ts';
import { reminderSteps } from '../server/modules/subscribers/reminder-steps.ts';

/**
 * Writes so many subscriptions of subscribers with as many tariffs and an owner each. Seven of ten end some day of the
 * coming year, one in ten is open, the rest have ended within two years; what was due before today has been written.
 */
export async function fillSubscriptions(
  connection: Connection,
  subscriptions: number,
  tariffsOfSubscriber = 3,
): Promise<void> {
  const client = new pg.Client(connection as pg.ClientConfig);
  await client.connect();
  const subscribers = subscriptions / tariffsOfSubscriber;
  const id = (prefix: string) => `md5('${prefix}' || n)::uuid`;
  const statements = [
    'alter table subscriptions disable trigger user',
    `insert into partners (code, city, name, phone, mail)
      select 'bench-' || n, 'Астана', 'ТОО «Партнёр ' || n || '»', '+7 (717) 200-' || n, 'office@b' || n || '.example'
      from generate_series(1, 426) n`,
    `insert into subscribers (id, code, name, partner_id)
      select ${id('s')}, 'b' || n, 'ТОО «Клиент ' || n || '»', (select min(id) from partners) + n % 426
      from generate_series(1, ${subscribers}) n`,
    `insert into users (id, login, login_key, email, email_key, name, password_hash)
      select ${id('u')}, 'b' || n, 'b' || n, 'b' || n || '@people.example', 'b' || n || '@people.example', 'Человек', '-'
      from generate_series(1, ${subscribers}) n`,
    `insert into members (user_id, subscriber_id, role) select ${id('u')}, ${id('s')}, 'owner'
      from generate_series(1, ${subscribers}) n`,
    `insert into subscriptions (subscriber_id, tariff_name, date_end, end_known_since)
      select ${id('s')}, 'Тариф ' || tariff, case
          when luck < 0.7 then today + (random() * 365)::int when luck < 0.9 then today - (random() * 730)::int end,
        now() - interval '800 days'
      from (select (now() at time zone 'Asia/Almaty')::date as today) day,
        generate_series(1, ${subscribers}) n, generate_series(1, ${tariffsOfSubscriber}) tariff, lateral (select random() + 0 * n as luck) l`,
    `insert into subscription_reminders (subscriber_id, tariff_name, date_end, step)
      select t.subscriber_id, t.tariff_name, t.date_end, s.step
      from (values ${reminderSteps.map(({ step, until, closing }) => `(${step}, ${until}, ${closing})`).join(', ')})
          s (step, until, closing)
        cross join (select (now() at time zone 'Asia/Almaty')::date as today) day
        join subscriptions t on not s.closing and t.date_end - today between s.until and s.step - 1`,
    `insert into subscription_reminders (subscriber_id, tariff_name, date_end, step)
      select l.subscriber_id, '', l.date_end, s.step
      from (values ${reminderSteps.map(({ step, until, closing }) => `(${step}, ${until}, ${closing})`).join(', ')})
          s (step, until, closing)
        cross join (select (now() at time zone 'Asia/Almaty')::date as today) day
        join (select subscriber_id, ${lastEnd('date_end')} as date_end from subscriptions group by 1) l on s.closing and l.date_end - today between s.until and s.step - 1`,
    `update subscribers o set next_end = e.next_end from (
      select subscriber_id, min(date_end) as next_end from subscriptions
      where date_end >= (now() at time zone 'Asia/Almaty')::date group by 1) e where e.subscriber_id = o.id`,
    'alter table subscriptions enable trigger user',
    'vacuum analyze',
  ];
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
