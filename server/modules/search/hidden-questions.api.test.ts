import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Found } from '../../../contract/search.ts';
import { makeMember } from '../../testing/people.ts';
import { createTestPortal, type Person, type TestPortal } from '../../testing/test-portal.ts';

/** A question that is not public, and a word that stands only in one, never shows to a visitor (spec: search.hidden). */
const category = 900;
const question = 901;
const hiddenTitle = 'Как завести шмурдяконий';

let test: TestPortal;
let person: Person;
beforeAll(async () => {
  test = await createTestPortal();
  person = await makeMember(test);
  const { db } = test.database;
  const row = { id: category, position: 99, title: 'Тайное', public_use: false };
  await db.insertInto('faq_categories').values(row).execute();
  const hidden = {
    id: question,
    category_id: category,
    position: 0,
    title: hiddenTitle,
    text: '<p>Хвандорбит и касса.</p>',
  };
  await db.insertInto('faqs').values(hidden).execute();
});
afterAll(() => test.close());

type Asker = Pick<TestPortal, 'get'>;
const visitorPath = '/api/v1/search';
const personPath = '/service/bl/search';

async function find(asker: Asker, path: string, query: string): Promise<Found> {
  const answer = await asker.get(`${path}/${encodeURIComponent(query)}`, { query: { count: '100' } });
  expect([query, answer.statusCode]).toEqual([query, 200]);
  return answer.json() as Found;
}

const suggested = async (asker: Asker, path: string, query: string) =>
  (
    (await asker.get(`${path}-suggestions`, { query: { query } })).json() as { content: { title: string }[] }
  ).content.map(({ title }) => title);

const setPublic = (isPublic: boolean) =>
  test.database.db.updateTable('faq_categories').set({ public_use: isPublic }).where('id', '=', category).execute();

// As typed, misspelt, begun, in the other layout, run together with a known word, and a word of the answer.
const asked = ['шмурдяконий', 'шмурдякний', 'шмурдяк', 'ivehlzrjybq', 'шмурдяконийкасса', 'хвандорбит', 'хвандарбит'];

describe('a question that is not public', () => {
  it('is found by no visitor, in no way: not in results, counts, snippets or corrections', async () => {
    for (const query of asked)
      expect(await find(test, visitorPath, query)).toMatchObject({ content: [], totalElements: 0, understoodAs: null });
    const { content } = await find(test, visitorPath, 'касса');
    expect(content.length).toBeGreaterThan(3);
    expect(JSON.stringify(content)).not.toMatch(/шмурдяк|хвандорб/i);
  });

  it('is in no suggestion of a visitor, whatever is begun', async () => {
    for (const query of [...asked, 'шм', 'шму', 'как', 'как з', 'как завести', 'как завести шм', 'касса хванд'])
      expect(await suggested(test, visitorPath, query)).not.toContain(hiddenTitle);
  });

  it('changes no count of a visitor', async () => {
    const before = (await find(test, visitorPath, 'касса')).totalElements;
    await setPublic(true);
    const whilePublic = (await find(test, visitorPath, 'касса')).totalElements;
    await setPublic(false);
    expect([whilePublic, (await find(test, visitorPath, 'касса')).totalElements]).toEqual([before + 1, before]);
  });

  it('is found by a signed-in person by a call that nothing stores', async () => {
    const answer = await person.get(`${personPath}/${encodeURIComponent('шмурдякний')}`);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({ content: [{ type: 'question', url: '/faqs/901', title: hiddenTitle }] });
    expect((answer.json() as Found).understoodAs).toBe('шмурдяконий');
    expect(await suggested(person, personPath, 'шму')).toEqual([hiddenTitle]);
    expect(await suggested(person, personPath, 'как з')).toContain(hiddenTitle);
    expect((await test.get(`${personPath}/касса`)).statusCode).toBe(401);
    expect((await test.get(`${personPath}-suggestions`, { query: { query: 'шму' } })).statusCode).toBe(401);
  });

  it('is not in what proxies keep, though a session comes with the request', async () => {
    const answer = await person.get(`${visitorPath}/${encodeURIComponent('шмурдяконий')}`);
    expect(answer.headers['cache-control']).toContain('s-maxage');
    expect(answer.json()).toMatchObject({ content: [], totalElements: 0 });
    for (const asker of [test, person]) {
      const page = await asker.get('/search', { query: { q: 'шмурдякний' } });
      expect([page.statusCode, page.body.includes('шмурдяконий')]).toEqual([200, false]);
    }
  });

  it('is gone for visitors as soon as its category is closed, with all of its words', async () => {
    await setPublic(true);
    expect((await find(test, visitorPath, 'шмурдякний')).understoodAs).toBe('шмурдяконий');
    await setPublic(false);
    for (const query of asked) expect((await find(test, visitorPath, query)).totalElements).toBe(0);
    await test.database.db.deleteFrom('faqs').where('id', '=', question).execute();
    expect((await find(person, personPath, 'шмурдяконий')).totalElements).toBe(0);
  });
});
