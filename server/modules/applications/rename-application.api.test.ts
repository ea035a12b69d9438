import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApplication } from '../../seed/index.ts';
import { type Member, makeMember } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const rename = '/service/bl/application/rename';

let test: TestPortal;
let member: Member;
let stranger: Member;
let own: string;
let foreign: string;

beforeAll(async () => {
  test = await createTestPortal({ environment: { BASE_PATH: '/portal' } });
  member = await makeMember(test, { subscribers: ['ТОО «Ромашка»', 'ТОО «Астра»'] });
  stranger = await makeMember(test);
  const { db } = test.database;
  const [, second = ''] = member.subscriberIds;
  own = await buildApplication(db, { subscriberId: second, solutionCode: 'ea', name: 'Старое' });
  foreign = await buildApplication(db, { subscriberId: stranger.subscriberId, solutionCode: 'ea', name: 'Чужое' });
});
afterAll(() => test.close());

async function nameOf(id: string): Promise<string> {
  const { name } = await test.database.db
    .selectFrom('applications')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return name;
}

const auditOf = async (action: string, object: string) =>
  test.database.db
    .selectFrom('audit')
    .select(['user_id', 'subscriber_id'])
    .where('action', '=', action)
    .where('object', '=', object)
    .execute();

describe('renaming an application', () => {
  it.each([
    ['the whole url', (id: string) => `http://portal.test/portal/a/ea/${id}`],
    ['the path with the base path', (id: string) => `/portal/a/ea/${id}`],
    ['the path below it', (id: string) => `/a/ea/${id}`],
  ])('finds it by %s', async (how, urlOf) => {
    const answer = await member.post(rename, { url: urlOf(own), name: `  Новое,   ${how} ` });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      success: true,
      application: { id: own, name: `Новое, ${how}`, solutionCode: 'ea' },
    });
    expect(await nameOf(own)).toBe(`Новое, ${how}`);
  });

  it('writes an audit row', async () => {
    const before = await auditOf('application-renamed', own);
    await member.post(rename, { url: `/a/ea/${own}`, name: 'С аудитом' });
    expect((await auditOf('application-renamed', own)).slice(before.length)).toEqual([
      { user_id: member.userId, subscriber_id: member.subscriberIds[1] },
    ]);
  });

  it.each(['', '   ', 'я'.repeat(101)])('refuses the name «%s» and keeps the old one', async (name) => {
    const kept = await nameOf(own);
    const answer = await member.post(rename, { url: `/a/ea/${own}`, name });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: { name: expect.any(String) } });
    expect(await nameOf(own)).toBe(kept);
  });

  it('answers 404 for another subscriber’s, as for one that is not there, and notes the refusal', async () => {
    const [answerOfForeign, answerOfNone] = [
      await member.post(rename, { url: `/a/ea/${foreign}`, name: 'Захват' }),
      await member.post(rename, { url: '/a/ea/999999', name: 'Захват' }),
    ];
    const { requestId: _one, ...foreignBody } = answerOfForeign.json() as { requestId: string };
    const { requestId: _other, ...noneBody } = answerOfNone.json() as { requestId: string };
    expect(answerOfForeign.statusCode).toBe(404);
    expect(foreignBody).toMatchObject({ code: 'applications.unknown' });
    expect(noneBody).toEqual(foreignBody);
    expect(await nameOf(foreign)).toBe('Чужое');
    expect(await auditOf('foreign-application-refused', foreign)).toMatchObject([{ user_id: member.userId }]);
  });

  it('answers 404 for what is no address of ours', async () => {
    const kept = await nameOf(own);
    for (const url of [
      `https://portal.test/portal/a/ea/${own}`,
      `http://evil.test/portal/a/ea/${own}`,
      `http://portal.test.evil.test/portal/a/ea/${own}`,
      `http://portal.test/other/a/ea/${own}`,
      `//portal.test/portal/a/ea/${own}`,
      `/portal/a/ea/${own}/`,
      `/portal/a/ea/${own}?x=1`,
      `/portal/a/ea/0${own}`,
      `/portal/a/ea/-${own}`,
      '/portal/a/ea/99999999999999999999',
      '/portal/a/ea/999999999999999999',
      '/a/demo/ea',
      own,
      '%',
    ]) {
      const answer = await member.post(rename, { url, name: 'Захват' });
      expect([url, answer.statusCode]).toEqual([url, 404]);
    }
    expect(await nameOf(own)).toBe(kept);
  });

  it('answers 404 when the address names another solution', async () => {
    const kept = await nameOf(own);
    expect((await member.post(rename, { url: `/a/unf/${own}`, name: 'Захват' })).statusCode).toBe(404);
    expect(await nameOf(own)).toBe(kept);
  });

  it('lets the last of two renames win, whole', async () => {
    const names = Array.from({ length: 10 }, (_, index) => `Гонка ${index}`);
    const answers = await Promise.all(names.map((name) => member.post(rename, { url: `/a/ea/${own}`, name })));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(names).toContain(await nameOf(own));
  });
});
