import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildPartner, buildSubscriber } from '../../seed/index.ts';
import { type Member, makeMember, makePartner, unique } from '../../testing/people.ts';
import { createRecordingTransport } from '../../testing/recording-transport.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const path = '/service/bl/partner/customers/letter';

let test: TestPortal;
const { mailTransport, mail } = createRecordingTransport();
let partner: Member;
let partnerId: number;
beforeAll(async () => {
  test = await createTestPortal({ mailTransport, working: true });
});
afterAll(() => test.close());
beforeEach(async () => {
  const { db } = test.database;
  [partner, partnerId] = await makePartner(test);
  await db.updateTable('partners').set({ mail: 'office@partner.example' }).where('id', '=', partnerId).execute();
  mail.delivered = [];
});

const serve = (ids: readonly string[], by = partnerId) =>
  test.database.db.updateTable('subscribers').set({ partner_id: by }).where('id', 'in', ids).execute();
async function makeCustomer(subscribers = ['ТОО «Ёлка»']) {
  const email = `${unique('owner')}@people.example`;
  const owner = await makeMember(test, { email, subscribers });
  await serve(owner.subscriberIds);
  return { email, ids: owner.subscriberIds, id: owner.subscriberId };
}
const form = (customers: readonly string[], more: object = {}) => ({
  key: randomUUID().replaceAll('-', ''),
  customers,
  subject: 'Срок сдачи',
  text: 'Здравствуйте!\n\nСрок перенесён\nна 25 ноября.',
  ...more,
});
const write = async (body: object, by = partner) => {
  const answer = await by.post(path, body);
  return [answer.statusCode, answer.json()] as const;
};
const lettersOf = (key: string) =>
  test.database.db
    .selectFrom('mails')
    .selectAll()
    .where('key', 'like', `customer-letter:${partnerId}:${key}:%`)
    .execute();

describe('a letter to customers', () => {
  it('goes to the owners, once each, escaped, and its answers to the partner', async () => {
    const [one, two] = [await makeCustomer(), await makeCustomer(['ТОО «Сосна»', 'ТОО «Кедр»'])];
    const colleague = await makeMember(test, { email: `${unique('colleague')}@people.example`, subscribers: [] });
    await test.database.db
      .insertInto('members')
      .values({ user_id: colleague.userId, subscriber_id: one.id, role: 'user' })
      .execute();
    const body = form([one.id, ...two.ids, one.id], { subject: 'Срок <b>сдачи</b>\r\nBcc: thief@evil.example' });
    expect(await write(body)).toEqual([200, { success: true, queued: 2, unreachable: 0 }]);
    await vi.waitFor(() => expect(mail.delivered).toHaveLength(2), { timeout: 60_000, interval: 50 });
    const letters = await Promise.all(mail.delivered.map((raw) => PostalMime.parse(raw)));
    expect(letters.map(({ to }) => to?.[0]?.address).sort()).toEqual([one.email, two.email].sort());
    for (const letter of letters) {
      expect(letter).toMatchObject({
        subject: 'Срок <b>сдачи</b> Bcc: thief@evil.example',
        replyTo: [{ name: 'ТОО «Верный счёт»', address: 'office@partner.example' }],
        text: expect.stringContaining('Срок перенесён\nна 25 ноября.'),
      });
      expect(letter.bcc ?? []).toEqual([]);
      expect(letter.html).toContain('Срок &lt;b&gt;сдачи&lt;/b&gt;');
      expect(letter.html).toContain('Срок перенесён<br>на 25 ноября.');
    }
    const audit = await test.database.db.selectFrom('audit').selectAll().where('object', '=', body.key).execute();
    expect(audit).toMatchObject([{ action: 'customers-written', user_id: partner.userId, details: { queued: 2 } }]);
  });

  it('is sent once by its key, however often and at once it is asked for', async () => {
    const { id } = await makeCustomer();
    const body = form([id]);
    const answers = await Promise.all(Array.from({ length: 6 }, () => write(body)));
    for (const answer of answers) expect(answer).toEqual([200, { success: true, queued: 1, unreachable: 0 }]);
    expect(await lettersOf(body.key)).toHaveLength(1);
    const other = await makeCustomer();
    await write({ ...body, customers: [other.id] });
    expect(await lettersOf(body.key)).toHaveLength(1);
  });

  it('that was sent, though its answer was lost, is not told to be sent with other words', async () => {
    const { id } = await makeCustomer();
    const body = form([id]);
    await write(body);
    for (const other of [{ text: 'Срок прежний.' }, { subject: 'Срок прежний' }])
      expect(await write({ ...body, ...other })).toMatchObject([409, { code: 'customers.letter-sent' }]);
    expect(await write(body)).toMatchObject([200, { queued: 1 }]);
    expect(await lettersOf(body.key)).toHaveLength(1);
  });

  it('says whose owners have no address', async () => {
    const { id } = await makeCustomer();
    const silent = await buildSubscriber(test.database.db, { name: 'ТОО «Тихий»', code: unique('code') }, []);
    await serve([silent]);
    expect(await write(form([id, silent]))).toEqual([200, { success: true, queued: 1, unreachable: 1 }]);
  });

  it('is never sent in part when one of the customers is another’s', async () => {
    const { id } = await makeCustomer();
    const foreign = await makeCustomer();
    const otherId = await buildPartner(test.database.db, { name: 'Другой', code: unique('partner') });
    await serve([foreign.id], otherId);
    for (const customers of [[id, foreign.id], [randomUUID()]]) {
      const body = form(customers);
      expect(await write(body)).toMatchObject([404, { code: 'customers.unknown' }]);
      expect(await lettersOf(body.key)).toEqual([]);
    }
  });

  it.each([
    [{ subject: ' \n' }, 'subject'],
    [{ subject: 'я'.repeat(151) }, 'subject'],
    [{ text: ' ' }, 'text'],
    [{ text: 'я'.repeat(5_001) }, 'text'],
    [{ customers: [] }, 'customers'],
    [{ customers: Array.from({ length: 201 }, () => randomUUID()) }, 'customers'],
    [{ key: 'ещё раз' }, 'key'],
  ])('with %j is refused by its field', async (wrong, field) => {
    const { id } = await makeCustomer();
    const [status, answer] = await write(form([id], wrong));
    expect([status, Object.keys(answer.fields)]).toEqual([400, [field]]);
    expect(answer.fields[field]).toMatch(/[а-я]/);
  });

  it('is the thirtieth of the day at most', async () => {
    const { id } = await makeCustomer();
    await write(form([id]));
    await test.database.pool.query('update limits set points = 30 where key = $1', [`customer-letters:${partnerId}`]);
    expect(await write(form([id]))).toMatchObject([429, { code: 'customers.too-many-letters' }]);
  });

  it('is written by partners alone', async () => {
    const { id } = await makeCustomer();
    for (const roles of [[], ['operator']])
      expect((await write(form([id]), await makeMember(test, { roles })))[0]).toBe(403);
    const lonely = await makeMember(test, { roles: ['partner'] });
    expect(await write(form([id]), lonely)).toMatchObject([403, { code: 'partners.no-partner' }]);
  });
});
