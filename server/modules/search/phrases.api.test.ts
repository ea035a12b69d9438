import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Found } from '../../../contract/search.ts';
import { makeMember } from '../../testing/people.ts';
import { createTestPortal, type Person, type TestPortal } from '../../testing/test-portal.ts';
import { keepPhrases } from './phrases.store.ts';
import { readPhrases } from './prepare-search.ts';
import { askSearch } from './testing/ask-search.ts';

let test: TestPortal;
let person: Person;
let ofBuild: ReturnType<typeof readPhrases>;
beforeAll(async () => {
  test = await createTestPortal();
  person = await makeMember(test);
  ofBuild = readPhrases(await readFile('content/search-phrases.txt', 'utf8'));
});
afterAll(() => test.close());

const urls = async (query: string) => (await askSearch(test, query)).content.map(({ url }) => url);
const asked = (sql: string, values: unknown[] = []) => test.database.pool.query(sql, values);
const addPhrase = (kind: string, code: string, phrase: string) =>
  asked('insert into search_phrases (kind, code, place, phrase) values ($1, $2, 0, $3)', [kind, code, phrase]);
const phrasesOf = async (kind: string, code: string) =>
  (await asked('select phrase from search_phrases where (kind, code) = ($1, $2) order by id', [kind, code])).rows.map(
    ({ phrase }) => phrase as string,
  );
const article = (code: string, title: string, text: string) =>
  asked(
    `insert into publications (kind, code, title, summary, text, published_on) values ('article', $1, $2, '', $3, '2026-11-01')`,
    [code, title, text],
  );

describe('other words by which people ask for a document (spec: search.phrases)', () => {
  it('find it in any form, by a synonym, misspelt, in the other layout and as a beginning, and nothing of them is shown', async () => {
    await article('phrased', 'Обрыв связи', '<p>Введённое сохранено.</p>');
    await addPhrase('article', 'phrased', 'погасла жмыхолампа в бухгалтерии');
    for (const query of ['жмыхолампа погасла', 'погасли жмыхолампы', 'жмыхолмпа', ';vs[jkfvgf', 'жмыхола'])
      expect([query, (await urls(query))[0]]).toEqual([query, '/articles/phrased']);
    const { content, partial } = await askSearch(test, 'погасла жмыхолампа');
    expect([partial, content.length]).toEqual([false, 1]);
    expect(JSON.stringify(content)).not.toContain('жмыхоламп');
    const suggested = await test.get('/api/v1/search-suggestions', { query: { query: 'погасла жмых' } });
    expect(suggested.json().content).toEqual([{ type: 'article', title: 'Обрыв связи', url: '/articles/phrased' }]);
  });

  it('stand below a title of these words and above a text that has them somewhere', async () => {
    await article('titled', 'Шмурыга и фрындель', '<p>Здесь.</p>');
    await article('asked', 'Третье', '<p>Здесь.</p>');
    await article('worded', 'Четвёртое', '<p>Фрындель стоит у окна, и рядом с ним шмурыга.</p>');
    await addPhrase('article', 'asked', 'шмурыга для фрынделя');
    expect(await urls('шмурыга фрындель')).toEqual(['/articles/titled', '/articles/asked', '/articles/worded']);
  });

  it('are no text: a query in quotes finds what stands to be read', async () => {
    await article('quoted', 'Пятое', '<p>Здесь.</p>');
    await addPhrase('article', 'quoted', 'крыжопаз и пыхтун');
    expect(await urls('крыжопаз и пыхтун')).toEqual(['/articles/quoted']);
    expect(await urls('"крыжопаз и пыхтун"')).toEqual([]);
  });

  it('of a hidden question never show to a visitor, in no way, and find it for whoever is signed in', async () => {
    const setPublic = (isPublic: boolean) =>
      asked('update faq_categories set public_use = $1 where id = 900', [isPublic]);
    await asked(`insert into faq_categories (id, position, title, public_use) values (900, 99, 'Тайное', false)`);
    await asked(
      `insert into faqs (id, category_id, position, title, text) values (901, 900, 0, 'Скрытое', '<p>Ответ.</p>')`,
    );
    await addPhrase('question', '901', 'мухобрыз на кассе');
    const queries = ['мухобрыз', 'мухобрыс', 'мухоб', 've[j,hbp', 'мухобрызкассе'];
    const shownTo = async () => {
      for (const query of queries)
        expect(await askSearch(test, query)).toMatchObject({ content: [], totalElements: 0, understoodAs: null });
      for (const query of [...queries, 'му', 'мухобрыз на к'])
        expect((await test.get('/api/v1/search-suggestions', { query: { query } })).body).not.toContain('Скрытое');
      expect(JSON.stringify(await askSearch(test, 'касса', { count: '100' }))).not.toMatch(/Скрытое|мухобр/);
    };
    await shownTo();
    const answer = await person.get(`/service/bl/search/${encodeURIComponent('мухобрыс')}`);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({ understoodAs: 'мухобрыз', content: [{ url: '/faqs/901' }] });
    const before = (await askSearch(test, 'касса')).totalElements;
    await setPublic(true);
    expect((await askSearch(test, 'мухобрыс')).understoodAs).toBe('мухобрыз');
    expect((await askSearch(test, 'касса')).totalElements).toBe(before + 1);
    await setPublic(false);
    await shownTo();
  });

  it('of a document that is taken off the site find nothing until it is back', async () => {
    await article('hidden', 'Шестое', '<p>Здесь.</p>');
    await addPhrase('article', 'hidden', 'дрындохвост');
    const setPublished = (isPublished: boolean) =>
      asked(`update publications set published = $1 where code = 'hidden'`, [isPublished]);
    await setPublished(false);
    expect(await askSearch(test, 'дрындохвост')).toMatchObject({ content: [], understoodAs: null });
    expect((await askSearch(test, 'дриндохвост')).understoodAs).toBeNull();
    await setPublished(true);
    expect(await urls('дрындохвост')).toEqual(['/articles/hidden']);
  });

  it('follow a document to another address and go with it when it goes', async () => {
    await article('before', 'Седьмое', '<p>Здесь.</p>');
    await addPhrase('article', 'before', 'пупырокрыл');
    await asked(`update publications set code = 'after' where code = 'before'`);
    expect([await urls('пупырокрыл'), await phrasesOf('article', 'before')]).toEqual([['/articles/after'], []]);
    await asked(`delete from publications where code = 'after'`);
    expect([await urls('пупырокрыл'), await phrasesOf('article', 'after')]).toEqual([[], []]);
    expect(
      (await asked(`select from search_lexicon where word = 'пупырокрыл' and documents + phrases > 0`)).rowCount,
    ).toBe(0);
  });

  it('are narrowed to a kind as everything else', async () => {
    await article('narrowed', 'Восьмое', '<p>Здесь.</p>');
    await addPhrase('article', 'narrowed', 'хрюндигрыз');
    const found = async (type: string) => ((await askSearch(test, 'хрюндигрыз', { type })) as Found).content.length;
    expect([await found('article'), await found('news')]).toEqual([1, 0]);
  });
});

