import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { findFirst } from './testing/ask-search.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await createTestPortal();
});
afterAll(() => test.close());

const find = (query: string) => findFirst(test, query);

describe('Russian typed in Latin letters (spec: search.corrections)', () => {
  it.each([
    ['zarplata', 'зарплата', '/articles/zarplata-za-mesyats'],
    ['zakrytie mesyaca', 'закрытие месяца', '/articles/zakrytie-mesyatsa'],
    ['ESF', 'эсф', '/articles/esf-na-praktike'],
    ['invintarizacia', 'инвентаризация', '/articles/inventarizatsiya'],
    ['uproschennaya', 'упрощённая', '/articles/uproshchennaya-deklaratsiya'],
  ])('«%s» is read as «%s»', async (query, understoodAs, first) => {
    const found = await find(query);
    expect([found.understoodAs, found.urls[0]]).toEqual([understoodAs, first]);
  });

  it.each([
    ['kassa', 'касса'],
    ['kassa bez interneta', 'касса без интернета'],
    ['kvartal', 'квартал'],
    ['schet faktura', 'счёт фактура'],
    ['apteka', 'аптека'],
    ['dom', 'дом'],
    ['otzyvy', 'отзывы'],
    ['kvitantsiya', 'квитанция'],
    ['ne rabotaet', 'не работает'],
  ])(
    '«%s» is «%s», though addresses on the web may begin so and another layout have such a word',
    async (query, russian) => {
      const found = await find(query);
      expect([found.understoodAs, found.urls]).toEqual([russian, (await find(russian)).urls]);
      expect(found.urls).not.toEqual([]);
    },
  );

  it('words of an address that are no Russian words find it', async () => {
    for (const query of ['balansplus', 'info', 'team', 'domvznos', 'help'])
      expect([query, (await find(query)).understoodAs]).toEqual([query, null]);
  });

  it('is shown with the soft sign that Latin letters leave out', async () => {
    for (const [query, russian] of [
      ['parol', 'пароль'],
      ['pechat', 'печать'],
      ['otchetnost', 'отчётность'],
      ['dogovor', 'договор'],
    ] as const)
      expect([query, (await find(query)).understoodAs]).toEqual([query, russian]);
  });

  it('«TOO» in Latin letters is «ТОО», though it is an English word that says nothing', async () => {
    for (const query of ['TOO', 'too', 'TOO,', 'TOO бухгалтерия']) {
      const { understoodAs, urls } = await find(query);
      expect([query, understoodAs, urls]).toEqual([
        query,
        query.replace(/too,?/i, 'тоо'),
        (await find(query.replace(/too/i, 'ТОО'))).urls,
      ]);
      expect(urls).not.toEqual([]);
    }
    expect((await find('1C to Excel')).understoodAs).toBeNull();
  });

  it('the wrong layout and words that are known go before it', async () => {
    expect((await find('cyn')).understoodAs).toBe('снт');
    expect((await find('pdf')).understoodAs).toBeNull();
  });
});

describe('numbers and dates', () => {
  it('a phone that stands in a text is found however it is typed', async () => {
    for (const query of ['+7 (717) 200-00-18', '8 717 200 00 18', '87172000018'])
      expect([query, (await find(query)).urls]).toEqual([query, ['/help', '/about']]);
  });

  it('numbers are written in words, some of which are stop words, and words in numbers (spec: search.synonyms)', async () => {
    const titles = async (query: string) => (await find(query)).content.slice(0, 3).map(({ title }) => title);
    for (const query of ['бухгалтерия на три места', 'бухгалтерия трёх мест', 'бухгалтерия 3 места'])
      expect([query, await titles(query)]).toEqual([query, expect.arrayContaining(['Бухгалтерия, 3\u00a0места'])]);
  });

  it('a month that no text names is not taken for another one', async () => {
    const { understoodAs, content } = await find('июнь 2026');
    expect(understoodAs).toBeNull();
    expect(content.map(({ publishDate }) => publishDate?.slice(0, 7))).toEqual(content.map(() => '2026-06'));
  });
});

