import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPortal, type Portal } from '../../app.ts';
import { createLog } from '../../infra/log/index.ts';
import { tellChange } from '../../infra/page-cache/index.ts';
import { type Editor, makeEditor, wholeText } from '../../testing/content-editor.ts';
import { openSession } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let test: TestPortal;
let other: Portal;
let editor: Editor;
const lines: string[] = [];
beforeAll(async () => {
  test = await createTestPortal({ working: true, onLog: (line) => void lines.push(line) });
  other = await createPortal({
    settings: test.settings,
    database: test.database,
    log: createLog('silent'),
    maxEventLoopDelayMs: 0,
  });
  editor = await makeEditor(test);
});
afterAll(async () => {
  await other.close();
  await test.close();
});

const otherPage = async (path: string) => (await other.app.inject({ method: 'GET', url: path })).body;

/** Waits until the other process has heard of every change until now: notifications come in their order. */
async function catchUp(): Promise<void> {
  await otherPage('/reviews');
  const mark = `Отметка ${randomUUID()}`;
  const { db, pool } = test.database;
  await pool.query('update reviews set quotation = $1 where id = (select max(id) from reviews)', [mark]);
  await tellChange(db, ['reviews']);
  await vi.waitFor(async () => expect(await otherPage('/reviews')).toContain(mark), { timeout: 30_000 });
}

describe('a publication', () => {
  it('leaves the pages of other kinds as they were made', async () => {
    // What was written past the console is seen only where a page is made anew.
    await Promise.all(['/news', '/reviews'].map(otherPage));
    await test.database.pool.query(
      "update reviews set quotation = 'Подменено' where id = (select max(id) from reviews)",
    );
    const value = wholeText({ published: '2026-11-21' });
    await editor.do(await editor.create('news', value), 'publish');
    await vi.waitFor(async () => expect(await otherPage('/news')).toContain(value.title), { timeout: 30_000 });
    expect(await otherPage('/reviews')).not.toContain('Подменено');
  });

  it('of a text leaves the pages of other records as they were made, one of another day does not', async () => {
    const publish = async (changes: object) => editor.do(await editor.create('news', wholeText(changes)), 'publish');
    const [old, edited, far] = [
      await publish({ published: '2020-01-01' }),
      await publish({ published: '2020-06-01' }),
      await publish({ published: '2019-01-01' }),
    ];
    const pageOf = ({ code }: { code: string | null }) => otherPage(`/news/${code}`);
    await catchUp();
    await Promise.all([old, edited, far].map(pageOf));
    await test.database.pool.query("update publications set text = text || '<p>Подменено</p>' where code = any($1)", [
      [far.code, old.code],
    ]);
    const saved = await editor.save(edited, { text: '<p>Уже другой текст</p>' });
    const again = await editor.do(saved, 'publish');
    await vi.waitFor(async () => expect(await pageOf(edited)).toContain('Уже другой текст'), { timeout: 30_000 });
    // Its neighbour names it, so that page is made anew too.
    await vi.waitFor(async () => expect(await pageOf(old)).toContain('Подменено'), { timeout: 30_000 });
    expect(await pageOf(far)).not.toContain('Подменено');
    await editor.do(await editor.save(again, { published: '2020-07-01' }), 'publish');
    await vi.waitFor(async () => expect(await pageOf(far)).toContain('Подменено'), { timeout: 30_000 });
  });

  it('is on the site from another process too', async () => {
    await otherPage('/news');
    const value = wholeText({ published: '2026-11-22' });
    await editor.do(await editor.create('news', value), 'publish');
    await vi.waitFor(async () => expect(await otherPage('/news')).toContain(value.title), { timeout: 30_000 });
  });
});