describe('the file of phrases at a start (spec: search.phrases)', () => {
  const file = (...phrases: string[]) => [{ address: '/articles/kept', title: 'Девятое дело', phrases }];

  it('adds what is new in it and withdraws what left it; what an operator added and removed stays so', async () => {
    await article('kept', 'Девятое\u00a0дело', '<p>Здесь.</p>');
    const keep = (...phrases: string[]) => keepPhrases(test.database.db, [...ofBuild, ...file(...phrases)]);
    await keep('первое слово', 'второе слово', 'третье слово');
    await addPhrase('article', 'kept', 'слово оператора');
    await asked(`delete from search_phrases where phrase = 'второе слово'`);
    await keep('второе слово', 'третье слово', 'четвёртое слово');
    expect(await phrasesOf('article', 'kept')).toEqual(['третье слово', 'слово оператора', 'четвёртое слово']);
    await keep('второе слово', 'третье слово', 'четвёртое слово');
    expect(await phrasesOf('article', 'kept')).toEqual(['третье слово', 'слово оператора', 'четвёртое слово']);
    await keep();
    expect(await phrasesOf('article', 'kept')).toEqual(['слово оператора']);
  });

  it('gives nothing to another document under the address, and comes to the right one later', async () => {
    const other = [{ address: '/articles/late', title: 'Позднее', phrases: ['пимпоход'] }];
    await article('late', 'Чужое', '<p>Здесь.</p>');
    await keepPhrases(test.database.db, [...ofBuild, ...other]);
    expect(await phrasesOf('article', 'late')).toEqual([]);
    await asked(`update publications set title = 'Позднее' where code = 'late'`);
    await keepPhrases(test.database.db, [...ofBuild, ...other]);
    expect(await urls('пимпоход')).toEqual(['/articles/late']);
  });
});
