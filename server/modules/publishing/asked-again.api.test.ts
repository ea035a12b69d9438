import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Editor, makeEditor, wholeText } from '../../testing/content-editor.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

/** A change of a record that is sent again, with the version that was seen, after an answer that was lost (spec: operator-console.once). */
let test: TestPortal;
let editor: Editor;
let colleague: Editor;
beforeAll(async () => {
  test = await createTestPortal();
  editor = await makeEditor(test);
  colleague = await makeEditor(test);
});
afterAll(() => test.close());

it('a draft is saved once, however its values are written', async () => {
  const made = await editor.create('news', wholeText());
  const value = {
    ...made.value,
    title: '  Два   пробела ',
    text: '<p>Список</p><ul><li><p>раз </p></li></ul><p></p><p><a href="HTTPS://example.kz/a">тут</a></p><p></p>',
  };
  const [first, again] = [await editor.try(made, '', { value }), await editor.try(made, '', { value })];
  expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
  expect(again.json()).toEqual(first.json());
  expect(await editor.versions(made)).toHaveLength(2);
});

it('what a colleague has saved since is not written over', async () => {
  const made = await editor.create('news', wholeText());
  const value = { ...made.value, title: 'Своё' };
  const saved = (await editor.try(made, '', { value })).json();
  await colleague.save(saved, { title: 'Чужое' });
  const refused = await editor.try(made, '', { value });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'console.changed']);
});

it('a draft is discarded and a record removed once', async () => {
  const published = await editor.do(await editor.create('news', wholeText()), 'publish', { at: null });
  const draft = await editor.save(published, { title: 'Черновик' });
  const discarded = await editor.do(draft, 'discard');
  expect(await editor.do(draft, 'discard')).toEqual(discarded);
  const removed = await editor.do(discarded, 'remove');
  expect(await editor.do(discarded, 'remove')).toEqual(removed);
});

it('a record is published, planned, taken off and brought back once', async () => {
  const draft = await editor.create('news', wholeText());
  const at = new Date(Date.now() + 3_600_000).toISOString();
  const planned = await editor.do(draft, 'publish', { at });
  expect(await editor.do(draft, 'publish', { at })).toEqual(planned);
  const called = await editor.do(planned, 'unschedule');
  expect(await editor.do(planned, 'unschedule')).toEqual(called);
  const published = await editor.do(called, 'publish', { at: null });
  expect(await editor.do(called, 'publish', { at: null })).toEqual(published);
  const changed = await editor.save(published, { title: 'Другое' });
  const restored = await editor.do(changed, 'restore', { from: draft.version });
  expect(await editor.do(changed, 'restore', { from: draft.version })).toEqual(restored);
  const again = await editor.do(restored, 'restore', { from: published.version });
  expect(await editor.do(restored, 'restore', { from: published.version })).toEqual(again);
  const withdrawn = await editor.do(again, 'withdraw');
  expect(await editor.do(again, 'withdraw')).toEqual(withdrawn);
});

it('what a colleague has published or planned is told to whoever presses after them', async () => {
  const draft = await editor.create('news', wholeText());
  await colleague.do(draft, 'publish', { at: null });
  const refused = await editor.try(draft, 'publish', { at: null });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'console.changed']);
});
