import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPartner, buildSubscription } from '../../seed/index.ts';
import { type Member, makeMember, unique } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import type { Mailing } from '../mail/index.ts';
import { writeReminders } from './write-reminders.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await createTestPortal();
});
afterAll(() => test.close());
beforeEach(async () => {
  // Each test, and the demo before the first, has subscriptions that the next would be told of.
  for (const table of ['subscriptions', 'subscription_reminders', 'mails'] as const)
    await test.database.db.deleteFrom(table).execute();
});

const mailing = (portal: TestPortal): Mailing => ({
  outbox: portal.portal.outbox,
  base: 'http://portal.test',
  stopUrl: (userId, topic) => `http://portal.test/unsubscribe/${topic}-${userId}`,
});
const run = (from?: string, mayGoOn = () => true) =>
  writeReminders({ db: test.database.db, mailing: mailing(test) }, from, mayGoOn);

/** An owner whose subscription ends in so many days, which was known long before. */
async function owner(...ends: (number | null)[]): Promise<Member & { email: string }> {
  const email = `${unique('owner')}@people.example`;
  const member = await makeMember(test, { email, subscribers: ['ТОО «Ромашка»'] });
  for (const [index, days] of ends.entries())
    await buildSubscription(test.database.db, member.subscriberId, `Тариф ${index + 1}`, days);
  await knownLongAgo();
  return { ...member, email };
}
const knownLongAgo = () =>
  test.database.db
    .updateTable('subscriptions')
    .set({ end_known_since: sql<Date>`now() - interval '400 days'` })
    .execute();
const letters = () =>
  test.database.db.selectFrom('mails').selectAll().where('kind', '=', 'subscription-end').orderBy('id').execute();
const subjectsTo = async (email: string) =>
  (await letters())
    .filter((mail) => mail.recipient_address === email)
    .map(({ subject }) => subject.replaceAll('\u00a0', ' '));
const shift = (subscriberId: string, days: number) =>
  sql`update subscriptions set date_end = date_end + ${days}::int where subscriber_id = ${subscriberId}`.execute(
    test.database.db,
  );
const refuse = (userId: string) =>
  test.database.db.insertInto('mail_refusals').values({ user_id: userId, topic: 'reminders' }).execute();

describe('a reminder', () => {
  it.each([
    [31, null],
    [30, 'заканчивается'],
    [14, 'заканчивается'],
    [7, 'заканчивается'],
    [1, 'заканчивается'],
    [0, 'заканчивается'],
    [-1, 'закончилась'],
    [-14, 'закончилась'],
    [-15, 'доступ открыт по'],
    [-38, 'доступ открыт по'],
    [-45, 'доступ открыт по'],
    [-46, null],
  ])('of a subscription with %i days left says %s, once', async (days, words) => {
    const { email } = await owner(days);
    await run();
    await run();
    expect(await subjectsTo(email)).toEqual(words === null ? [] : [expect.stringContaining(words)]);
  });

  it('that a stopped job has missed is sent late, the newest only', async () => {
    const { email } = await owner(5);
    await run();
    expect(await subjectsTo(email)).toHaveLength(1);
    const noted = await test.database.db.selectFrom('subscription_reminders').select('step').execute();
    expect(noted).toEqual([{ step: 7 }]);
  });

  it('is not late for an end that became known after its day', async () => {
    const member = await makeMember(test, { email: `${unique('new')}@people.example` });
    await buildSubscription(test.database.db, member.subscriberId, 'Пробный период', 14);
    await run();
    expect(await letters()).toEqual([]);
  });

  it('of several tariffs at one step is one letter, at different steps several', async () => {
    const { email } = await owner(10, 12, 3);
    await run();
    const mails = await letters();
    expect(await subjectsTo(email)).toEqual([
      expect.stringMatching(/^Подписка «Тариф 3» заканчивается.*: ТОО «Ромашка»$/),
      'Заканчиваются 2 подписки: ТОО «Ромашка»',
    ]);
    expect(mails[1]?.text).toContain('Тариф 1: по');
    expect(mails[1]?.text).toContain('Тариф 2: по');
  });

  it('of a tariff looks at its latest end, and an open one never ends', async () => {
    const { db } = test.database;
    const prolonged = await owner(7);
    await buildSubscription(db, prolonged.subscriberId, 'Тариф 1', 200);
    const open = await owner(7);
    await buildSubscription(db, open.subscriberId, 'Тариф 1', null);
    await knownLongAgo();
    await run();
    expect(await letters()).toEqual([]);
  });

  it('says what becomes of the access: its last day, or that an endless subscription keeps it open', async () => {
    const [closes, stays] = [await owner(7), await owner(7, null)];
    await run();
    const textTo = async ({ email }: { email: string }) =>
      (await letters()).find((mail) => mail.recipient_address === email)?.text.replaceAll('\u00a0', ' ');
    expect(await textTo(closes)).toMatch(/Без продления доступ открыт по .+ включительно, потом приложения закроются/);
    expect(await textTo(stays)).toContain('Доступ не закроется, пока есть бессрочная подписка.');
    expect(await textTo(stays)).not.toMatch(/без перерыва|приложения закроются|откроет их/);
  });

  it('of the closing waits for the last of all tariffs', async () => {
    await owner(-15, null);
    await owner(-38, 100);
    const both = await owner(-38, -60);
    await run();
    expect((await letters()).map((mail) => mail.recipient_address)).toEqual([both.email]);
  });

  it('names the partner and carries the way to stop it', async () => {
    const { db } = test.database;
    const { subscriberId, userId } = await owner(7);
    const partnerId = await buildPartner(db, { name: 'ТОО «Верный счёт»', code: unique('partner') });
    await db.updateTable('subscribers').set({ partner_id: partnerId }).where('id', '=', subscriberId).execute();
    await run();
    const [mail] = await letters();
    expect(mail).toMatchObject({
      unsubscribe_url: `http://portal.test/unsubscribe/reminders-${userId}`,
      about: `subscription-end:${subscriberId}`,
    });
    for (const form of [mail?.html, mail?.text]) {
      expect(form).toContain('ТОО «Верный счёт»');
      expect(form).toContain(`/unsubscribe/reminders-${userId}`);
      expect(form).toContain('ТОО «Ромашка»');
    }
  });
});

