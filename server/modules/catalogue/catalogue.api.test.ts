import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Solution, type SolutionCard, solutionCategories } from '../../../contract/catalogue.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const list = '/api/v1/solutions';

interface Page {
  content: SolutionCard[];
  page: number;
  count: number;
  totalPages: number;
  totalElements: number;
}

let test: TestPortal;
beforeAll(async () => {
  test = await createTestPortal({ environment: { BASE_PATH: '/portal' } });
  await test.database.db.updateTable('solutions').set({ published: false }).where('code', '=', 'bso').execute();
});
afterAll(() => test.close());

const ask = async (query?: Record<string, string>) => (await test.get(list, query && { query })).json() as Page;

describe('the catalogue', () => {
  it('is open to anyone, cached for a minute by proxies', async () => {
    const answer = await test.get(list);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=0, s-maxage=60, must-revalidate');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('holds the published solutions by the order of the tabs, then by their places', async () => {
    const { content, ...figures } = await ask();
    expect(figures).toEqual({ page: 1, count: 20, totalPages: 1, totalElements: 13 });
    const tabs = content.map(({ category }) => solutionCategories.indexOf(category));
    expect(tabs).toEqual([...tabs].sort());
    expect(new Set(tabs).size).toBe(3);
    expect(content.map(({ code }) => code)).not.toContain('bso');
    const first = content[0]?.code ?? '';
    const last = content.filter(({ category }) => category === 'commercial').at(-1)?.code ?? '';
    await test.database.db.updateTable('solutions').set({ position: 1000 }).where('code', '=', first).execute();
    const moved = (await ask()).content.filter(({ category }) => category === 'commercial').map(({ code }) => code);
    expect(moved.slice(-2)).toEqual([last, first]);
  });

  it('tells of each what the contract says, its logo under the base path', async () => {
    const { content } = await ask();
    const ea = content.find(({ code }) => code === 'ea');
    expect(ea).toEqual({
      code: 'ea',
      type: expect.any(String),
      category: 'commercial',
      title: expect.any(String),
      name: expect.any(String),
      logoUrl: '/media/logos/ea.svg',
      url: '/solutions/ea',
      startUrl: null,
      shortDescription: expect.any(String),
      enableDemo: expect.any(Boolean),
      screenShots: true,
    });
  });

  it('says that a solution has screens only when it has some of the big ones', async () => {
    await test.database.db
      .deleteFrom('solution_screens')
      .where('solution_code', '=', 'zup')
      .where('mobile', '=', false)
      .execute();
    const { content } = await ask();
    expect(content.find(({ code }) => code === 'zup')?.screenShots).toBe(false);
  });

  it('comes in pages without a gap, empty past the end', async () => {
    const all = (await ask()).content.map(({ code }) => code);
    const pages = [
      await ask({ count: '5' }),
      await ask({ count: '5', page: '2' }),
      await ask({ count: '5', page: '3' }),
    ];
    expect(pages.flatMap(({ content }) => content.map(({ code }) => code))).toEqual(all);
    expect(await ask({ count: '5', page: '4' })).toMatchObject({
      content: [],
      page: 4,
      totalPages: 3,
      totalElements: 13,
    });
  });

  it.each([
    'page=0',
    'page=-1',
    'page=abc',
    'page=1000000000',
    'page=1&page=2',
    'count=0',
    'count=101',
    'count=1&count=1',
  ])('refuses %s with the field', async (query) => {
    const answer = await test.get(`${list}?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: { [query.split('=')[0] ?? '']: expect.stringMatching(/[а-я]/) } });
  });
});

describe('a solution', () => {
  it('comes whole, pictures under the base path', async () => {
    const answer = await test.get(`${list}/ea`);
    const solution = answer.json() as Solution;
    expect(answer.statusCode).toBe(200);
    expect(solution.url).toBe('/solutions/ea');
    expect((await test.get(solution.url)).statusCode).toBe(200);
    expect(solution.fullDescription).toMatch(/<p>/);
    expect(solution.possibilities).toMatch(/<li>/);
    expect(solution.screenShots.length).toBeGreaterThan(0);
    for (const { url, width, height } of solution.screenShots) {
      expect(url).toMatch(/^\/media\/screens\//);
      expect(width * height).toBeGreaterThan(0);
    }
  });

  it('has the screens of its mobile application, or null without one', async () => {
    await test.database.db.updateTable('solutions').set({ has_mobile_app: false }).where('code', '=', 'unf').execute();
    await test.database.pool.query(
      "update solutions set has_mobile_app = true where code = 'rtl3'; delete from solution_screens where solution_code = 'rtl3' and mobile",
    );
    expect(((await test.get(`${list}/unf`)).json() as Solution).mobileApp).toBeNull();
    expect(((await test.get(`${list}/rtl3`)).json() as Solution).mobileApp).toEqual({ screenShots: [] });
  });

  it.each(['no-such', 'EA', 'bso', '%25', 'e_', encodeURIComponent('еа'), 'a'.repeat(200)])(
    'answers 404 for %s',
    async (code) => {
      const answer = await test.get(`${list}/${code}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'catalogue.unknown-solution' });
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );
});
