import pg from 'pg';
import type { Connection } from '../server/infra/database/index.ts';
import { fillSubscriptions } from './fill-subscriptions.ts';

/** The customers and the invitations of the demo's partner, and the applications of the demo's subscriber. */
export const ofOne = 10_000;

/** Writes so many users, one subscriber and one subscription each, and gives the demo's people long lists of their own. */
export async function fillPartner(connection: Connection, users: number): Promise<void> {
  await fillSubscriptions(connection, users, 1);
  const client = new pg.Client(connection as pg.ClientConfig);
  await client.connect();
  const partner = `(select partner_id from partner_members m join users u on u.id = m.user_id where u.login = 'partner')`;
  const statements = [
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
