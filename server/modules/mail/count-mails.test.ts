import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../infra/database/index.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { countMails } from './mail.store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('a scrape counts letters without scanning those that are sent (spec: monitoring.metrics)', async () => {
  const { db } = database;
  await database.fill(`insert into mails (key, kind, recipient_address, subject, html, text, state, next_attempt_at)
    select 'n' || n, 'test', 'a@people.example', 's', '', '', case when n <= 4 then 'queued' when n <= 7 then 'dead' else 'sent' end,
      now() - make_interval(secs => case when n = 3 then 100 else 0 end)
    from generate_series(1, 3000) n`);
  await database.fill('analyze mails');
  await inTransaction(db, async (transaction) => {
    const counts = await countMails(transaction);
    expect(counts).toMatchObject({ queued: 4, sending: 0, dead: 3 });
    expect(counts.overdueSeconds).toBeGreaterThanOrEqual(100);
    expect(counts.overdueSeconds).toBeLessThan(100_000);
    const { rows } = await sql<{ scans: string }>`
      select pg_stat_get_xact_numscans('mails'::regclass) as scans`.execute(transaction);
    expect(Number(rows[0]?.scans)).toBe(0);
  });
});

it('an empty outbox is not late', async () => {
  await database.pool.query('delete from mails');
  expect(await countMails(database.db)).toEqual({
    queued: 0,
    sending: 0,
    dead: 0,
    overdueSeconds: 0,
    hasLastFailed: false,
  });
});

it('the last attempt has failed until a letter leaves after it', async () => {
  const { pool, db } = database;
  const hasFailed = async () => (await countMails(db)).hasLastFailed;
  const add = (key: string, columns: Record<string, string>) =>
    pool.query(`insert into mails (key, kind, recipient_address, subject, html, text, ${Object.keys(columns).join(', ')})
      values ('${key}', 'test', 'a@people.example', 's', '', '', ${Object.values(columns).join(', ')})`);
  await add('left', { state: "'sent'", sent_at: "now() - interval '2 minutes'" });
  await add('new', { state: "'queued'" });
  expect(await hasFailed()).toBe(false);
  await add('refused', {
    state: "'queued'",
    attempts: '1',
    claimed_at: "now() - interval '1 minute'",
    next_attempt_at: "now() + interval '1 minute'",
  });
  expect(await hasFailed()).toBe(true);
  await add('left after it', { state: "'sent'", sent_at: 'now()' });
  expect(await hasFailed()).toBe(false);
});
