import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Application, ApplicationFacet } from '../../../contract/applications.ts';
import { compareNames } from '../../../contract/name-order.ts';
import { buildApplication, buildSubscriber } from '../../seed/index.ts';
import { type Member, makeMember, unique } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const list = '/service/bl/get/applications';

interface Answer {
  content: Application[];
  facets: ApplicationFacet[];
  page: number;
  count: number;
  totalPages: number;
  totalElements: number;
}

let test: TestPortal;
let member: Member;
let strangers: string;

/** Seven applications in two subscribers of the member, in this order of age, and one of a stranger. */
beforeAll(async () => {
  test = await createTestPortal({ environment: { BASE_PATH: '/portal' } });
  const { db } = test.database;
  member = await makeMember(test, { subscribers: ['ТОО «Ромашка»', 'ТОО «Астра»'] });
  const [first = '', second = ''] = member.subscriberIds;
  const own: [string, string][] = [
    [first, 'ea'],
    [first, 'unf'],
    [second, 'ea'],
    [first, 'zup'],
    [second, 'apteka'],
    [first, 'ea'],
    [second, 'unf'],
  ];
  for (const [index, [subscriberId, solutionCode]] of own.entries())
    await buildApplication(db, { subscriberId, solutionCode, name: `№ ${index + 1}` });
  strangers = await buildSubscriber(db, { name: 'ТОО «Чужие»', code: unique('code') }, []);
  await buildApplication(db, { subscriberId: strangers, solutionCode: 'rtl3', name: 'Чужое' });
});
afterAll(() => test.close());

async function ask(query?: Record<string, string>): Promise<Answer> {
  const answer = await member.get(list, query && { query });
  expect(answer.statusCode).toBe(200);
  return answer.json() as Answer;
}

const namesOf = ({ content }: Answer) => content.map(({ name }) => name);

describe('the list of applications', () => {
  it('holds all of mine, the newest first, and nothing of a stranger', async () => {
    const all = await ask();
    expect(namesOf(all)).toEqual(['№ 7', '№ 6', '№ 5', '№ 4', '№ 3', '№ 2', '№ 1']);
    expect(all).toMatchObject({ page: 1, count: 50, totalPages: 1, totalElements: 7 });
  });

  it('tells of each what the contract says, links under the base path', async () => {
    const [newest] = (await ask()).content;
    expect(newest).toEqual({
      id: expect.stringMatching(/^\d+$/),
      code: null,
      name: '№ 7',
      type: 'unf',
      solutionCode: 'unf',
      title: expect.stringMatching(/[а-я]/i),
      url: `http://portal.test/portal/a/unf/${newest?.id}`,
      startUrl: `/a/unf/${newest?.id}`,
      logoUrl: '/media/logos/unf.svg',
      status: 'ready',
      subscriberId: member.subscriberIds[1],
      subscriberName: 'ТОО «Астра»',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
  });

  it('counts the kinds over all mine, whatever page or filter is asked for', async () => {
    const counts = { ea: 3, unf: 2, zup: 1, apteka: 1 };
    const filtered = { solutions: 'zup', subscribers: member.subscriberId, page: '2', count: '1' };
    for (const query of [undefined, filtered, { subscribers: 'none' }]) {
      const { facets } = await ask(query);
      expect(Object.fromEntries(facets.map(({ type, count }) => [type, count]))).toEqual(counts);
    }
  });

  it('orders the kinds by their titles in Russian', async () => {
    const titles = (await ask()).facets.map(({ title }) => title);
    expect(titles).toEqual([...titles].sort(compareNames));
    expect(titles).toHaveLength(4);
  });

  it('is empty for somebody without subscribers', async () => {
    const nobody = await makeMember(test, { subscribers: [] });
    expect((await nobody.get(list)).json()).toEqual({
      content: [],
      page: 1,
      count: 50,
      totalPages: 0,
      totalElements: 0,
      facets: [],
    });
  });
});

describe('pages of the list', () => {
  it('follow each other without a gap', async () => {
    const pages = [
      await ask({ count: '3' }),
      await ask({ count: '3', page: '2' }),
      await ask({ count: '3', page: '3' }),
    ];
    expect(pages.map(namesOf)).toEqual([['№ 7', '№ 6', '№ 5'], ['№ 4', '№ 3', '№ 2'], ['№ 1']]);
    expect(pages[2]).toMatchObject({ page: 3, count: 3, totalPages: 3, totalElements: 7 });
  });

  it('are empty past the end, with the figures of the whole', async () => {
    for (const page of ['4', '1000000'])
      expect(await ask({ count: '3', page })).toMatchObject({
        content: [],
        page: Number(page),
        totalPages: 3,
        totalElements: 7,
      });
  });

  it.each(['0', '-1', '1.5', '1e3', 'abc', '', '+1', '01', ' 1', '9999999999', '1000001'])(
    'are refused for page=%s with the field',
    async (page) => {
      const answer = await member.get(list, { query: { page } });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'common.invalid', fields: { page: expect.stringMatching(/[а-я]/) } });
    },
  );

  it.each(['0', '101', '1e2', 'NaN', ''])('are refused for count=%s with the field', async (count) => {
    const answer = await member.get(list, { query: { count } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'common.invalid', fields: { count: expect.stringMatching(/[а-я]/) } });
  });

  it.each(['page=1&page=1', 'count=5&count=6', 'solutions=ea&solutions=unf', 'subscribers=aa&subscribers=aa'])(
    'are refused for the repeated %s',
    async (query) => {
      const answer = await member.get(`${list}?${query}`);
      expect(answer.statusCode).toBe(400);
    },
  );

  it('hold a hundred at most', async () => {
    expect((await ask({ count: '100' })).count).toBe(100);
  });
});

