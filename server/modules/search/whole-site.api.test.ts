import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Found } from '../../../contract/search.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { askSearch } from './testing/ask-search.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await createTestPortal();
});
afterAll(() => test.close());

const find = (query: string, more: Record<string, string> = {}) => askSearch(test, query, more);
const urlsOf = ({ content }: Found) => content.map(({ url }) => decodeURIComponent(url));
const firstThree = async (query: string) => urlsOf(await find(query)).slice(0, 3);
const suggest = async (query: string) =>
  ((await test.get('/api/v1/search-suggestions', { query: { query } })).json() as { content: { title: string }[] })
    .content;

describe('the search over the whole site (spec: search.kinds)', () => {
  it.each([
    ['контакты', '/help'],
    ['контакты', '/about'],
    ['отзывы', '/reviews'],
    ['тарифы', '/price'],
    ['цены', '/price'],
    ['сколько стоит', '/price'],
    ['войти', '/login'],
    ['забыл пароль', '/recover'],
    ['регистрация', '/register'],
    ['о компании', '/about'],
    ['преимущества', '/advantages'],
    ['соглашение', '/register/user_agreement'],
    ['Можно ли зарегистрироваться без приглашения?', '/faqs/101'],
    ['Зарплата и кадры', '/solutions/zup'],
    ['zup', '/solutions/zup'],
    ['Расчёты с арендаторами', '/solutions/rca'],
    ['Бухгалтерия, 3 места', '/price?type=commercial#tariff-ea-3'],
    ['Баланс Плюс', '/register/browse_partners?name=ТОО «Баланс Плюс»'],
    ['+7 (717) 255-01-02', '/register/browse_partners?name=ТОО «Баланс Плюс»'],
    ['8 717 255 01 02', '/register/browse_partners?name=ТОО «Баланс Плюс»'],
    ['hello@balansplus.example', '/register/browse_partners?name=ТОО «Баланс Плюс»'],
    ['Салтанат Жумагулова', '/reviews/1'],
    ['Показываю, как мы принимаем машину за час', '/reviews/4'],
  ])('finds for «%s» %s among the first three', async (query, url) => {
    expect(await firstThree(query)).toContain(url);
  });

  it('shows a partner by the description, and by phone or mail only where that is what was looked for', async () => {
    const snippetFor = async (query: string) => (await find(query)).content[0]?.snippet;
    expect(await snippetFor('Школьная смета')).toMatch(/^Школы, детские сады/);
    expect(await snippetFor('school@shkolsmeta.example')).toContain('<mark>school</mark>');
  });

  it('gives a day to articles and news alone', async () => {
    const kinds = new Map<string, boolean>();
    for (const query of ['партнёр', 'зарплата', 'пароль', 'тариф', 'отзывы'])
      for (const { type, publishDate } of (await find(query, { count: '100' })).content) {
        kinds.set(type, publishDate !== null);
        expect([type, publishDate === null || /^\d{4}-\d\d-\d\d$/.test(publishDate)]).toEqual([type, true]);
      }
    const dated = { article: true, news: true };
    const others = { question: false, solution: false, tariff: false, review: false, partner: false, page: false };
    expect(Object.fromEntries(kinds)).toEqual({ ...dated, ...others });
  });

  it('does not say in an excerpt what the note beside it says', async () => {
    const letters = (text: string) => text.replaceAll(/<[^>]*>|[^\p{L}\p{N}]/gu, '');
    const said = new Set<string>();
    for (const query of ['тариф', 'отзыв', 'Шымкент'])
      for (const { type, note, snippet } of (await find(query, { count: '100' })).content)
        if (note !== null) {
          said.add(type);
          expect(letters(snippet)).not.toContain(letters(note));
        }
    expect([...said].sort()).toEqual(['partner', 'review', 'tariff']);
  });

  it('follows every kind in the transaction that changes it', async () => {
    const { db } = test.database;
    const isFound = async (word: string) => (await find(word, { exact: '1' })).totalElements > 0;
    const word = 'фыркозавр';
    const changes = [
      (text: string) => db.updateTable('faqs').set({ text }).where('id', '=', 101),
      (text: string) => db.updateTable('solutions').set({ name: text }).where('code', '=', 'ea'),
      (text: string) => db.updateTable('tariffs').set({ detail_text: text }).where('code', '=', 'ea-1'),
      (text: string) => db.updateTable('reviews').set({ text }).where('id', '=', 1),
      (text: string) => db.updateTable('partners').set({ description: text }).where('id', '=', 1),
      (text: string) => db.updateTable('static_pages').set({ text }).where('code', '=', 'about'),
    ];
    for (const change of changes) {
      await change(word).execute();
      expect(await isFound(word)).toBe(true);
      await change('иное').execute();
      expect(await isFound(word)).toBe(false);
    }
  });

  it('finds every question for the filter of them, more than one page of the search', async () => {
    const { db } = test.database;
    const many = Array.from({ length: 130 }, (_, index) => ({
      id: 9000 + index,
      category_id: 1,
      title: `Вопрос ${index}`,
      text: '<p>Отвечает фыркозавр.</p>',
      position: index,
    }));
    await db.insertInto('faqs').values(many).execute();
    const pages = await Promise.all(
      ['1', '2'].map((page) => find('фыркозавры', { type: 'question', count: '100', page })),
    );
    await db.deleteFrom('faqs').where('id', '>=', 9000).execute();
    expect(new Set(pages.flatMap(urlsOf)).size).toBe(130);
    expect(pages.map(({ totalElements, totalPages }) => [totalElements, totalPages])).toEqual([
      [130, 2],
      [130, 2],
    ]);
    const { content } = await find('пароль', { type: 'question' });
    expect([...new Set(content.map(({ type }) => type))]).toEqual(['question']);
  });

  it('leaves out tariffs where another service has them', async () => {
    const outside = await createTestPortal({ environment: { START_SERVICE_URL: 'http://start.test' } });
    const answer = await outside.get(`/api/v1/search/${encodeURIComponent('тариф')}`, { query: { count: '100' } });
    await outside.close();
    const { content } = answer.json() as Found;
    expect(content.map(({ url }) => url)).toContain('/price');
    expect(content.filter(({ type }) => type === 'tariff')).toEqual([]);
  });
});

