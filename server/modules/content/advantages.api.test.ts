import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Advantage } from '../../../contract/content-advantages.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const list = '/api/v1/advantages';

interface Page {
  content: Advantage[];
  totalPages: number;
  totalElements: number;
}

let test: TestPortal;
beforeAll(async () => {
  test = await createTestPortal({ environment: { BASE_PATH: '/portal' } });
  await test.database.db.updateTable('advantages').set({ published: false }).where('position', '=', 2).execute();
});
afterAll(() => test.close());

const ask = async (query?: Record<string, string>) => (await test.get(list, query && { query })).json() as Page;

describe('the advantages', () => {
  it('come fifty at once in the order of the numbers of their pictures, the published ones', async () => {
    const { content, ...figures } = await ask();
    expect(figures).toEqual({ page: 1, count: 50, totalPages: 1, totalElements: 11 });
    expect(content.map(({ imageUrl }) => imageUrl)).toEqual(
      ['01', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'].map(
        (number) => `/media/advantages/${number}.svg`,
      ),
    );
    expect(content[0]).toEqual({
      imageUrl: '/media/advantages/01.svg',
      title: expect.stringMatching(/[а-я]/),
      highlightText: expect.stringMatching(/[а-я]/),
      text: expect.stringMatching(/[а-я]/),
      cut: expect.stringContaining('<a href="/portal/articles/skorost-interneta">'),
    });
  });

  it('have pictures that are there', async () => {
    for (const { imageUrl } of (await ask()).content) {
      const answer = await test.get(imageUrl);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, expect.stringContaining('image/svg')]);
    }
  });

  it('come in pages, empty past the end', async () => {
    const pages = await Promise.all(['1', '2', '3', '4'].map((page) => ask({ page, count: '4' })));
    expect(pages.map(({ content }) => content.length)).toEqual([4, 4, 3, 0]);
    expect(pages.map(({ totalPages, totalElements }) => [totalPages, totalElements])).toEqual(Array(4).fill([3, 11]));
  });

  it.each(['page=0', 'count=101', 'count=1&count=2'])('refuse %s', async (query) => {
    expect((await test.get(`${list}?${query}`)).statusCode).toBe(400);
  });
});