describe('the filters of the list', () => {
  it('keep the solutions asked for', async () => {
    expect(namesOf(await ask({ solutions: 'ea' }))).toEqual(['№ 6', '№ 3', '№ 1']);
    expect(await ask({ solutions: 'ea,apteka', count: '2' })).toMatchObject({ totalElements: 4, totalPages: 2 });
    expect(namesOf(await ask({ solutions: 'aa' }))).toHaveLength(7);
    expect(await ask({ solutions: 'no-such' })).toMatchObject({ content: [], totalElements: 0, totalPages: 0 });
  });

  it('keep the subscribers asked for, together with the solutions', async () => {
    const [first = '', second = ''] = member.subscriberIds;
    expect(namesOf(await ask({ subscribers: second }))).toEqual(['№ 7', '№ 5', '№ 3']);
    expect(namesOf(await ask({ subscribers: `${first},${second}` }))).toHaveLength(7);
    expect(namesOf(await ask({ subscribers: first, solutions: 'ea' }))).toEqual(['№ 6', '№ 1']);
  });

  it('never reach beyond what is mine', async () => {
    const [first = ''] = member.subscriberIds;
    expect(await ask({ subscribers: strangers })).toMatchObject({ content: [], totalElements: 0 });
    expect(namesOf(await ask({ subscribers: `${strangers},${first}`, solutions: 'rtl3,ea' }))).toEqual(['№ 6', '№ 1']);
    expect(await ask({ solutions: 'rtl3' })).toMatchObject({ content: [], totalElements: 0 });
  });

  it.each(['', ',', 'ea,', 'ea unf', '%', 'ea%', "ea'--", 'a'.repeat(65), Array(101).fill('ea').join(',')])(
    'are refused when they are no list of codes: %s',
    async (solutions) => {
      for (const name of ['solutions', 'subscribers'])
        expect((await member.get(list, { query: { [name]: solutions } })).statusCode).toBe(400);
    },
  );

  it('take a hundred codes', async () => {
    expect(namesOf(await ask({ solutions: Array(100).fill('zup').join(',') }))).toEqual(['№ 4']);
  });
});
