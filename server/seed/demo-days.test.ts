import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invitationDays } from '../modules/invitations/index.ts';
import { createTestPortal, type TestPortal } from '../testing/test-portal.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await createTestPortal();
});
afterAll(() => test.close());

const rows = async (text: string) => (await test.database.pool.query(text)).rows;

describe('the days of the demo, whatever the day of its first start', () => {
  it('gives every invitation as many days as the letter says', async () => {
    const lives = await rows(
      'select distinct round(extract(epoch from expires_at - created_at) / 86400)::int as days from invitations',
    );
    expect(lives).toEqual([{ days: invitationDays }]);
  });

  it('has customers from before their subscriptions, and people from before they were customers', async () => {
    const early = await rows(`select o.name from subscribers o join subscriptions s on s.subscriber_id = o.id
      where s.date_begin < (o.created_at at time zone 'Asia/Almaty')::date`);
    const used = await rows(`select i.email from invitations i join subscribers o on o.id = i.subscriber_id
      where i.used_at > o.created_at + interval '1 day' or i.used_at > i.expires_at`);
    expect([early, used]).toEqual([[], []]);
  });

  it('has everything of a customer since that one is a customer', async () => {
    const since = async (table: string) =>
      rows(`select o.name, t.created_at from ${table} t join subscribers o on o.id = t.subscriber_id
        where abs(extract(epoch from t.created_at - o.created_at)) > 3600`);
    expect([await since('members'), await since('applications'), await since('subscriptions')]).toEqual([[], [], []]);
  });

  it('has an invitation in each state a cabinet can show', async () => {
    const [states] = await rows(`select
        count(*) filter (where used_at is not null)::int as used, count(*) filter (where revoked_at is not null)::int as revoked,
        count(*) filter (where bounced_at is not null)::int as bounced,
        count(*) filter (where expires_at < now() and used_at is null)::int as expired,
        count(*) filter (where sent_at is null and used_at is null)::int as queued from invitations`);
    expect(states).toEqual({ used: 1, revoked: 1, bounced: 1, expired: 1, queued: 1 });
  });
});
