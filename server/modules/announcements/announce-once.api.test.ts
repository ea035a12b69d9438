import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Member, makeMember, unique } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

/** An announcement that is sent again after an answer that was lost (spec: operator-console.once). */
const root = '/service/console/announcements';

let test: TestPortal;
let operator: Member;
beforeAll(async () => {
  test = await createTestPortal();
  operator = await makeMember(test, { roles: ['operator'], subscribers: [] });
});
afterAll(() => test.close());

const formWith = (title: string) => ({
  kind: 'works',
  title,
  text: '',
  link: '',
  linkText: '',
  audience: 'all',
  startsAt: null,
  endsAt: new Date(Date.now() + 3_600_000).toISOString(),
  dismissible: true,
  key: unique('request-key'),
});
const countOf = async (title: string) =>
  (await test.database.pool.query('select from announcements where title = $1', [title])).rowCount;

it('is made once, also when it is sent several times at once', async () => {
  const form = formWith('Одно объявление');
  const answers = await Promise.all([1, 2, 3].map(() => operator.post(root, form)));
  const again = await operator.post(root, form);
  const ids = [...answers, again].map((answer) => [answer.statusCode, answer.json().id]);
  expect(new Set(ids.map(String)).size).toBe(1);
  expect(ids[0]).toEqual([200, expect.any(String)]);
  expect(await countOf(form.title)).toBe(1);
  const { rows } = await test.database.pool.query('select action from audit where object = $1', [
    `announcement:${again.json().id}`,
  ]);
  expect(rows).toEqual([{ action: 'announcement-added' }]);
});

it('is refused with other words under the same key, after it was made alone', async () => {
  const form = formWith('Первые слова');
  expect((await operator.post(root, { ...form, endsAt: '2020-01-01T00:00:00Z' })).statusCode).toBe(400);
  expect((await operator.post(root, form)).statusCode).toBe(200);
  const refused = await operator.post(root, { ...form, title: 'Вторые слова' });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'common.done-before']);
  expect(refused.json().message).toContain('в списке объявлений');
  expect(await countOf('Вторые слова')).toBe(0);
});

it('that was removed since is told so, not that there is no such thing', async () => {
  const form = formWith('Удалённое');
  const { id } = (await operator.post(root, form)).json();
  expect((await operator.post(`${root}/${id}/remove`, {})).statusCode).toBe(200);
  const again = await operator.post(root, form);
  expect([again.statusCode, again.json().code]).toEqual([409, 'common.done-before']);
  expect(again.json().message).toContain('потом его удалили');
});

it('is another one under another key', async () => {
  const form = formWith('Дважды нарочно');
  for (const key of [form.key, unique('request-key')]) await operator.post(root, { ...form, key });
  expect(await countOf(form.title)).toBe(2);
});
