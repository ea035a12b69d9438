import pg from 'pg';
import type { Connection } from '../server/infra/database/index.ts';
import { fillSubscriptions } from './fill-subscriptions.ts';

/** The customers and the invitations of the demo's partner, and the applications of the demo's subscriber. */
export const ofOne = 10_000;

/** Writes so many users, one subscriber and one subscription each, and gives the demo's people long lists of their own. */
export async function fillPartner(connection: Connection, users: number): Promise<void> {
  const client = new pg.Client(connection as pg.ClientConfig);
  await client.connect();
  // An index is built in a tenth of the time that a million entries take one by one.
  const index = 'subscribers_of_partner_in_order';
  const { rows } = await client.query<{ text: string }>(`select pg_get_indexdef('${index}'::regclass) as text`);
  await client.query(`drop index ${index}`);
  // The ends are filled in after the rows, into the same pages.
  await client.query('alter table subscribers set (fillfactor = 50)');
  await fillSubscriptions(connection, users, 1);
  await client.query(rows[0]?.text ?? '');
  const partner = `(select partner_id from partner_members m join users u on u.id = m.user_id where u.login = 'partner')`;
  const statements = [
    // Beside its share of all customers it would have more of them among many.
    `update subscribers set partner_id = (select max(id) from partners) where partner_id = ${partner}`,
    `update subscribers set partner_id = ${partner} where code in (select 'b' || n from generate_series(1, ${ofOne}) n)`,
    `insert into invitations (partner_id, email, customer_name, created_at)
      select ${partner}, 'i' || n || '@people.example', 'ТОО «Приглашённый ' || n || '»', now() - n * interval '1 minute'
      from generate_series(1, ${ofOne}) n`,
    `insert into applications (subscriber_id, solution_code, name, status)
      select (select current_subscriber_id from users where login = 'demo'), 'ea', 'База ' || n, 'ready'
      from generate_series(1, ${ofOne}) n`,
    'vacuum analyze',
  ];
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Forgets what the limits have counted, so that a measurement may ask on. */
export async function forgetLimits(connection: Connection): Promise<void> {
  const client = new pg.Client(connection as pg.ClientConfig);
  await client.connect();
  await client.query('delete from limits').finally(() => client.end());
}
