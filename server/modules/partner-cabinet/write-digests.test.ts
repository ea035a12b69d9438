import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drawCode, openCodeHasher } from '../../infra/codes/index.ts';
import { buildInvitation, buildSubscriber, buildSubscription } from '../../seed/index.ts';
import { makePartner, unique } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { invitationCodeLength } from '../invitations/index.ts';
import { createMailing } from '../mail/index.ts';
import { writeDigests } from './write-digests.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await createTestPortal();
});
afterAll(() => test.close());
beforeEach(async () => {
  // The demo's partner, and those of other tests, have a week of their own.
  await test.database.db.deleteFrom('partner_members').execute();
  await test.database.db.deleteFrom('mails').execute();
});

const run = async () => {
  const { db } = test.database;
  return writeDigests({
    db,
    mailing: createMailing(test.portal.outbox, 'http://portal.test', await openCodeHasher(db)),
  });
};

async function makeReader() {
  const email = `${unique('person')}@people.example`;
  const [{ userId }, partnerId] = await makePartner(test, { email });
  return { partnerId, email, userId };
}

/** An invitation sent, and perhaps used, so many days before this week's Monday; a negative one is in this week. */
async function invitation(partnerId: number, daysBefore: number, used: boolean) {
  const { db } = test.database;
  const id = await buildInvitation(db, await openCodeHasher(db), {
    partnerId,
    email: `${unique('client')}@example.kz`,
    code: drawCode(invitationCodeLength),
  });
  const at = sql<Date>`date_trunc('week', now() at time zone 'Asia/Almaty') at time zone 'Asia/Almaty'
    - make_interval(days => ${daysBefore}::int) + interval '1 second'`;
  await db
    .updateTable('invitations')
    .set({ sent_at: at, ...(used && { used_at: at }) })
    .where('id', '=', id)
    .execute();
}

async function customer(partnerId: number, name: string, endsInDays: number) {
  const { db } = test.database;
  const id = await buildSubscriber(db, { name, code: unique('code') }, []);
  await db.updateTable('subscribers').set({ partner_id: partnerId }).where('id', '=', id).execute();
  await buildSubscription(db, id, 'Базовый', endsInDays);
}
const letters = () => test.database.db.selectFrom('mails').selectAll().orderBy('id').execute();

describe('the digest of the week', () => {
  it('counts the invitations of the last week and names customers whose subscriptions end', async () => {
    const { partnerId, email } = await makeReader();
    for (const [days, used] of [
      [7, true],
      [1, false],
      [8, true],
      [0, true],
    ] as const)
      await invitation(partnerId, days, used);
    await customer(partnerId, 'ТОО «Скоро»', 30);
    await customer(partnerId, 'ТОО «Нескоро»', 31);
    await customer(partnerId, 'ТОО «Уже»', -1);
    expect(await run()).toBe(1);
    const [mail] = await letters();
    expect(mail).toMatchObject({ recipient_address: email, kind: 'digest' });
    expect(mail?.text).toContain('Приглашений отправлено: 2');
    expect(mail?.text).toContain('Приглашений использовано: 1');
    expect(mail?.text).toContain('ТОО «Скоро»');
    expect(mail?.text).not.toMatch(/Нескоро|Уже/);
    expect(mail?.unsubscribe_url).toContain('/unsubscribe/');
    expect(mail?.html).toContain(mail?.unsubscribe_url);
  });

  it('names ten customers and counts the rest', async () => {
    const { partnerId } = await makeReader();
    for (let index = 0; index < 13; index += 1) await customer(partnerId, `ТОО «Клиент ${index}»`, 5);
    await run();
    const [mail] = await letters();
    expect(mail?.text.match(/Клиент \d/g)).toHaveLength(10);
    expect(mail?.text).toMatch(/^И\u00a0ещё\u00a03$/m);
  });

  it('is not written when there is nothing to say, or to who does not want it, or twice', async () => {
    await makeReader();
    expect(await run()).toBe(0);
    const refusing = await makeReader();
    await customer(refusing.partnerId, 'ТОО «Скоро»', 3);
    await test.database.db.insertInto('mail_refusals').values({ user_id: refusing.userId, topic: 'digest' }).execute();
    expect(await run()).toBe(0);
    const wanting = await makeReader();
    await customer(wanting.partnerId, 'ТОО «Скоро»', 3);
    const counts = await Promise.all([run(), run()]);
    expect(counts.toSorted()).toEqual([0, 1]);
    expect((await letters()).map((mail) => mail.recipient_address)).toEqual([wanting.email]);
  });
});
