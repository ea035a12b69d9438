import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Found } from '../../../contract/search.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { askSearch } from './testing/ask-search.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await createTestPortal();
});
afterAll(() => test.close());

async function find(query: string): Promise<Found & { urls: string[] }> {
  const found = await askSearch(test, query, { count: '20' });
  return { ...found, urls: found.content.map(({ url }) => url) };
}

describe('one score for documents with all the words, with most of them and with them in the title (spec: search.ranking)', () => {
  it('a single document with all the words does not hide those that lack one', async () => {
    const { urls, partial } = await find('сколько человек может работать одновременно');
    expect(urls.slice(0, 10)).toContain('/faqs/402');
    expect(urls).toContain('/articles/vybor-resheniya');
    expect(partial).toBe(false);
  });

  it('a title with the rare words goes before a text that has all of them somewhere', async () => {
    const rows = [
      { code: 'named', title: 'Шмантопель и фуфырь', text: '<p>Коротко.</p>' },
      {
        code: 'everywhere',
        title: 'Обо всём',
        text: '<p>Шмантопель в начале.</p><p>Сервис посередине.</p><p>Фуфырь в конце.</p>',
      },
    ].map((row) => ({ ...row, kind: 'news', published_on: '2026-11-01' }));
    await test.database.db.insertInto('publications').values(rows).execute();
    const { urls, partial } = await find('шмантопель фуфырь сервис');
    await test.database.db.deleteFrom('publications').where('code', 'in', ['named', 'everywhere']).execute();
    expect(urls.slice(0, 2)).toEqual(['/news/named', '/news/everywhere']);
    expect(partial).toBe(false);
  });

  it('a frequent word weighs little: a document that lacks the rare one is not shown', async () => {
    const { urls } = await find('сервис инвентаризация');
    expect(urls).toContain('/articles/inventarizatsiya');
    expect(urls).not.toContain('/about');
  });

  it('the title of a question weighs like that of an article', async () => {
    expect((await find('что делать если пропал интернет')).urls[0]).toBe('/faqs/303');
    expect((await find('где хранятся данные')).urls.slice(0, 3)).toContain('/faqs/207');
  });

  it('says that the words stand nowhere together only where they do not', async () => {
    expect(await find('сотрудник отпуск больничный борщ')).toMatchObject({ partial: true });
    expect(await find('пароль')).toMatchObject({ partial: false });
  });
});

describe('a word that names a kind', () => {
  it('asks for documents of this kind beside the other words', async () => {
    expect((await find('тариф зарплата')).content[0]).toMatchObject({ type: 'tariff' });
    expect((await find('отзыв директора школы')).content[0]).toMatchObject({ type: 'review' });
  });
});

describe('a misspelt word in the other keyboard layout (spec: search.corrections)', () => {
  it.each([
    ['ntkbajy', 'телефон', '/faqs/302'],
    ['bydbynfhbpfwbz', 'инвентаризация', '/articles/inventarizatsiya'],
  ])('«%s» is read as «%s»', async (query, understoodAs, url) => {
    const found = await find(query);
    expect(found.understoodAs).toBe(understoodAs);
    expect(found.urls.slice(0, 5)).toContain(url);
  });

  it('what is like no word in either layout stays as typed', async () => {
    expect(await find('qwertyuiop')).toMatchObject({ understoodAs: null, totalElements: 0 });
    expect((await find('exel')).understoodAs).toBe('excel');
  });
});

describe('what a bookkeeper calls by another word (spec: search.synonyms)', () => {
  it.each([
    ['ТСЖ', '/solutions/osi'],
    ['декрет', '/articles/otpusk-i-bolnichnyy'],
    ['юзер', '/articles/roli-polzovateley'],
    ['бюджетирование', '/solutions/bpk'],
    ['ТМЦ', '/articles/inventarizatsiya'],
    ['сельхоз', '/solutions/bso'],
    ['кадровик', '/articles/priem-i-uvolnenie'],
    ['закончится подписка', '/faqs/404'],
  ])('%s', async (query, url) => {
    expect((await find(query)).urls.slice(0, 5)).toContain(url);
  });
});
