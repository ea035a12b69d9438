import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Member, makeMember } from '../../testing/people.ts';
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
