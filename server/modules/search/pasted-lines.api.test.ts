import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Found } from '../../../contract/search.ts';
import { makeMember } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { askSearch } from './testing/ask-search.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await createTestPortal();
});
afterAll(() => test.close());

const find = async (query: string): Promise<Found & { titles: string[] }> => {
  const found = await askSearch(test, query, { count: '20' });
  return { ...found, titles: found.content.map(({ title }) => title.replaceAll('\u00a0', ' ')) };
};
const suggested = async (query: string) => {
  const answer = await test.get('/api/v1/search-suggestions', { query: { query } });
  return (answer.json() as { content: { title: string }[] }).content.map(({ title }) =>
    title.replaceAll('\u00a0', ' '),
  );
};

describe('a line from a letter or an invoice', () => {
  it.each([
    ['www.zernoschet.example', 'zernoschet.example'],
    ['https://www.zernoschet.example/', 'zernoschet.example'],
    ['г.Алматы', 'Алматы'],
    ['г. Алматы', 'Алматы'],
    ['Цой В. Р.', 'Цой'],
    ['тел.: 8 (727) 300-00-18', '8 (727) 300-00-18'],
    ['ф.910.00', '910.00'],
    ['21 500,00 ₸', '21500'],
    ['Здравствуйте, касса', 'касса'],
    ['Re: Касса', 'касса'],
    ['бух.учет', 'бух учёт'],
    ['осн.средства', 'осн средства'],
    ['ф.200', 'ф 200'],
  ])('«%s» finds what «%s» does', async (query, bare) => {
    const { titles, partial, understoodAs } = await find(query);
    expect({ titles, partial, understoodAs }).toEqual({
      titles: (await find(bare)).titles,
      partial: false,
      understoodAs: null,
    });
    expect(titles).not.toEqual([]);
  });

  it('has no single Cyrillic letter taken for a Latin one', async () => {
    expect((await find('ф 910')).understoodAs).toBeNull();
  });
});

describe('what a word is read as', () => {
  it.each(['накладнушка', 'кассоприёмник', 'сканирование'])('of «%s» is no stem of another word', async (query) => {
    expect((await find(query)).understoodAs).toBeNull();
  });

  it.each([
    ['сщет-фактура', 'счёт-фактура', 'Электронный счёт-фактура на практике'],
    ['подключить онлаин-кассу', 'подключить онлайн-кассу', 'Печать из облака: накладные, этикетки, чеки'],
    ['контрольно-касовая машина', 'контрольно-кассовая машина', 'Касса: порядок на каждый день'],
  ])('with a hyphen is corrected part by part: «%s»', async (query, understoodAs, first) => {
    const found = await find(query);
    expect([found.understoodAs, found.titles[0]]).toEqual([understoodAs, first]);
    expect(await suggested(query)).toContain(first);
  });

  it.each([
    ['рецет', 'рецепт'],
    ['субисдия', 'субсидия'],
    ['псевная', 'посевная'],
    ['касовый ордер', 'кассовый ордер'],
  ])('is corrected to a form that no text has, but a phrase: «%s»', async (query, understoodAs) => {
    expect((await find(query)).understoodAs).toBe(understoodAs);
  });

  it('with a hyphen of which one part is unknown is looked for by the other', async () => {
    const { understoodAs, titles } = await find('щет-фактура');
    expect([understoodAs, titles[0]]).toEqual([null, 'Электронный счёт-фактура на практике']);
    expect((await find('«щет-фактура»')).titles).toEqual([]);
  });

  it('is two words where both are words', async () => {
    expect((await find('закрытиемесяца')).understoodAs).toBe('закрытие месяца');
  });
});

describe('an abbreviation that nothing but a phrase has', () => {
  it('does not bring its stem, which is that of another one: «основные средства» are no «ОСИ»', async () => {
    const operator = await makeMember(test, { name: 'Оператор', roles: ['operator'], subscribers: [] });
    const address = `/service/console/phrases/${encodeURIComponent('article:osnovnye-sredstva')}`;
    const { version } = (await operator.get(address)).json() as { version: number };
    expect((await operator.post(address, { version, phrases: ['ос поступление'] })).statusCode).toBe(200);
    const { titles } = await find('основные средства');
    expect(titles[0]).toBe('Основные средства: принять, амортизировать, списать');
    expect(titles.filter((title) => title.includes('ОСИ'))).toEqual([]);
  });
});

describe('numbers', () => {
  it('of a phone that is begun find it', async () => {
    for (const query of [
      '+7 717',
      '8 (717)',
      '+7 717 200',
      '(717) 200',
      '(7172)',
      '8-717-200',
      '8717',
      '87172000',
      '717',
      '717 200',
      '8 717',
      '8 717 200',
      '(717) 200-00-18',
    ])
      expect([query, (await find(query)).content.map(({ url }) => url)]).toEqual([
        query,
        expect.arrayContaining(['/help']),
      ]);
  });

  it('of a price are not found as the beginning of a phone', async () => {
    for (const query of ['8 700', '7000', '780', '30 000'])
      expect([query, (await find(query)).content.map(({ url }) => url)]).toEqual([query, []]);
    expect((await find('20 000')).content[0]?.snippet).toMatch(/<mark>20.?000/);
  });

  it('are no parts of phones', async () => {
    for (const query of ['200', '300', '30 %', 'тариф 200']) {
      const { content } = await find(query);
      expect([query, content.filter(({ snippet }) => /<mark>[^<]*<\/mark>[-\s]*\d\d-\d\d/.test(snippet))]).toEqual([
        query,
        [],
      ]);
      expect([query, content.slice(0, 3).map(({ type }) => type)]).not.toEqual([
        query,
        expect.arrayContaining(['partner']),
      ]);
    }
  });
});

describe('the excerpt of what a synonym of several words found', () => {
  it('has the words, with a short one between them', async () => {
    const { content } = await find('инвойс');
    const snippet = content.find(({ url }) => url === '/solutions/ea')?.snippet.replaceAll('\u00a0', ' ');
    expect(snippet).toContain('<mark>Счета</mark> на <mark>оплату</mark>');
  });
});

describe('suggestions stay while', () => {
  it.each([
    ['910.00', 3],
    ['19.08.2026', 2],
    ['+7 727 300-00-18', 4],
    ['8 (717) 200-00-18', 6],
    ['тел. 8 727 300', 8],
    ['87172000018', 3],
    ['инвинторезация', 5],
    ['г.Алматы', 3],
  ])('«%s» is typed', async (query, from) => {
    const begun = Array.from({ length: query.length - from + 1 }, (_, more) => query.slice(0, from + more));
    for (const text of begun) expect([text, (await suggested(text)).length]).not.toEqual([text, 0]);
  });
});
