import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Member, makeMember, unique } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const members = '/service/console/members';

let test: TestPortal;
let operator: Member;
beforeAll(async () => {
  test = await createTestPortal();
  operator = await makeMember(test, { roles: ['operator'], subscribers: [] });
});
afterAll(() => test.close());

const organizationsOf = async (person: Member) => {
  const { subscribers } = (await person.get('/service/bl/get/user-info')).json();
  return subscribers.map(({ id }: { id: string }) => id);
};
const join = (person: Member, subscriberId: string, role = 'user') =>
  operator.post(members, { userId: person.userId, subscriberId, role });

describe('a person’s place in organisations', () => {
  it('is changed from one to another, and the only person of one may go', async () => {
    const person = await makeMember(test);
    const other = await makeMember(test);
    const place = `${members}/${person.userId}_${person.subscriberId}`;
    const placesOf = async () => (await operator.get(`${members}?userId=${person.userId}`)).json().items;
    expect(await placesOf()).toMatchObject([{ subscriberId: person.subscriberId, isAlone: true }]);
    const moved = await operator.post(`${place}/move`, { subscriberId: other.subscriberId, role: 'administrator' });
    expect(moved.statusCode).toBe(200);
    expect(await organizationsOf(person)).toEqual([other.subscriberId]);
    const there = { subscriberId: other.subscriberId, role: 'administrator', isAlone: false };
    expect(await placesOf()).toMatchObject([there]);
    const again = await operator.post(`${place}/move`, { subscriberId: other.subscriberId, role: 'user' });
    expect(again.json().code).toBe('people.no-member');
  });

  it('is told after a move in one letter, which names both organisations', async () => {
    const email = `${unique('moved')}@people.example`;
    const person = await makeMember(test, { email, subscribers: ['ТОО «Прежнее»'] });
    const other = await makeMember(test, { subscribers: ['ТОО «Новое»'] });
    const place = `${members}/${person.userId}_${person.subscriberId}`;
    await operator.post(`${place}/move`, { subscriberId: other.subscriberId, role: 'administrator' });
    const { rows } = await test.database.pool.query(
      'select kind, subject, text from mails where recipient_address = $1',
      [email],
    );
    expect(rows).toEqual([
      { kind: 'member-moved', subject: 'Вас перевели: ТОО «Новое»', text: expect.stringContaining('ТОО «Прежнее»') },
    ]);
    expect(rows[0]?.text).toContain('администратор');
  });

  it('is told to whoever the operator adds', async () => {
    const email = `${unique('added')}@people.example`;
    const person = await makeMember(test, { email });
    const other = await makeMember(test, { subscribers: ['ТОО «Второе»'] });
    await join(person, other.subscriberId, 'administrator');
    const { rows } = await test.database.pool.query(
      'select kind, subject, text from mails where recipient_address = $1',
      [email],
    );
    expect(rows).toMatchObject([{ kind: 'member-joined', subject: 'Вас добавили: ТОО «Второе»' }]);
    expect(rows[0]?.text).toContain('администратор');
    // The person's current organisation stays: the letter says how to go to this one.
    expect(rows[0]?.text).not.toContain('стала текущей');
    expect(rows[0]?.text).toMatch(/выберите\sэту\sв\sменю/);
  });

  it('leaves the person the current organisation, as long as it is theirs', async () => {
    const person = await makeMember(test, { subscribers: ['ТОО «Одно»', 'ТОО «Два»'] });
    const [{ subscriberId: third }, { subscriberId: fourth }] = [await makeMember(test), await makeMember(test)];
    const [one = '', two] = person.subscriberIds;
    await person.post('/service/bl/subscriber/select', { id: two });
    await join(person, third);
    expect((await organizationsOf(person))[0]).toBe(two);
    const moveTo = (from: string, to: string) =>
      operator.post(`${members}/${person.userId}_${from}/move`, { subscriberId: to, role: 'user' });
    expect((await moveTo(one, fourth)).statusCode).toBe(200);
    expect((await organizationsOf(person))[0]).toBe(two);
    const fifth = (await makeMember(test)).subscriberId;
    expect((await moveTo(two ?? '', fifth)).statusCode).toBe(200);
    expect((await organizationsOf(person))[0]).toBe(fifth);
    await operator.post(`${members}/${person.userId}_${fifth}/remove`, {});
    const nowhere = await makeMember(test, { subscribers: [] });
    await join(nowhere, third);
    expect((await organizationsOf(nowhere))[0]).toBe(third);
  });

  it('leaves the organisation that is shown after the current one was left, whatever the new one is called', async () => {
    const person = await makeMember(test, { subscribers: ['ТОО «Выбранное»', 'ТОО «Показанное»'] });
    const [chosen = '', shown = ''] = person.subscriberIds;
    await person.post('/service/bl/subscriber/select', { id: chosen });
    await operator.post(`${members}/${person.userId}_${chosen}/remove`, {});
    expect(await organizationsOf(person)).toEqual([shown]);
    const first = await makeMember(test, { subscribers: ['ТОО «Аа первое по алфавиту»'] });
    await join(person, first.subscriberId);
    expect(await organizationsOf(person)).toEqual([shown, first.subscriberId]);
  });

  it('brings along the current one that is shown, though the person has never chosen it', async () => {
    const person = await makeMember(test, { subscribers: ['ТОО «Аа показанное»', 'ТОО «Другое»'] });
    const [shown = '', other = ''] = person.subscriberIds;
    await test.database.pool.query('update users set current_subscriber_id = null where id = $1', [person.userId]);
    const to = await makeMember(test, { subscribers: ['ТОО «Яя новое»'] });
    const target = { subscriberId: to.subscriberId, role: 'user' };
    expect((await operator.post(`${members}/${person.userId}_${shown}/move`, target)).statusCode).toBe(200);
    expect(await organizationsOf(person)).toEqual([to.subscriberId, other]);
  });

  it('is given again by the same press where the person was taken out since', async () => {
    const person = await makeMember(test);
    const { subscriberId } = await makeMember(test);
    const [add, remove] = [unique('add-key'), unique('remove-key')];
    const given = { userId: person.userId, subscriberId, role: 'user', key: add };
    const place = `${members}/${person.userId}_${subscriberId}`;
    for (const isThere of [true, false, true, false]) {
      const done = await (isThere ? operator.post(members, given) : operator.post(`${place}/remove`, { key: remove }));
      expect(done.statusCode).toBe(200);
      expect((await organizationsOf(person)).includes(subscriberId)).toBe(isThere);
    }
  });

  it('is not left by the last owner while others stay', async () => {
    const owner = await makeMember(test);
    const colleague = await makeMember(test, { subscribers: [] });
    await join(colleague, owner.subscriberId);
    const place = `${members}/${owner.userId}_${owner.subscriberId}`;
    const refused = [
      await operator.post(`${place}/remove`, {}),
      await operator.post(`${place}/role`, { role: 'user' }),
    ].map((answer) => answer.json().code);
    expect(refused).toEqual(['members.last-owner', 'members.last-owner']);
    expect(await organizationsOf(owner)).toEqual([owner.subscriberId]);
  });

  it('stays when the new one has the person already', async () => {
    const person = await makeMember(test, { subscribers: ['ТОО «Одно»', 'ТОО «Два»'] });
    const [from = '', to = ''] = person.subscriberIds;
    const moved = await operator.post(`${members}/${person.userId}_${from}/move`, { subscriberId: to, role: 'user' });
    expect(moved.json().code).toBe('people.member-already');
    expect(await organizationsOf(person)).toHaveLength(2);
    expect((await join(person, to)).json().code).toBe('people.member-already');
  });
});
