import pg from 'pg';
import type { Connection } from '../server/infra/database/index.ts';

const filled = [
  'users',
  'subscribers',
  'members',
  'subscriptions',
  'applications',
  'invitations',
  'sessions',
  'consents',
] as const;

/** Names as people have them: a few first names are very frequent, and so are the beginnings of surnames. */
const words = `words as (select
  array['Айгуль','Александр','Алия','Алексей','Бауыржан','Виктория','Гульнара','Данияр','Динара','Елена','Ерлан','Жанна','Иван',
    'Канат','Мария','Нурлан','Ольга','Сауле','Сергей','Тимур'] as first,
  array['Ахметов','Бекова','Волков','Григорьева','Досжанов','Ермекова','Жумабаев','Иванова','Ким','Ли','Морозов','Нургалиева',
    'Омаров','Петрова','Рахимов','Сейтова','Тулегенов','Усенова','Федоров','Цой','Чернова','Шарипов','Яковлева'] as last,
  array['ТОО «Ромашка','ТОО «Кедр','ИП «Астра','АО «Север','ТОО «Береке','ТОО «Дархан','ИП «Сауда','ТОО «Жетысу'] as firm)`;

const id = (prefix: string) => `md5('${prefix}' || n)::uuid`;
const pick = (list: string, step: number) => `${list}[1 + (n / ${step}) % array_length(${list}, 1)]`;
const long = `to_hex(n % 4096)`;

const statements = (users: number) => [
  `insert into partners (code, city, name, phone, mail)
    select 'bench-' || n, 'Астана', 'ТОО «Партнёр ' || n || '»', '+7 (717) 200-' || n, 'office@b' || n || '.example'
    from generate_series(1, 426) n`,
  `with ${words} insert into users (id, login, login_key, email, email_key, mailbox, name, phone, password_hash, created_at, roles, blocked_at)
    select ${id('u')}, 'b' || n, 'b' || n, mail, mail, mail, ${pick('last', 7)} || ${long} || ' ' || ${pick('first', 1)},
      '+7701' || lpad(n::text, 7, '0'), '-', now() - n * interval '1 minute',
      case when n % 2000 = 0 then '{subscriber,partner}'::text[] else '{subscriber}' end,
      case when n % 1000 = 1 then now() end
    from words, generate_series(1, ${users}) n, lateral (select 'b' || n || '@' || case n % 3 when 0 then 'mail.example' else 'people.example' end as mail) m`,
  `with ${words} insert into subscribers (id, code, name, partner_id, created_at)
    select ${id('s')}, lpad((n + 20000)::text, 7, '0'), ${pick('firm', 3)} || ' ' || n || '»',
      (select min(id) from partners) + n % 426, now() - n * interval '1 minute'
    from words, generate_series(1, ${users}) n`,
  `insert into members (user_id, subscriber_id, role, created_at)
    select ${id('u')}, ${id('s')}, 'owner', now() - n * interval '1 minute' from generate_series(1, ${users}) n`,
  `insert into subscriptions (id, subscriber_id, tariff_name, date_begin, date_end, closed_at, created_at)
    select ${id('t')}, ${id('s')}, 'Тариф ' || n % 9, current_date - case n % 1000 when 0 then -20 else 800 end,
      case when n % 10 > 0 then current_date + (n % 1095)::int - 730 end, case when n % 1000 = 1 then now() end,
      now() - n * interval '1 minute' from generate_series(1, ${users}) n`,
  `insert into consents (user_id, kind, given_at)
    select ${id('u')}, 'news', now() - n * interval '1 minute' from generate_series(1, ${users}) n where n % 10 = 0`,
  `insert into applications (subscriber_id, solution_code, name, status, created_by, created_at)
    select ${id('s')}, 'ea', 'База ' || n, case n % 20000 when 0 then 'preparation' when 1 then 'error' else 'ready' end, ${id('u')},
      now() - n * interval '1 minute' from generate_series(1, ${users}) n`,
  `insert into invitations (id, partner_id, email, customer_name, created_at, expires_at, sent_at, bounced_at, used_at)
    select ${id('i')}, (select min(id) from partners) + n % 426, 'i' || n || '@people.example', 'ТОО «Приглашённый ' || n || '»',
      now() - n * interval '1 minute', now() - n * interval '1 minute' + interval '14 days', now() - n * interval '1 minute',
      case when n % 1000 = 0 then now() end, case when n % 2 = 0 and n % 1000 > 0 then now() end
    from generate_series(1, ${users} / 2) n`,
  `insert into sessions (id, user_id, token_hash, foreign_computer, user_agent, address, created_at, idle_until, expires_at)
    select ${id('e')}, ${id('u')}, decode(md5('e' || n), 'hex'), false, 'Mozilla/5.0', '10.0.0.1', now() - n * interval '1 second',
      now() + interval '14 days', now() + interval '30 days' from generate_series(1, ${users} / 3) n`,
];

/** Writes so many people with an organisation, a subscription and an application each, half as many invitations, sessions of a third, and consents
 * to news of a tenth. */
export async function fillPeople(connection: Connection, users: number): Promise<void> {
  const client = new pg.Client(connection as pg.ClientConfig);
  await client.connect();
  try {
    // An index is built in a tenth of the time that a million entries take one by one.
    const { rows } = await client.query<{ name: string; text: string }>(
      `select indexname as name, indexdef as text from pg_indexes
       where schemaname = 'public' and tablename = any($1) and indexdef not like '%UNIQUE%'`,
      [filled],
    );
    for (const { name } of rows) await client.query(`drop index ${name}`);
    for (const table of filled) await client.query(`alter table ${table} disable trigger user`);
    for (const statement of statements(users)) await client.query(statement);
    for (const table of filled) await client.query(`alter table ${table} enable trigger user`);
    await client.query("set maintenance_work_mem = '512MB'");
    for (const { text } of rows) await client.query(text);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
