import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { askSearch } from './testing/ask-search.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await createTestPortal();
});
afterAll(() => test.close());

const firstOf = async (query: string) =>
  (await askSearch(test, query)).content.slice(0, 3).map(({ url }) => decodeURI(url));

describe('what is asked for with a word for the text itself', () => {
  it.each([
    ['инструкция по эсф', '/articles/esf-na-praktike'],
    ['инструкция по снт', '/articles/snt-na-praktike'],
    ['инструкция по закрытию месяца', '/articles/zakrytie-mesyatsa'],
    ['инструкция как перенести базу', '/articles/perenos-bazy-v-oblako'],
  ])('«%s» finds it first', async (query, url) => {
    expect((await firstOf(query))[0]).toBe(url);
  });
});

describe('words of a trade', () => {
  it.each([
    ['мол', '/articles/inventarizatsiya'],
    ['ввод в эксплуатацию станка', '/articles/osnovnye-sredstva'],
    ['вывод из оборота', '/articles/markirovka-na-sklade'],
    ['агрегация', '/solutions/mrk'],
    ['виртсклад', '/articles/snt-na-praktike'],
    ['тнвэд', '/articles/snt-na-praktike'],
    ['кс-2', '/solutions/ksr'],
    ['кс-3', '/solutions/ksr'],
    ['сократить штат', '/articles/priem-i-uvolnenie'],
    ['перепровести документы', '/articles/zakrytie-mesyatsa'],
    ['принести чек', '/articles/avansovyy-otchet'],
    ['перемещать товар', '/articles/snt-na-praktike'],
    ['перемещаем товар', '/articles/snt-na-praktike'],
    ['инвентаризируем', '/articles/inventarizatsiya'],
    ['спорткомплекс', '/solutions/bgp'],
    ['птицефабрика', '/solutions/bso'],
    ['отзывы строителей', '/reviews/5'],
  ])('«%s» is answered within three hits', async (query, url) => {
    expect(await firstOf(query)).toContain(url);
  });

  it('are no misspellings where there is but the noun of a verb', async () => {
    for (const query of ['перемещать товар', 'складировать', 'страховать'])
      expect([query, (await askSearch(test, query)).understoodAs]).toEqual([query, null]);
  });

  it('have no strangers among the first hits: a nursery is no school of teachers, a course no film of a review, a signature no subscription', async () => {
    expect(await firstOf('садик')).not.toContain('/articles/gos-zarplata-tarifikatsiya');
    expect(await firstOf('обучение бухгалтеров')).not.toContain('/reviews');
    expect(await firstOf('подписать документ')).not.toContain('/articles/okonchanie-podpiski');
    expect(await firstOf('списать код')).not.toContain('/register/browse_partners');
  });
});
