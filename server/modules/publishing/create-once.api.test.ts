import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ContentKind } from '../../../contract/publishing.values.ts';
import { type Editor, makeEditor, wholeText } from '../../testing/content-editor.ts';
import { unique } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

/** A new record that is sent again after an answer that was lost (spec: operator-console.once). */
let test: TestPortal;
let editor: Editor;
beforeAll(async () => {
  test = await createTestPortal();
  editor = await makeEditor(test);
});
afterAll(() => test.close());

const create = (kind: ContentKind, key: string, value: object) =>
  editor.post(`/service/console/content/${kind}`, { key, value });

it('is one draft, also when it is sent several times at once', async () => {
  for (const [kind, value] of [
    ['news', wholeText()],
    ['questions', { question: unique('Вопрос'), answer: '<p>Ответ</p>' }],
  ] as const) {
    const [key, { total }] = [unique('request-key'), await editor.list(kind)];
    const answers = await Promise.all([1, 2, 3].map(() => create(kind, key, value)));
    const again = await create(kind, key, value);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    for (const answer of answers) expect(answer.json()).toEqual(again.json());
    expect((await editor.list(kind)).total).toBe(total + 1);
    expect(await editor.versions(again.json())).toHaveLength(1);
  }
});

it('is refused with another text under the same key, and is there as it was sent first', async () => {
  const [key, value] = [unique('request-key'), wholeText()];
  const made = (await create('news', key, value)).json();
  const refused = await create('news', key, { ...value, title: 'Иначе' });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'common.done-before']);
  expect(refused.json().message).toContain('в списке этого раздела');
  expect((await editor.open('news', made.id)).value).toEqual(made.value);
});

it('that is edited since is answered as it is now', async () => {
  const [key, value] = [unique('request-key'), wholeText()];
  const made = (await create('news', key, value)).json();
  await editor.save(made, { title: 'Поправлено' });
  expect((await create('news', key, value)).json()).toMatchObject({ id: made.id, title: 'Поправлено', version: 2 });
});