describe('a publication at a time', () => {
  it('of the past is refused with a sentence', async () => {
    const draft = await editor.create('news', wholeText());
    const refused = await editor.try(draft, 'publish', { at: '2026-01-01T00:00:00Z' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      code: 'publishing.past',
      fields: { at: expect.stringContaining('прошло') },
    });
  });

  it('happens when it comes, by the clock of the database', async () => {
    const draft = await editor.create('news', wholeText());
    const { rows } = await test.database.pool.query<{ at: string }>(
      "select to_json(now() + interval '2 seconds') #>> '{}' as at",
    );
    const planned = await editor.do(draft, 'publish', { at: rows[0]?.at });
    expect(planned).toMatchObject({ state: 'scheduled', published: null });
    await vi.waitFor(
      async () => expect(await editor.open('news', draft.id)).toMatchObject({ state: 'published', publishAt: null }),
      { timeout: 60_000, interval: 200 },
    );
    expect((await editor.versions(draft)).map(({ event }) => event)).toEqual(['published', 'scheduled', 'saved']);
  });

  it('happens also when the account that planned it has been erased since', async () => {
    const draft = await editor.create('news', wholeText());
    await editor.do(draft, 'publish', { at: '2036-01-01T10:00:00+05:00' });
    await test.database.pool.query('update content_items set publish_by = null, publish_at = now() where id = $1', [
      draft.id,
    ]);
    await test.portal.jobs.send(test.database.db, 'publishing.publish', { id: draft.id });
    await vi.waitFor(
      async () => expect(await editor.open('news', draft.id)).toMatchObject({ state: 'published', publishAt: null }),
      { timeout: 60_000, interval: 200 },
    );
  });

  it('can be called off', async () => {
    const draft = await editor.create('news', wholeText());
    const planned = await editor.do(draft, 'publish', { at: '2036-01-01T10:00:00+05:00' });
    expect(await editor.do(planned, 'unschedule')).toMatchObject({ state: 'draft', publishAt: null });
  });

  it('that cannot be done any more says why by the record', async () => {
    const value = wholeText();
    const draft = await editor.create('news', value);
    const { rows } = await test.database.pool.query<{ at: string }>(
      "select to_json(now() + interval '3 seconds') #>> '{}' as at",
    );
    await editor.do(draft, 'publish', { at: rows[0]?.at });
    await editor.do(await editor.create('news', value), 'publish');
    await vi.waitFor(
      async () =>
        expect(await editor.open('news', draft.id)).toMatchObject({
          state: 'draft',
          publishFailure: expect.stringContaining('занят'),
        }),
      { timeout: 60_000, interval: 200 },
    );
  });

  it('of a record that is not ready then sends to the button that marks its fields', async () => {
    const draft = await editor.create('news', wholeText());
    const { rows } = await test.database.pool.query<{ at: string }>(
      "select to_json(now() + interval '3 seconds') #>> '{}' as at",
    );
    await editor.save(await editor.do(draft, 'publish', { at: rows[0]?.at }), { text: '' });
    await vi.waitFor(
      async () =>
        expect(await editor.open('news', draft.id)).toMatchObject({
          state: 'draft',
          publishFailure: expect.stringContaining('Нажмите «Опубликовать»'),
        }),
      { timeout: 60_000, interval: 200 },
    );
  });
});

describe('a preview', () => {
  it('is drawn and answered once', async () => {
    const value = wholeText();
    const draft = await editor.create('news', value);
    const seen = await editor.get(`/news/${value.code}`, { query: { preview: draft.id } });
    expect(seen.statusCode).toBe(200);
    // A second drawing would have ended before these, which nobody has asked for yet.
    for (const address of ['/solutions/ea', '/price', '/articles']) await editor.get(address);
    expect(lines.filter((line) => line.includes('already sent'))).toEqual([]);
  });

  it('is the page of the draft, for people of the console alone, and leaves nothing', async () => {
    const { code, ...record } = await editor.do(await editor.create('articles', wholeText()), 'publish');
    const draft = await editor.save(
      { ...record, code },
      { title: 'Только в черновике', text: '<table><tbody><tr><td>1</td></tr></tbody></table>' },
    );
    const { address } = (await editor.try(draft, 'check')).json();
    expect(address).toBe(`/articles/${code}`);
    const seen = await editor.get(address, { query: { preview: draft.id } });
    expect(seen.statusCode).toBe(200);
    expect(seen.body).toContain('Только в черновике');
    expect(seen.body).toContain('<td>1</td>');
    expect(seen.body).toContain('Предпросмотр');
    expect(seen.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const byPasswordAlone = await openSession(test, editor.userId, 'password');
    for (const person of [test, await test.signIn('demo'), byPasswordAlone])
      expect((await person.get(address, { query: { preview: draft.id } })).body).not.toContain('Только в черновике');
    expect((await test.get(address)).body).not.toContain('Только в черновике');
    expect((await editor.open('articles', draft.id)).version).toBe(draft.version);
  });

  it('shows a new record in its list and at the address it will have', async () => {
    const value = wholeText({ published: '2026-11-23' });
    const draft = await editor.create('news', value);
    const seen = await editor.get(`/news/${value.code}`, { query: { preview: draft.id } });
    expect([seen.statusCode, seen.body.includes(value.title)]).toEqual([200, true]);
    const list = await editor.get('/news', { query: { preview: draft.id } });
    expect(list.body).toContain(value.title);
  });

  it('of a heading without a question says when visitors will see it', async () => {
    const draft = await editor.create('faq-categories', { title: 'Пустая рубрика', position: 90, public: true });
    const seen = await editor.get('/faqs', { query: { preview: draft.id } });
    expect([seen.statusCode, seen.body.includes('вместе с\u00a0первым опубликованным вопросом')]).toEqual([200, true]);
    const news = await editor.create('news', wholeText({ published: '2026-11-23' }));
    const other = await editor.get('/news', { query: { preview: news.id } });
    expect(other.body).not.toContain('опубликованным вопросом');
  });

  it('of an unfinished record says what is missing', async () => {
    const draft = await editor.create('news', { title: 'Пусто', code: 'pusto' });
    const seen = await editor.get('/news/pusto', { query: { preview: draft.id } });
    expect([seen.statusCode, seen.body.includes('Заполните это поле')]).toEqual([400, true]);
  });
});
