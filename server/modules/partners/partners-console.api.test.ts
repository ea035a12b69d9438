import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Member, makeMember, makePartner, unique } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let test: TestPortal;
let operator: Member;
beforeAll(async () => {
  test = await createTestPortal();
  operator = await makeMember(test, { name: 'Оператор', roles: ['operator'], subscribers: [] });
});
afterAll(() => test.close());

const found = async (q: string) => {
  const { items } = (await operator.get('/service/console/service-partners', { query: { q } })).json() as {
    items: { name: string; city: string }[];
  };
  return items;
};

describe('the cabinet of a partner', () => {
  it('is told to whoever the operator lets in, once, and to whoever it is closed to', async () => {
    const email = `${unique('cabinet')}@people.example`;
    const { userId } = await makeMember(test, { email });
    const [, partnerId] = await makePartner(test);
    const people = '/service/console/partner-people';
    for (const _ of [1, 2]) await operator.post(people, { userId, partnerId: String(partnerId) });
    await operator.post(`${people}/${userId}/remove`, {});
    const text = 'select subject, text from mails where recipient_address = $1 order by created_at';
    const { rows } = await test.database.pool.query(text, [email]);
    expect(rows.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Кабинет партнёра открыт: /),
      expect.stringMatching(/^Кабинет партнёра закрыт: /),
    ]);
    expect(rows[0].text).toMatch(/\/partner\s/);
  });
});

describe('a person who works in a cabinet', () => {
  it('is shown with the partner, who is also named when another one is to be opened', async () => {
    const [[worker], [, other]] = [await makePartner(test), await makePartner(test)];
    const card = (await operator.get(`/service/console/users/${worker.userId}`)).json();
    expect(card).toMatchObject({ partnerId: expect.any(String), partnerName: 'ТОО «Верный счёт»' });
    const body = { userId: worker.userId, partnerId: String(other) };
    const refused = (await operator.post('/service/console/partner-people', body)).json();
    expect([refused.code, refused.message]).toEqual([
      'people.works-for-another',
      expect.stringContaining('другого партнёра: ТОО «Верный счёт».'),
    ]);
  });
});

describe('the partners of the console', () => {
  it.each(['алматы', 'Усть-Каменогорск', 'усть каменогорск'])('are found by their city: «%s»', async (city) => {
    const cities = new Set((await found(city)).map((partner) => partner.city.toLowerCase().replace('-', ' ')));
    expect([...cities]).toEqual([city.toLowerCase().replace('-', ' ')]);
  });

  it('are found by a name and by what is written of them', async () => {
    for (const words of ['цой', 'viktor@tsoy-buh.example', '8 727 200 00 45'])
      expect([words, (await found(words)).map(({ name }) => name.replaceAll('\u00a0', ' '))]).toEqual([
        words,
        ['ИП «Цой В. Р.»'],
      ]);
  });
});
