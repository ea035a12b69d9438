import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestPortal, type TestPortal } from './testing/test-portal.ts';

/** What is past its keeping goes, however much there is of it (spec: reliability.clean-up). */
const many = 2_500;

let test: TestPortal;
beforeAll(async () => {
  test = await createTestPortal({ working: true });
});
afterAll(() => test.close());

const planted: Readonly<Record<string, string>> = {
  sessions: `insert into sessions (token_hash, user_id, foreign_computer, idle_until, expires_at)
    select sha256(n::text::bytea), (select id from users where login = 'demo'), false, now() - interval '1 s' * n, now()
    from generate_series(1, ${many}) n`,
  audit: `insert into audit (action, at) select 'planted', now() - interval '401 days' from generate_series(1, ${many})`,
  limits: `insert into limits (key, points, expire) select 'planted:' || n, 1, 1 from generate_series(1, ${many}) n`,
  known_devices: `insert into known_devices (user_id, mark, seen_at)
    select (select id from users where login = 'demo'), n::text::bytea, now() - interval '500 days'
    from generate_series(1, ${many}) n`,
  enquiries: `insert into enquiries (form_id, name, phone, text, address, created_at)
    select 13, 'Тест', '+77010000000', 'Вопрос', '192.0.2.1', now() - interval '31 days' from generate_series(1, ${many})`,
  done_requests: `insert into done_requests (user_id, request_key, what, asked, made, done_at)
    select (select id from users where login = 'demo'), 'planted:' || n, 'planted', '', '', now() - interval '31 days'
    from generate_series(1, ${many}) n`,
  mails: `insert into mails (key, kind, recipient_address, subject, html, text, state, sent_at, created_at)
    select 'planted:' || n, 'planted', 'a@people.example', '', '', '', 'sent', now() - interval '400 days', now()
    from generate_series(1, ${many}) n`,
  shared_assets: `insert into shared_assets (name, bytes, left_at)
    select 'planted-' || n, '', now() - interval '31 days' from generate_series(1, ${many}) n`,
  invitation_imports: `insert into invitation_imports (partner_id, file_name, total, bad, created_at)
    select min(id), 'planted', 0, 0, now() - interval '3 days' from partners cross join generate_series(1, 30) n group by n`,
};

/** How many of them are left. */
const left = `select (select count(*) from sessions where idle_until <= now())
  + (select count(*) from audit where action = 'planted') + (select count(*) from limits where key like 'planted:%')
  + (select count(*) from known_devices where seen_at < now() - interval '400 days')
  + (select count(*) from enquiries where address is not null and created_at < now() - interval '30 days')
  + (select count(*) from done_requests where what = 'planted')
  + (select count(*) from mails where kind = 'planted') + (select count(*) from shared_assets)
  + (select count(*) from invitation_imports where file_name = 'planted') as n`;

it('a job of the clean-up leaves nothing that is past its keeping', async () => {
  const { pool, db } = test.database;
  for (const statement of Object.values(planted)) await test.database.fill(statement);
  const before = Number((await pool.query<{ n: string }>(left)).rows[0]?.n);
  expect(before).toBeGreaterThan(8 * many);
  await test.portal.jobs.send(db, 'clean-up', {});
  await vi.waitFor(async () => expect((await pool.query(left)).rows).toEqual([{ n: '0' }]), {
    timeout: 60_000,
    interval: 50,
  });
});