describe('what stands for a word (spec: search.synonyms)', () => {
  it('a word whose stem has three letters is no abbreviation', async () => {
    expect((await find('мнение аптеки')).content[0]).toMatchObject({ type: 'review', url: '/reviews/6' });
  });

  it('an abbreviation that is a stop word is one where nothing else is typed', async () => {
    expect((await find('СО')).urls[0]).toBe('/articles/zarplata-za-mesyats');
    expect((await find('со склада')).urls).toEqual((await find('склада')).urls);
  });

  it('what solutions are called for short', async () => {
    expect((await find('ЗУП')).urls[0]).toBe('/solutions/zup');
    expect((await find('унф')).urls[0]).toBe('/solutions/unf');
  });

  it('a word of a name is not misspelt, though no document has it', async () => {
    const { understoodAs, content } = await find('перевести деньги');
    expect([understoodAs, content[0]?.url]).toEqual([null, '/faqs/403']);
  });

  it('an adjective finds its noun', async () => {
    expect((await find('архивный тариф')).content[0]).toMatchObject({ type: 'tariff', title: 'Хранение архива' });
    expect((await find('аптечный склад')).urls.slice(0, 3)).toContain('/solutions/apteka');
  });

  it('words joined by a hyphen or a slash may stand apart', async () => {
    for (const query of ['прием-увольнение', 'прием/увольнение', 'увольнение/приём'])
      expect([query, (await find(query)).urls[0]]).toEqual([query, '/articles/priem-i-uvolnenie']);
  });

  it('the word for the money beside a number is not looked for, as texts have its sign', async () => {
    for (const query of ['21 500 тенге', '21500 тг', '21 500'])
      expect([query, (await find(query)).content[0]]).toEqual([
        query,
        expect.objectContaining({ type: 'tariff', title: 'Бухгалтерия, 3\u00a0места' }),
      ]);
  });

  it('a question that begins as typed stands first', async () => {
    expect((await find('Какие программы есть?')).urls[0]).toBe('/faqs/105');
    expect((await find('сколько действует')).urls[0]).toBe('/faqs/102');
  });

  it('«себе» begins no «себестоимость», and «приём» marks no «при»', async () => {
    expect((await find('как скинуть базу себе на флешку')).urls.slice(0, 3)).toContain('/articles/rezervnaya-kopiya');
    const snippets = (await find('прием увольнение')).content.map(({ snippet }) => snippet);
    expect(snippets.filter((snippet) => /<mark>при<\/mark>/i.test(snippet))).toEqual([]);
    expect(snippets[0]).toMatch(/<mark>при[её]м/i);
  });

  it('an adjective of a word in «-ция» finds it and is not torn in two', async () => {
    for (const query of ['амортизационные группы', 'амортизационная группа']) {
      const { understoodAs, urls } = await find(query);
      expect([query, understoodAs, urls[0]]).toEqual([query, null, '/articles/osnovnye-sredstva']);
    }
    expect((await find('инвентаризационная комиссия')).urls).toContain('/articles/inventarizatsiya');
  });

  it('a numeral stands for a number only as it is written: «Семей» is no «семь», nor «7»', async () => {
    const { content } = await find('Семей');
    expect(content[0]).toMatchObject({ type: 'partner', note: 'Семей' });
    expect(content.filter(({ snippet }) => /<mark>7/.test(snippet))).toEqual([]);
    expect((await find('семь дней')).content.some(({ snippet }) => /<mark>7<\/mark>/.test(snippet))).toBe(true);
  });

  it('what stands for a word is no other word of the same stem: no threshing floor for a signature', async () => {
    expect((await find('эцп')).urls).not.toContain('/solutions/bso');
    expect((await find('приёмка')).urls.slice(0, 5)).not.toContain('/news/vosstanovlenie-parolya');
    expect((await find('программа зависла')).urls[0]).toBe('/news/sboy-19-avgusta');
    expect((await find('финансовая отчётность')).content.slice(0, 3).map(({ type }) => type)).not.toContain('partner');
    expect((await find('баланс')).urls).toContain('/solutions/ea');
    expect((await find('кредиторская задолженность')).urls.slice(0, 3)).toContain('/articles/akt-sverki');
    expect((await find('открыть доступ')).urls[0]).toBe('/articles/roli-polzovateley');
  });

  it('«1С» beside what a programme is for only says that a programme is meant', async () => {
    for (const [query, url] of [
      ['1с бухгалтерия', '/solutions/ea'],
      ['1C розница', '/solutions/rtl3'],
      ['1с:зуп', '/solutions/zup'],
      ['1с для аптеки', '/solutions/apteka'],
      ['аренда 1с', '/solutions/rca'],
    ] as const)
      expect([query, (await find(query)).urls.slice(0, 3)]).toEqual([query, expect.arrayContaining([url])]);
    expect((await find('1с')).urls[0]).toBe('/');
  });

  it('who wants to buy is led to the prices', async () => {
    for (const query of ['купить', 'купить программу', 'как купить'])
      expect([query, (await find(query)).urls.slice(0, 2)]).toEqual([query, expect.arrayContaining(['/price'])]);
  });

  it('two verbs of one action find each other, though their roots differ', async () => {
    expect((await find('снять показания')).urls.slice(0, 3)).toContain('/articles/arenda-kommunalka');
    expect((await find('разносить выписку')).urls[0]).toBe('/articles/vypiska-banka');
  });

  it('who asks for a price sees what it is of', async () => {
    for (const query of ['сколько стоит маркировка', 'цена маркировки'])
      expect([query, (await find(query)).content[0]]).toEqual([
        query,
        expect.objectContaining({ type: 'tariff', title: 'Маркировка' }),
      ]);
  });

  it('reviews on video are found as such and say so', async () => {
    const { content } = await find('видео про приёмку');
    const review = content.slice(0, 3).find(({ type }) => type === 'review');
    expect(review).toMatchObject({ url: '/reviews/4', note: expect.stringMatching(/Алматы\s· видео$/) });
    expect((await find('видео')).urls).not.toContain('/faqs/206');
  });
});

