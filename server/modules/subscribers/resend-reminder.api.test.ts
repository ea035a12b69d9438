import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildSubscription } from '../../seed/index.ts';
import { type Member, makeMember, unique } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { writeReminders } from './write-reminders.ts';

/** A reminder that an operator sends once more, after subscriptions have changed (spec: mail.again). */
let test: TestPortal;
let operator: Member;
beforeAll(async () => {
  test = await createTestPortal();
  operator = await makeMember(test, { roles: ['operator'], subscribers: [] });
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of ['subscriptions', 'subscription_reminders', 'mails'] as const)
    await test.database.db.deleteFrom(table).execute();
});

/** An owner who was to be reminded of subscriptions that end in so many days; the letter was refused. */
async function reminded(...ends: number[]) {
  const { db } = test.database;
  const email = `${unique('owner')}@people.example`;
  const { subscriberId } = await makeMember(test, { email, subscribers: ['ТОО «Ромашка»'] });
  for (const [index, days] of ends.entries()) await buildSubscription(db, subscriberId, `Тариф ${index + 1}`, days);
  await db.updateTable('subscriptions').set({ end_known_since: sql<Date>`now() - interval '400 days'` }).execute();
  const mailing = {
    outbox: test.portal.outbox,
    base: 'http://portal.test',
    stopUrl: () => 'http://portal.test/unsubscribe',
  };
  await writeReminders({ db, mailing }, undefined, () => true);
  await setAside();
  const { id } = await db.selectFrom('mails').select('id').executeTakeFirstOrThrow();
  return { id, subscriberId };
}
const setAside = () =>
  test.database.db.updateTable('mails').set({ state: 'dead', last_error: '550 No such user' }).execute();
const resend = async (id: string) => (await operator.post(`/service/console/mails/${id}/resend`, {})).json();
const extend = (subscriberId: string, tariff: string) =>
  test.database.db
    .updateTable('subscriptions')
    .set({ date_end: sql`date_end + 365` })
    .where('subscriber_id', '=', subscriberId)
    .where('tariff_name', '=', tariff)
    .execute();

const outdated = { code: 'mail.outdated', message: expect.stringMatching(/Срок подписки/) };

it.each([
  ['one subscription', [7]],
  ['two', [7, 7]],
  ['the closing of access', [-15]],
])('of %s does not go once an end is another, also as a copy', async (_, ends) => {
  const { id, subscriberId } = await reminded(...ends);
  const { id: copy } = await resend(id);
  await setAside();
  await extend(subscriberId, 'Тариф 1');
  expect(await resend(copy)).toMatchObject(outdated);
  expect(await resend(id)).toMatchObject(outdated);
});

it('goes while its ends are the same, whatever else the organisation gets', async () => {
  const { id, subscriberId } = await reminded(7);
  await buildSubscription(test.database.db, subscriberId, 'Архив', 365);
  expect(await resend(id)).toMatchObject({ action: 'copy' });
});

it('does not go once a subscription without an end has come in the place of one', async () => {
  const { id, subscriberId } = await reminded(7);
  await buildSubscription(test.database.db, subscriberId, 'Тариф 1', null);
  expect(await resend(id)).toMatchObject(outdated);
});
