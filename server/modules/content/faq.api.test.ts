import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FaqCategory } from '../../../contract/content-faq.ts';
import { makeMember } from '../../testing/people.ts';
import { createTestPortal, type Person, type TestPortal } from '../../testing/test-portal.ts';

const categories = '/api/v1/faq/categories';
const one = (id: string) => `/api/v1/faq/${id}`;
const closedQuestion = '501';

let test: TestPortal;
let person: Person;
beforeAll(async () => {
  test = await createTestPortal({ environment: { BASE_PATH: '/portal' } });
  person = await makeMember(test);
  await test.database.db.updateTable('faqs').set({ published: false }).where('id', '=', 102).execute();
});
afterAll(() => test.close());

const listOf = (answer: { json(): unknown }) => answer.json() as FaqCategory[];
const query = (value: string) => ({ query: { 'for-public-use': value } });

describe('the categories of questions', () => {
  it('are those for everybody unless asked otherwise, in their order, with their published questions', async () => {
    const answer = await test.get(categories);
    expect(answer.statusCode).toBe(200);
    expect(listOf(answer).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect(listOf(answer)[0]).toEqual({
      id: 1,
      title: expect.stringMatching(/^Подключение/),
      faqs: expect.arrayContaining([{ id: 101, title: expect.stringMatching(/[а-я]/) }]),
    });
    expect(listOf(answer).flatMap(({ faqs }) => faqs.map(({ id }) => id))).not.toContain(102);
    expect((await test.get(categories, query('true'))).body).toBe(answer.body);
  });

  it('are the same for a person who asks for those of everybody', async () => {
    expect((await person.get(categories, query('true'))).body).toBe((await test.get(categories)).body);
  });

  it('are every one for a person, and kept by nobody', async () => {
    const answer = await person.get(categories, query('false'));
    expect(answer.statusCode).toBe(200);
    expect(listOf(answer).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('are not all for those without a session', async () => {
    for (const stranger of [test, test.personOf(`sid=${'A'.repeat(43)}`), test.personOf('signed=1')]) {
      const answer = await stranger.get(categories, query('false'));
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ code: 'common.not-signed-in' });
    }
  });

  it.each(['', 'yes', '0', 'TRUE', 'null'])('refuse for-public-use=%s', async (value) => {
    const answer = await person.get(categories, query(value));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: { 'for-public-use': expect.stringMatching(/[а-я]/) } });
  });

  it('refuse a repeated for-public-use', async () => {
    expect((await person.get(`${categories}?for-public-use=true&for-public-use=false`)).statusCode).toBe(400);
  });

  it('without questions stay in the list', async () => {
    await test.database.db
      .insertInto('faq_categories')
      .values({ id: 90, title: 'Пустая', position: 90, public_use: true })
      .execute();
    expect(listOf(await test.get(categories)).at(-1)).toEqual({ id: 90, title: 'Пустая', faqs: [] });
    await test.database.db.deleteFrom('faq_categories').where('id', '=', 90).execute();
  });
});

describe('a question', () => {
  it('comes with its answer, links under the base path', async () => {
    const answer = await test.get(one('101'));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      id: 101,
      title: expect.any(String),
      text: expect.stringContaining('<a href="/portal/register/browse_partners">'),
    });
  });

  it('of a closed category is there for a person alone', async () => {
    const mine = await person.get(one(closedQuestion));
    expect(mine.statusCode).toBe(200);
    expect(mine.headers['cache-control']).toBe('no-store');
    for (const stranger of [test, test.personOf(`sid=${'A'.repeat(43)}`)]) {
      const answer = await stranger.get(one(closedQuestion));
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'content.unknown-question' });
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  it.each(['102', '999', '0', '-1', '0101', 'abc', '99999999999', '%25'])('answers 404 for %s', async (id) => {
    for (const who of [test, person]) expect((await who.get(one(id))).statusCode).toBe(404);
  });
});