describe('a word that has just begun (spec: search.suggestions)', () => {
  async function suggested(query: string): Promise<string[]> {
    const answer = await test.get('/api/v1/search-suggestions', { query: { query } });
    return (answer.json() as { content: { title: string }[] }).content.map(({ title }) => title);
  }

  it('what fits the words before it stays in sight', async () => {
    expect(await suggested('касса и с')).toContain('ТОО\u00a0«Касса и\u00a0склад»');
    expect((await suggested('отпуск и б'))[0]).toMatch(/^Отпуск и/);
  });

  it('in the other layout or in Latin letters has suggestions from its second letter on', async () => {
    for (const query of ['gf', 'gfh', 'zar', 'zarp'])
      expect([query, await suggested(query)]).toEqual([query, expect.arrayContaining([expect.anything()])]);
  });
});

it('exchanged letters in a word of six are corrected (spec: search.corrections)', async () => {
  expect((await find('скалда')).understoodAs).toBe('склада');
});

describe('Kazakh forms (spec: search.corrections)', () => {
  it.each([
    ['салыққа', 'салық', '/articles/zarplata-za-mesyats'],
    ['дәріханада', 'дәріхана', '/solutions/apteka'],
    ['кассада', 'касса', '/articles/kassa-poryadok'],
    ['тарифтер', 'тариф', '/price'],
  ])('«%s» is read as «%s»', async (query, understoodAs, url) => {
    const found = await find(query);
    expect(found.understoodAs).toBe(understoodAs);
    expect(found.urls.slice(0, 3)).toContain(url);
  });

  it.each([
    ['серіктестер тізімі', '/register/browse_partners'],
    ['пікірлер', '/reviews/12'],
    ['жұмысқа қабылдау', '/articles/priem-i-uvolnenie'],
    ['жұмыстан босату', '/articles/priem-i-uvolnenie'],
    ['еңбекке жарамсыздық парағы', '/articles/otpusk-i-bolnichnyy'],
    ['іссапар шығындары', '/articles/avansovyy-otchet'],
    ['негізгі құралдар', '/articles/osnovnye-sredstva'],
    ['банк үзіндісі', '/articles/vypiska-banka'],
    ['салыстыру актісі', '/articles/akt-sverki'],
    ['қосылған құн салығы', '/articles/zakrytie-kvartala'],
    ['зейнетақы жарнасы', '/articles/zarplata-za-mesyats'],
    ['тауарларды таңбалау', '/solutions/mrk'],
    ['жалға алушылар', '/solutions/rca'],
    ['ауыл шаруашылығы есебі', '/news/bso-posevnaya'],
    ['МИБ', '/solutions/osi'],
    ['ЭШФ', '/articles/esf-na-praktike'],
  ])('«%s» finds what it is in Russian (spec: search.synonyms)', async (query, url) => {
    expect((await find(query)).urls.slice(0, 3)).toContain(url);
  });

  it('a city in the locative finds its partners', async () => {
    const { content } = await find('Алматыда');
    expect(content[0]).toMatchObject({ type: 'partner', note: 'Алматы' });
  });
});

describe('the name of the service', () => {
  it.each(['Счёты', 'счеты', 'что такое счёты', 'schety'])('«%s» finds what it is first', async (query) => {
    expect((await find(query)).urls[0]).toBe('/about');
  });

  it.each([
    ['счеты цена', '/price'],
    ['счёты войти', '/login'],
    ['счёты отзывы', '/reviews'],
    ['регистрация в счётах', '/register'],
  ])('«%s» finds the page %s', async (query, url) => {
    expect((await find(query)).urls.slice(0, 3)).toContain(url);
  });

  it('is no other word of the same beginning', async () => {
    expect((await find('счёт')).urls[0]).toBe('/articles/esf-na-praktike');
  });
});

describe('of two words that are as near as each other', () => {
  it.each([
    ['смента бухгалтера', 'смена бухгалтера', '/articles/smena-bukhgaltera'],
    ['портнер', 'партнёр', '/register/browse_partners'],
  ])('«%s» is «%s», and is shown as texts write it', async (query, understoodAs, first) => {
    const found = await find(query);
    expect([found.understoodAs, found.urls[0]]).toEqual([understoodAs, first]);
  });
});
