import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Editor, makeEditor } from '../../testing/content-editor.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let test: TestPortal;
let editor: Editor;
beforeAll(async () => {
  test = await createTestPortal();
  editor = await makeEditor(test);
});
afterAll(() => test.close());

const question = (category: string | null) => ({
  title: 'Кто это видит?',
  category,
  position: 1,
  text: '<p>Вот кто.</p>',
});

it('a category is seen by nobody until it has a question, then by whom it is for, and its question alike', async () => {
  const draft = await editor.create('faq-categories', { title: 'Для своих', position: 90, public: false });
  expect(draft.readers).toBe('nobody');
  const closed = await editor.do(draft, 'publish');
  expect(closed.readers).toBe('nobody');
  const asked = await editor.do(await editor.create('questions', question(closed.code)), 'publish');
  expect(asked.readers).toBe('signed-in');
  expect((await test.get(`/api/v1/faq/${asked.code}`)).statusCode).toBe(404);
  expect((await editor.open('faq-categories', closed.id)).readers).toBe('signed-in');

  const opened = await editor.open('faq-categories', closed.id);
  await editor.do(await editor.save(opened, { public: true }), 'publish');
  expect((await editor.open('questions', asked.id)).readers).toBe('everybody');
  expect((await editor.do(asked, 'withdraw')).readers).toBe('nobody');
});

it('what visitors see is everybody’s', async () => {
  const { items } = await editor.list('news', { perPage: '1' });
  expect((await editor.open('news', items[0]?.id ?? '')).readers).toBe('everybody');
});
