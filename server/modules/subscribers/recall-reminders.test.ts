import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildSubscription } from '../../seed/index.ts';
import { makeMember, unique } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { writeReminders } from './write-reminders.ts';

/** Reminders that did not leave when a subscription of their organisation changes (spec: mail.recalled). */
let test: TestPortal;
beforeAll(async () => {
  test = await createTestPortal();
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of ['subscriptions', 'subscription_reminders', 'mails'] as const)
    await test.database.db.deleteFrom(table).execute();
});

const run = () =>
  writeReminders(
    {
      db: test.database.db,
      mailing: {
        outbox: test.portal.outbox,
        base: 'http://portal.test',
        stopUrl: (userId, topic) => `http://portal.test/unsubscribe/${topic}-${userId}`,
      },
    },
    undefined,
    () => true,
  );

/** An owner whose subscriptions end in so many days, which was known long before. */
async function owner(...ends: number[]) {
  const email = `${unique('owner')}@people.example`;
  const { subscriberId } = await makeMember(test, { email, subscribers: ['ТОО «Ромашка»'] });
  for (const [index, days] of ends.entries())
    await buildSubscription(test.database.db, subscriberId, `Тариф ${index + 1}`, days);
  await knownLongAgo();
  return { subscriberId, email };
}
const knownLongAgo = () =>
  test.database.db
    .updateTable('subscriptions')
    .set({ end_known_since: sql<Date>`now() - interval '400 days'` })
    .execute();
const shift = (subscriberId: string, days: number) =>
  sql`update subscriptions set date_end = date_end + ${days}::int where subscriber_id = ${subscriberId}`.execute(
    test.database.db,
  );
const letters = () => test.database.db.selectFrom('mails').selectAll().orderBy('id').execute();
const setAside = () =>
  test.database.db
    .updateTable('mails')
    .set({ state: 'dead', last_error: '550 No such user' })
    .where('state', '=', 'queued')
    .execute();
const errorsTo = async (email: string) =>
  (await letters()).filter((mail) => mail.recipient_address === email).map((mail) => mail.last_error);

it('takes back the letter that was set aside, and tells again of the other tariff', async () => {
  const { subscriberId, email } = await owner(7, 7);
  const other = await owner(7);
  await run();
  await setAside();
  await buildSubscription(test.database.db, subscriberId, 'Тариф 1', 365);
  await knownLongAgo();
  await run();
  expect(await errorsTo(other.email)).toEqual(['550 No such user']);
  expect(await errorsTo(email)).toEqual(['recalled', null]);
  expect((await letters()).at(-1)).toMatchObject({ state: 'queued', subject: expect.stringMatching(/«Тариф\s2»/) });
});

it.each([
  ['of another tariff', (id: string) => buildSubscription(test.database.db, id, 'Архив', 365)],
  ['that is taken back itself', (id: string) => shift(id, 365).then(() => shift(id, -365))],
])('a change %s leaves an end true: it is told again, each time its letter was set aside', async (_, change) => {
  const { subscriberId, email } = await owner(7);
  for (const times of [1, 2, 3]) {
    await run();
    expect(await errorsTo(email)).toEqual([...Array(times - 1).fill('recalled'), null]);
    await setAside();
    await change(subscriberId);
    await knownLongAgo();
  }
});

it.each([
  ['has gone to another owner', { state: 'sent', sent_at: new Date() }],
  ['is being sent', { state: 'sending', claimed_at: new Date() }],
  ['may have arrived', { state: 'dead', last_error: 'unclear', handed_at: new Date() }],
])('tells nobody twice where a letter %s', async (_, state) => {
  const { subscriberId, email } = await owner(7);
  const second = await makeMember(test, { email: `${unique('owner')}@people.example`, subscribers: [] });
  await test.database.db
    .insertInto('members')
    .values({ user_id: second.userId, subscriber_id: subscriberId, role: 'owner' })
    .execute();
  await run();
  await setAside();
  await test.database.db
    .updateTable('mails')
    .set({ last_error: null, ...state })
    .where('recipient_address', '=', email)
    .execute();
  await buildSubscription(test.database.db, subscriberId, 'Архив', 365);
  await knownLongAgo();
  await run();
  expect(await letters()).toHaveLength(2);
});
