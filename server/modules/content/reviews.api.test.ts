import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Review } from '../../../contract/content-reviews.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const list = '/api/v1/reviews';
const videos = '/react/dist/videoReviews.json';

interface Page {
  content: Review[];
  page: number;
  count: number;
  totalPages: number;
  totalElements: number;
}

let test: TestPortal;
beforeAll(async () => {
  test = await createTestPortal({ environment: { BASE_PATH: '/portal' } });
  await test.database.db.updateTable('reviews').set({ published: false }).where('id', 'in', [3, 12]).execute();
});
afterAll(() => test.close());

const ask = async (query?: Record<string, string>) => (await test.get(list, query && { query })).json() as Page;
const askVideos = async () => (await test.get(videos)).json() as Review[];
const ids = (reviews: readonly Review[]) => reviews.map(({ id }) => id);

describe('the text reviews', () => {
  it('are open to anyone, the published ones, the newest first', async () => {
    const answer = await test.get(list);
    expect(answer.headers['cache-control']).toBe('public, max-age=0, s-maxage=60, must-revalidate');
    const { content, ...figures } = answer.json() as Page;
    expect(figures).toEqual({ page: 1, count: 20, totalPages: 1, totalElements: 11 });
    expect(ids(content)).toEqual([15, 14, 13, 11, 10, 9, 7, 6, 5, 2, 1]);
    expect(content.at(-1)).toEqual({
      id: 1,
      type: 'text',
      quotation: expect.stringMatching(/[а-я]/),
      text: expect.stringContaining('\n\n'),
      fio: 'Салтанат Жумагулова',
      info: expect.any(String),
      imageUrl: null,
      videoUrl: null,
    });
  });

  it('come in pages without a gap, empty past the end', async () => {
    const pages = await Promise.all(['1', '2', '3'].map((page) => ask({ page, count: '5' })));
    expect(pages.flatMap(({ content }) => ids(content))).toEqual(ids((await ask()).content));
    expect(pages.map(({ totalPages, totalElements }) => [totalPages, totalElements])).toEqual(Array(3).fill([3, 11]));
    expect(await ask({ page: '4', count: '5' })).toMatchObject({ content: [], page: 4, totalPages: 3 });
  });

  it.each(['page=0', 'page=abc', 'page=1&page=2', 'count=101', 'count=0'])('refuse %s', async (query) => {
    expect((await test.get(`${list}?${query}`)).statusCode).toBe(400);
  });
});

describe('the video reviews', () => {
  it('are one list, the newest first, with their files under the base path', async () => {
    const answer = await test.get(videos);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    const reviews = answer.json() as Review[];
    expect(ids(reviews)).toEqual([16, 8, 4]);
    expect(reviews.at(-1)).toMatchObject({
      type: 'video',
      videoUrl: '/media/reviews/review-1.mp4',
      captionsUrl: '/media/reviews/review-1.vtt',
      imageUrl: '/media/reviews/review-1.webp',
      videoSeconds: expect.closeTo(33, 0),
    });
  });

  it('leave a link of elsewhere as it is', async () => {
    const { db } = test.database;
    const link = 'https://youtu.be/abc_DEF-123';
    await db.updateTable('reviews').set({ video_url: link, image_path: null }).where('id', '=', 16).execute();
    const [elsewhere] = await askVideos();
    expect(elsewhere).toMatchObject({ id: 16, videoUrl: link, imageUrl: null });
    expect(elsewhere).not.toHaveProperty('videoSeconds');
  });

  it('share no number with the text reviews', async () => {
    const all = [...ids((await ask()).content), ...ids(await askVideos())];
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('one review', () => {
  it('is found by its number, text or video, however far down the list', async () => {
    expect((await test.get(`${list}/1`)).json()).toEqual((await ask({ page: '11', count: '1' })).content[0]);
    expect((await test.get(`${list}/4`)).json()).toEqual((await askVideos()).at(-1));
  });

  it.each(['3', '12', '999', '0', '-1', '01', '1.5', 'abc', '1e3', '99999999999999', '%25', '%D1%8F'])(
    'answers 404 for %s',
    async (id) => {
      const answer = await test.get(`${list}/${id}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({
        code: 'content.unknown-review',
        message: expect.stringMatching(/^Отзыв не найден/),
      });
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );
});

describe('the pages of reviews', () => {
  it('are a 404 with their own words for a number that is none', async () => {
    for (const id of ['999', '3', 'abc']) {
      const { statusCode, headers, body } = await test.get(`/reviews/${id}`);
      expect([id, statusCode, headers['cache-control']]).toEqual([id, 404, 'no-store']);
      expect(body).toMatch(/<h1[^>]*>Отзыв не\u00a0найден<\/h1>/);
      expect(body).toMatch(/<title>Отзыв не\u00a0найден — Счёты<\/title>/);
    }
  });

  it('tell of a review in their head', async () => {
    const { statusCode, body } = await test.get('/reviews/1');
    expect(statusCode).toBe(200);
    expect(body).toMatch(/<title>«Первую\s[^<]+» — Салтанат Жумагулова — Счёты<\/title>/);
    expect(body).toMatch(/<meta name="description" content="Переезжали [^"]{80,160}…">/);
  });

  it('show each line as a paragraph, as it is typed in the console', async () => {
    const { pool } = test.database;
    const text = 'Сверяли вручную.\nТеперь нет.\n\nСоветую.';
    await pool.query('update reviews set text = $1 where id = 2', [text]);
    const { body } = await test.get('/reviews/2');
    expect(body).toContain('<p>Сверяли вручную.</p><p>Теперь нет.</p><p>Советую.</p>');
  });

  it('have the video’s tab in their address', async () => {
    expect((await test.get('/reviews?tab=video')).body).toContain('/portal/media/reviews/review-1.webp');
    expect((await test.get('/reviews')).body).not.toContain('review-1.webp" width');
  });

  it('say on the card of a video how long it lasts', async () => {
    const { body } = await test.get('/reviews?tab=video');
    expect(body).toMatch(/Длительность[^<]*(<!-- -->)? <\/span>0:3\d</);
  });
});