describe('what is typed (spec: search.corrections, search.synonyms)', () => {
  it.each([
    ['инвинтаризация', 'инвентаризация', '/articles/inventarizatsiya'],
    ['закртыие месяца', 'закрытие месяца', '/articles/zakrytie-mesyatsa'],
    ['зарпллата', 'зарплата', '/articles/zarplata-za-mesyats'],
    ['закрытиемесяца', 'закрытие месяца', '/articles/zakrytie-mesyatsa'],
    ['инвента ризация', 'инвентаризация', '/articles/inventarizatsiya'],
    ['октсверки', 'акт сверки', '/articles/akt-sverki'],
    ['закртиемесяца', 'закрытие месяца', '/articles/zakrytie-mesyatsa'],
    ['vfhrbhjdrf', 'маркировка', '/solutions/mrk'],
  ])('«%s» is read as «%s», and exact=1 takes it as typed', async (query, understoodAs, url) => {
    const found = await find(query);
    expect([found.understoodAs, urlsOf(found).slice(0, 3)]).toEqual([understoodAs, expect.arrayContaining([url])]);
    expect(await find(query, { exact: '1' })).toMatchObject({ understoodAs: null });
  });

  it.each([
    ['Hдс', 'НДС'],
    ['кaсса', 'касса'],
    ['партнер', 'партнёр'],
    ['зарплатa', 'зарплата'],
  ])('«%s» is «%s», though not a word of it is corrected', async (typed, meant) => {
    const [one, other] = [await find(typed), await find(meant)];
    expect([one.understoodAs, urlsOf(one)]).toEqual([null, urlsOf(other)]);
  });

  it.each([
    ['закрыть месяц', '/articles/zakrytie-mesyatsa'],
    ['рассчитать зарплату', '/articles/zarplata-za-mesyats'],
    ['зарегистрироваться', '/register'],
    ['как мне закрыть месяц?', '/articles/zakrytie-mesyatsa'],
    ['ЗП', '/articles/zarplata-za-mesyats'],
    ['онлайн-касса', '/articles/kassa-poryadok'],
    ['электронный счет фактура', '/articles/esf-na-praktike'],
    ['ОС', '/articles/osnovnye-sredstva'],
    ['командировочные', '/articles/avansovyy-otchet'],
    ['14 дней', '/articles/kod-priglasheniya'],
    ['заплачу', '/faqs/403'],
    ['15 ноября', '/news/raboty-v-noch-na-15-noyabrya'],
    ['15.11.2026', '/news/raboty-v-noch-na-15-noyabrya'],
  ])('«%s» finds %s among the first three', async (query, url) => {
    expect(await firstThree(query)).toContain(url);
  });

  it('finds news by the day and the month they appeared', async () => {
    const [{ day, code } = { day: '', code: '' }] = (
      await test.database.pool.query<{ day: string; code: string }>(
        "select to_char(published_on, 'DD.MM.YYYY') as day, code from publications where kind = 'news' order by code limit 1",
      )
    ).rows;
    expect(urlsOf(await find(day))).toContain(`/news/${code}`);
  });

  it('finds numbers with and without blanks between thousands', async () => {
    const urls = await Promise.all(['13 800', '13800', '13\u00a0800'].map(async (query) => urlsOf(await find(query))));
    expect(urls[0]?.length).toBeGreaterThan(0);
    expect([urls[1], urls[2]]).toEqual([urls[0], urls[0]]);
  });
});

describe('suggestions while a word is begun (spec: search.suggestions)', () => {
  it.each([
    'забыл пароль',
    'Закрытие месяца',
    'под',
    'приём на работу',
    'бухгалтерия для бизнеса',
    'как выбрать партнёра',
    'инвинтаризация склада',
  ])('are there for every beginning of «%s»', async (query) => {
    for (let length = 1; length <= query.length; length += 1)
      expect([query.slice(0, length), (await suggest(query.slice(0, length))).length > 0]).toEqual([
        query.slice(0, length),
        true,
      ]);
  });

  it('come from every kind', async () => {
    const titles = async (query: string) => (await suggest(query)).map(({ title }) => title.replaceAll('\u00a0', ' '));
    expect(await titles('баланс')).toContain('ТОО «Баланс Плюс»');
    expect(await titles('сколько действует')).toContain('Сколько действует код приглашения?');
    expect(await titles('зарплата и кадры')).toContain('Зарплата и кадры для бизнеса');
    expect(await titles('отзы')).toContain('Отзывы');
  });
});
