import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ContentKind, ContentRecord } from '../../../contract/publishing.ts';
import { type Editor, makeEditor, wholeText } from '../../testing/content-editor.ts';
import { beginHeld } from '../../testing/held-transaction.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

/** What becomes of a file of the library that is chosen in an open form and removed by a colleague (spec: media.uses). */
let test: TestPortal;
let editor: Editor;
beforeAll(async () => {
  test = await createTestPortal();
  editor = await makeEditor(test, 'operator');
});
afterAll(() => test.close());

const kinds = { png: 'picture', mp4: 'video', vtt: 'captions' } as const;

async function addFile(extension: keyof typeof kinds = 'png') {
  const id = randomBytes(8).toString('hex');
  await test.database.pool.query(
    `insert into media (id, kind, name, extension, file_name, bytes, state) values ($1, $2, 'kassa', $3, 'Касса', 1, 'ready')`,
    [id, kinds[extension], extension],
  );
  return { id, address: `/media/u/${id}/kassa.${extension}` };
}
const remove = ({ id }: { id: string }) => editor.post(`/service/console/media/${id}/remove`, {});
async function goneFile(extension: keyof typeof kinds = 'png') {
  const file = await addFile(extension);
  expect((await remove(file)).statusCode).toBe(200);
  return file.address;
}
const trySave = (record: ContentRecord, changes: object) =>
  editor.try(record, '', { value: { ...record.value, ...changes } });
const says = (extension: string) =>
  `Файла «kassa.${extension}» больше нет в библиотеке: его удалили. Выберите другой или уберите этот.`;

const places: [ContentKind, string, keyof typeof kinds, (address: string) => object][] = [
  ['solutions', 'logo', 'png', (logo) => ({ logo })],
  ['solutions', 'screens.1.path', 'png', (path) => ({ screens: [{ path: '/media/a.webp' }, { path }] })],
  ['news', 'text', 'png', (address) => ({ text: `<p>Касса</p><img src="${address}" alt="Касса" />` })],
  ['reviews', 'video', 'mp4', (video) => ({ video })],
  ['site-settings', 'promoVideo', 'mp4', (promoVideo) => ({ promoVideo })],
  ['site-settings', 'promoCaptions', 'vtt', (promoCaptions) => ({ promoCaptions })],
];

it.each(places)('a draft of %s with a removed file is refused at %s', async (kind, field, extension, valueWith) => {
  const address = await goneFile(extension);
  const single = kind === 'site-settings';
  const record = single ? await editor.openByCode(kind, 'site') : await editor.create(kind, {});
  const refused = [await trySave(record, valueWith(address))];
  if (!single) refused.push(await editor.post(`/service/console/content/${kind}`, { value: valueWith(address) }));
  for (const answer of refused) {
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'publishing.file-gone', fields: { [field]: says(extension) } });
  }
  // One that is there is taken, and so are the files that come with the product.
  await editor.save(record, valueWith((await addFile(extension)).address));
});

it('a draft that names a removed file is not published', async () => {
  const file = await addFile();
  const text = `<p><img src="${file.address}" alt="Касса" /></p>`;
  const draft = await editor.create('news', wholeText({ text }));
  expect((await remove(file)).statusCode).toBe(409);
  // As drafts of an earlier build may stand.
  await test.database.pool.query('delete from media_uses where media_id = $1', [file.id]);
  await test.database.pool.query('delete from media where id = $1', [file.id]);
  for (const verb of ['check', 'publish'] as const) {
    const refused = await editor.try(draft, verb);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ code: 'publishing.not-ready', fields: { text: says('png') } });
  }
  await editor.do(await editor.save(draft, { text: '<p>Без картинки.</p>' }), 'publish');
});

it('a file that is missing on the site already keeps nobody from saving and publishing another field', async () => {
  const file = await addFile();
  const text = `<p><img src="${file.address}" alt="Касса" /></p>`;
  const published = await editor.do(await editor.create('news', wholeText({ text })), 'publish');
  await test.database.pool.query('delete from media_uses where media_id = $1', [file.id]);
  await test.database.pool.query('delete from media where id = $1', [file.id]);
  const saved = await editor.save(published, { title: 'Другое название' });
  expect((await editor.do(saved, 'publish')).published).toMatchObject({ title: 'Другое название', text });
});

it('a save that meets the removal of its file waits for it and is refused', async () => {
  const file = await addFile();
  const draft = await editor.create('reviews', {});
  const client = await beginHeld(test.database.pool);
  await client.query('select from media where id = $1 for update', [file.id]);
  await client.query('delete from media where id = $1', [file.id]);
  const late = trySave(draft, { image: file.address });
  await expect
    .poll(async () => (await test.database.pool.query('select 1 from pg_locks where not granted')).rowCount, {
      timeout: 20_000,
    })
    .toBeGreaterThan(0);
  await client.query('commit');
  client.release();
  const answer = await late;
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'publishing.file-gone']);
});
