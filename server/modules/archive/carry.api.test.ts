import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Editor, makeEditor, wholeText } from '../../testing/content-editor.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { type Carrier, makeCarrier, rewrite, unzip, wipeContent } from './testing/archives.ts';

let test: TestPortal;
let operator: Carrier;
let editor: Editor;
beforeAll(async () => {
  test = await createTestPortal({ working: true });
  operator = await makeCarrier(test);
  editor = await makeEditor(test, 'operator');
});
afterAll(() => test.close());
beforeEach(async () => {
  const current = await operator.current();
  if (current?.state === 'ready') await operator.discard(current);
});

const ask = async <Row>(text: string, values: unknown[] = []) =>
  (await test.database.pool.query(text, values)).rows as Row[];

async function readSite(): Promise<string[]> {
  const answers = await Promise.all(
    [
      '/',
      '/solutions',
      '/solutions/ea',
      '/news',
      '/articles',
      '/price',
      '/faqs',
      '/advantages',
      '/about',
      '/reviews',
    ].map(async (path) => {
      const { statusCode, body } = await test.get(path);
      expect([path, statusCode < 500]).toEqual([path, true]);
      return body;
    }),
  );
  return answers;
}

describe('an archive', () => {
  it('has one readable file a kind, with checksums, and no people or secrets', async () => {
    const files = await unzip(await operator.take());
    const names = [...files.keys()];
    expect(names.filter((name) => name.startsWith('content/'))).toHaveLength(14);
    expect(names.at(-1)).toBe('manifest.json');
    const manifest = JSON.parse(String(files.get('manifest.json')));
    expect(manifest).toMatchObject({ format: 'schety-content', formatVersion: 1, product: '0.1.0' });
    const news = JSON.parse(String(files.get('content/news.json')));
    expect(news.length).toBe(manifest.kinds.find(({ kind }: { kind: string }) => kind === 'news').records);
    expect(String(files.get('content/news.json'))).toMatch(/^\[\n\{\n {2}"code": /);
    const all = [...files.values()].map(String).join('\n');
    expect(all).not.toContain('demo@');
    expect(all).not.toContain('$argon2id');
  });

  it('goes without a file that the library has lost', async () => {
    const id = 'feedfeedfeedfeed';
    await test.database.pool.query(
      `insert into media (id, kind, name, extension, file_name, bytes, state) values ($1, 'video', 'a', 'mp4', 'a.mp4', 9, 'ready')`,
      [id],
    );
    const files = await unzip(await operator.take());
    expect([...files.keys()].filter((name) => name.includes(id))).toEqual([]);
    expect(JSON.parse(String(files.get('media.json')))).toEqual([]);
    await test.database.pool.query('delete from media where id = $1', [id]);
  });

  it('changes nothing where everything is as it was', async () => {
    const checked = await operator.check(await operator.take());
    expect([checked.state, checked.failure, checked.problems]).toEqual(['ready', null, []]);
    for (const { new: added, changed, extra } of checked.counts) expect([added, changed, extra]).toEqual([0, 0, 0]);
  });
});

describe('an import', () => {
  it('makes the same site out of an empty one, with drafts, pictures, captions and old addresses', async () => {
    const [renamed, picture, captions] = [await makeRenamed(), await makePicture(), await makeCaptions()];
    const draft = await editor.create('articles', { title: 'Недописанная статья' });
    const before = await readSite();
    const archive = await operator.take();
    await wipeContent(test);
    await vi.waitFor(async () => expect(await readSite()).not.toEqual(before), 60_000);
    const checked = await operator.check(archive);
    expect([checked.state, checked.failure, checked.problems]).toEqual(['ready', null, []]);
    const done = await operator.apply(checked);
    expect([done.state, done.failure]).toEqual(['done', null]);
    await vi.waitFor(async () => expect(await readSite()).toEqual(before), 60_000);
    expect((await test.get(`/news/${renamed.from}`)).headers.location).toMatch(new RegExp(`/news/${renamed.to}$`));
    expect(await ask('select alt, file_name from media where id = $1', [picture])).toEqual([
      { alt: 'Касса на прилавке', file_name: 'Касса.png' },
    ]);
    expect((await test.get(captions)).body).toBe(vtt);
    expect((await editor.open('articles', draft.id)).value.title).toBe('Недописанная статья');
    // Written a second time it changes nothing.
    const again = await operator.check(await operator.take());
    for (const { new: added, changed } of again.counts) expect([added, changed]).toEqual([0, 0]);
  });

  it('shows what is new, changed and here alone, and leaves the last until asked', async () => {
    const archive = await operator.take();
    const [kept, gone] = [await publish({ title: 'Старая новость' }), await publish({ title: 'Ушедшая новость' })];
    const full = await operator.take();
    const later = await publish({ title: 'Новее архива' });
    await editor.do(await editor.save(await editor.open('news', kept.id), { summary: 'Иначе' }), 'publish');
    await editor.do(await editor.open('news', gone.id), 'remove');
    const checked = await operator.check(full);
    const news = async (verdict: string) =>
      (await operator.records(checked, { kind: 'news', verdict })).map(({ key }) => key);
    expect(await news('new')).toEqual([gone.code]);
    expect(await news('changed')).toEqual([kept.code]);
    expect(await news('extra')).toEqual([later.code]);
    const [changed] = await operator.records(checked, { verdict: 'changed' });
    expect(changed).toMatchObject({
      before: { value: { summary: 'Иначе' } },
      after: { value: { title: 'Старая новость' } },
    });
    await operator.apply(checked);
    expect((await test.get(`/news/${later.code}`)).statusCode).toBe(200);
    expect((await test.get(`/news/${gone.code}`)).statusCode).toBe(200);
    const done = await operator.apply(await operator.check(archive), true);
    expect([done.state, done.failure]).toEqual(['done', null]);
    for (const { code } of [kept, gone, later]) expect((await test.get(`/news/${code}`)).statusCode).toBe(404);
    // What is taken off comes back from its history.
    expect((await editor.versions({ kind: 'news', id: later.id })).map(({ event }) => event)).toContain('removed');
  });

  it('follows a place among the first five from one partner to another', async () => {
    const archive = await operator.take();
    const ofFive = () => ask('select code, top5 from partners where top5 is not null order by top5');
    const before = await ofFive();
    await test.database.pool.query('update partners set top5 = null');
    await test.database.pool.query(
      `insert into partners (code, name, city, top5) values ('newcomer', 'ТОО «Новичок»', 'Астана', 1)`,
    );
    const checked = await operator.check(archive);
    expect([checked.state, checked.problems]).toEqual(['ready', []]);
    const [newcomer] = await operator.records(checked, { kind: 'directory', verdict: 'extra' });
    expect(newcomer).toMatchObject({
      key: 'newcomer',
      before: { value: { top5: 1 } },
      after: { value: { top5: null } },
    });
    expect((await operator.apply(checked)).state).toBe('done');
    expect(await ofFive()).toEqual(before);
    await test.database.pool.query("delete from partners where code = 'newcomer'");
  });

  it('is checked and applied by the rules of publishing: HTML is cleaned, versions and the audit say who', async () => {
    const item = await publish({});
    const archive = await operator.take();
    const dirty = await rewrite(archive, 'content/news.json', (records: { code: string; value: object }[]) =>
      records.map((each) =>
        each.code === item.code
          ? { ...each, value: { ...each.value, text: '<p onclick="alert(1)">Текст</p><script>alert(1)</script>' } }
          : each,
      ),
    );
    await operator.apply(await operator.check(dirty));
    const found = await editor.open('news', item.id);
    expect(found.published?.text).toBe('<p>Текст</p>');
    const [newest] = await editor.versions(found);
    expect(newest).toMatchObject({ event: 'published', author: 'Ерлан Оператор' });
    const rows = await ask(
      `select action from audit where user_id = $1 and (object = $2 or action like 'archive%') order by id desc limit 2`,
      [operator.userId, `news:${item.id}`],
    );
    expect(rows).toEqual([{ action: 'archive-imported' }, { action: 'content-imported' }]);
  });

  it('looks again when somebody has published since the check', async () => {
    const item = await publish({ title: 'Спорная новость' });
    const archive = await operator.take();
    await editor.do(await editor.save(await editor.open('news', item.id), { title: 'Правка до' }), 'publish');
    const checked = await operator.check(archive);
    await editor.do(await editor.save(await editor.open('news', item.id), { title: 'Правка после' }), 'publish');
    const again = await operator.apply(checked);
    expect([again.state, again.notice]).toEqual(['ready', expect.stringContaining('проверен ещё раз')]);
    expect((await editor.open('news', item.id)).published?.title).toBe('Правка после');
    expect((await operator.apply(again)).state).toBe('done');
    expect((await editor.open('news', item.id)).published?.title).toBe('Спорная новость');
  });
});

async function publish(changes: object) {
  const whole = wholeText(changes);
  const made = await editor.do(await editor.create('news', whole), 'publish');
  return { id: made.id, code: String(made.code) };
}

async function makeRenamed() {
  const { id, code: from } = await publish({});
  const to = `${from}-renamed`;
  await editor.do(await editor.save(await editor.open('news', id), { code: to }), 'publish');
  return { from, to };
}

const vtt = 'WEBVTT\n\n00:00.000 --> 00:03.000\nЗдравствуйте!\n';

async function makeCaptions(): Promise<string> {
  const made = await operator.post('/service/console/media/upload', Buffer.from(vtt), { query: { name: 'film.vtt' } });
  return made.json().address;
}

async function makePicture(): Promise<string> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();
  const made = await operator.post('/service/console/media/upload', bytes, { query: { name: 'Касса.png' } });
  const { id, version } = made.json();
  await operator.post(`/service/console/media/${id}`, { version, alt: 'Касса на прилавке' });
  return id;
}