describe('those who get it', () => {
  it('are the owners with an e-mail who may sign in and want it', async () => {
    const { db } = test.database;
    const first = await owner(7);
    const join = async (role: string, changes: { email?: string; blocked?: boolean } = {}) => {
      const email = 'email' in changes ? changes.email : `${unique('person')}@people.example`;
      const person = await makeMember(test, { ...(email && { email }), subscribers: [] });
      if (changes.blocked)
        await db.updateTable('users').set({ blocked_at: new Date() }).where('id', '=', person.userId).execute();
      await db
        .insertInto('members')
        .values({ user_id: person.userId, subscriber_id: first.subscriberId, role })
        .execute();
      return { ...person, email };
    };
    const second = await join('owner');
    await join('owner', { blocked: true });
    await join('administrator');
    await join('user');
    await refuse((await join('owner')).userId);
    await run();
    expect((await letters()).map((mail) => mail.recipient_address).sort()).toEqual([first.email, second.email].sort());
  });

  it('are all owners for the last one when each has switched them off', async () => {
    const far = await owner(-15);
    const near = await owner(-38);
    await refuse(far.userId);
    await refuse(near.userId);
    await run();
    const mails = await letters();
    expect(mails.map((mail) => mail.recipient_address)).toEqual([near.email]);
    expect(mails[0]?.text).toContain('Напоминания у\u00a0вас отключены');
  });
});

describe('an extension', () => {
  it('takes back the letter that waits, and nothing of others', async () => {
    const extended = await owner(7);
    const other = await owner(7);
    await run();
    await shift(extended.subscriberId, 365);
    expect((await letters()).map((mail) => mail.recipient_address)).toEqual([other.email]);
    await knownLongAgo();
    await run();
    expect(await letters()).toHaveLength(1);
  });

  it('by a second subscription of the tariff takes it back too, and tells again of the other tariff', async () => {
    const { subscriberId, email } = await owner(7, 7);
    await run();
    await buildSubscription(test.database.db, subscriberId, 'Тариф 1', 365);
    expect(await letters()).toEqual([]);
    await knownLongAgo();
    await run();
    expect(await subjectsTo(email)).toEqual([expect.stringContaining('«Тариф 2»')]);
  });

  it('leaves a letter that has gone, and does not tell an owner twice of the step', async () => {
    const { subscriberId } = await owner(7, 7);
    await run();
    await test.database.db.updateTable('mails').set({ state: 'sent', sent_at: new Date() }).execute();
    await buildSubscription(test.database.db, subscriberId, 'Тариф 1', 365);
    await knownLongAgo();
    await run();
    expect(await letters()).toHaveLength(1);
  });

  it('at the same moment as the job leaves no stale letter', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { subscriberId, email } = await owner(7);
      await Promise.all([run(), shift(subscriberId, 100)]);
      expect(await subjectsTo(email)).toEqual([]);
    }
  });
});

describe('a run', () => {
  it('twice at once on two servers writes each letter once', async () => {
    const other = 40;
    for (let count = 0; count < other; count += 1) await owner(1);
    await Promise.all([run(), run(), run()]);
    const addresses = (await letters()).map((mail) => mail.recipient_address);
    expect(addresses).toHaveLength(other);
    expect(new Set(addresses).size).toBe(other);
  });

  it('that fails in a lot leaves neither its notes nor its letters, and the next makes it good', async () => {
    const { email } = await owner(1);
    const broken = mailing(test);
    const failing = { ...broken, outbox: { ...broken.outbox, queueMails: () => Promise.reject(new Error('killed')) } };
    await expect(writeReminders({ db: test.database.db, mailing: failing }, undefined, () => true)).rejects.toThrow(
      'killed',
    );
    expect(await test.database.db.selectFrom('subscription_reminders').select('step').execute()).toEqual([]);
    await run();
    expect(await subjectsTo(email)).toHaveLength(1);
  });

  it('tells where it stopped, so that the next piece goes on from there', async () => {
    await owner(1);
    expect(await run(undefined, () => false)).toEqual({ after: undefined, letters: 1 });
    expect(await run('ffffffff-ffff-ffff-ffff-ffffffffffff')).toEqual({ after: undefined, letters: 0 });
  });
});
