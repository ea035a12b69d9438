import type { Postgres } from './machines/postgres.ts';

/** Writes so many subscribers with an owner and a subscription each, in the schema of the build before. */
export async function fillSubscribers({ ask }: Pick<Postgres, 'ask'>, subscribers: number): Promise<void> {
  const all = `generate_series(1, ${subscribers}) n`;
  // Of the version and the variant that the build before asks of an id.
  const id = (prefix: string) =>
    `overlay(overlay(md5('${prefix}' || n) placing '4' from 13) placing '8' from 17)::uuid`;
  await ask(`
    alter table subscriptions disable trigger user;
    insert into subscribers (id, code, name, partner_id)
      select ${id('s')}, 'b' || n, 'ТОО «Клиент ' || n || '»', (select min(id) from partners) from ${all} where n <= 10000;
    insert into subscribers (id, code, name, partner_id)
      select ${id('s')}, 'b' || n, 'ТОО «Клиент ' || n || '»', (select max(id) from partners) - n % 10 from ${all} where n > 10000;
    insert into users (id, login, login_key, email, email_key, name, password_hash)
      select ${id('u')}, 'b' || n, 'b' || n, 'b' || n || '@people.example', 'b' || n || '@people.example', 'Человек', '-' from ${all};
    insert into members (user_id, subscriber_id, role) select ${id('u')}, ${id('s')}, 'owner' from ${all};
    insert into subscriptions (subscriber_id, tariff_name, date_end, end_known_since)
      select ${id('s')}, 'Тариф', case when n % 10 > 0 then current_date + (n % 700) - 300 end, now() - interval '800 days' from ${all};
    alter table subscriptions enable trigger user`);
  await ask('vacuum analyze');
}
