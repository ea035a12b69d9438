import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Editor, makeEditor, wholeText } from '../../testing/content-editor.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let test: TestPortal;
let editor: Editor;
beforeAll(async () => {
  test = await createTestPortal();
  editor = await makeEditor(test);
});
afterAll(() => test.close());

/** The page as visitors get it, once every process has heard of the change. */
const visitorsSee = (path: string, words: string) =>
  vi.waitFor(async () => expect((await test.get(path)).body).toContain(words), { timeout: 20_000 });

describe('a new article', () => {
  it('is nobody’s but the console’s until it is published', async () => {
    const value = wholeText();
    const draft = await editor.create('articles', value);
    expect(draft).toMatchObject({ state: 'draft', code: null, address: null, version: 1, value });
    expect((await test.get(`/articles/${value.code}`)).statusCode).toBe(404);
    const published = await editor.do(draft, 'publish');
    expect(published).toMatchObject({ state: 'published', code: value.code, address: `/articles/${value.code}` });
    await visitorsSee(`/articles/${value.code}`, value.title);
    await visitorsSee('/articles', value.title);
    await visitorsSee('/sitemap.xml', `/articles/${value.code}`);
    expect((await test.get(`/api/v1/search/${encodeURIComponent(value.title)}`)).body).toContain(value.code);
  });

  it('that is not finished is kept, and not published', async () => {
    const draft = await editor.create('articles', { title: 'Заголовок' });
    const refused = await editor.try(draft, 'publish');
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      code: 'publishing.not-ready',
      fields: { code: 'Заполните это поле', published: 'Заполните это поле', text: 'Заполните это поле' },
    });
    expect((await editor.open('articles', draft.id)).value.title).toBe('Заголовок');
  });

  it('with a number that is none of the field is refused by it, not published without', async () => {
    const draft = await editor.create('directory', {
      name: 'ИП «Дробь»',
      city: 'Тараз',
      phone: '87252001020',
      top5: 1.5,
    });
    expect((await editor.try(draft, 'publish')).json().fields).toMatchObject({ top5: 'Целое число от 1 до 5' });
    expect((await editor.open('directory', draft.id)).value.top5).toBe(1.5);
  });

  it('whose address is taken is told so by its field', async () => {
    const value = wholeText({ code: 'faq_partner' });
    const refused = await editor.try(await editor.create('articles', value), 'publish');
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'publishing.code-taken', fields: { code: expect.any(String) } });
  });
});

it('a partner’s city is filed under its own name, without the word that says it is a city', async () => {
  const { value } = await editor.create('directory', { name: 'ТОО «Город»', city: 'г.\u00a0Алматы' });
  expect(value.city).toBe('Алматы');
});

it.each([
  ['АЛМАТЫ', 'Алматы'],
  ['Усть\u2011 Каменогорск', 'Усть-Каменогорск'],
  ['байконур', 'Байконур'],
])('a partner’s city %j is published as the directory writes it', async (city, spelled) => {
  const code = `gorod-${randomUUID()}`;
  const draft = await editor.create('directory', { name: 'ТОО «Город»', code, city, phone: '87252001020' });
  expect((await editor.do(draft, 'publish')).value.city).toBe(spelled);
});

it('a partner that was made without the directory is a draft until it is published, and taken off only after that', async () => {
  await test.database.pool.query(`insert into partners (code, city, name, phone, mail, published)
    values ('p-made', 'Тараз', 'ИП «Новый»', '87252001020', 'made@partner.example', false)`);
  const made = await editor.openByCode('directory', 'p-made');
  expect(made).toMatchObject({ state: 'draft', readers: 'nobody', mayWithdraw: false });
  const published = await editor.do(await editor.save(made, { description: 'Ведём учёт' }), 'publish');
  expect((await editor.do(published, 'withdraw')).state).toBe('withdrawn');
});

describe('one address', () => {
  it('that two publish at the same moment is of one of them, and the other reads why', async () => {
    const value = wholeText();
    const drafts = [await editor.create('news', value), await editor.create('news', value)];
    const answers = await Promise.all(drafts.map((draft) => editor.try(draft, 'publish')));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('publishing.code-taken');
  });
});

describe('an edit', () => {
  it('is a draft beside what visitors see, and a version of its history', async () => {
    const { code } = await editor.do(await editor.create('news', wholeText()), 'publish');
    const found = await editor.openByCode('news', code ?? '');
    const saved = await editor.save(found, { title: 'Другое название' });
    expect(saved).toMatchObject({ state: 'changed', published: { title: found.value.title } });
    expect((await test.get(`/news/${code}`)).body).not.toContain('Другое название');
    await editor.do(saved, 'publish');
    await visitorsSee(`/news/${code}`, 'Другое название');
    const versions = await editor.versions(found);
    expect(versions.map(({ event }) => event)).toEqual(['published', 'saved', 'published', 'saved']);
    expect(versions[0]?.author).toBe('Редактор Айжан');
  });

  it('of what was never edited begins the history with what was found', async () => {
    const found = await editor.openByCode('pages', 'about');
    expect(found).toMatchObject({ version: 0, state: 'published', address: '/about' });
    const saved = await editor.save(found, { text: '<p>Совсем другой текст</p>' });
    const versions = await editor.versions(saved);
    expect(versions.map(({ event }) => event)).toEqual(['saved', 'found']);
    expect(versions[1]?.value).toEqual(found.value);
    const restored = await editor.do(saved, 'restore', { from: 0 });
    expect(restored.value).toEqual(found.value);
  });

  it('of a version that somebody has changed meanwhile is refused and changes nothing', async () => {
    const draft = await editor.create('news', wholeText());
    const other = await makeEditor(test);
    await other.save(draft, { title: 'Правка другого' });
    const late = await editor.try(draft, '', { value: { ...draft.value, title: 'Моя правка' } });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: 'console.changed' });
    expect((await editor.open('news', draft.id)).value.title).toBe('Правка другого');
  });

  it('keeps what a partner has changed in its own card meanwhile', async () => {
    const { rows } = await test.database.pool.query<{ code: string }>('select code from partners order by id limit 1');
    const found = await editor.openByCode('directory', rows[0]?.code ?? '');
    const saved = await editor.save(found, { description: 'Новое описание' });
    await test.database.pool.query("update partners set phone = '+7 (701) 000-00-00' where code = $1", [found.code]);
    const published = await editor.do(saved, 'publish');
    expect(published.published).toMatchObject({ phone: '+7 (701) 000-00-00', description: 'Новое описание' });
  });
});

describe('an address that is changed', () => {
  it('leads from every old one, and stops where another record takes it', async () => {
    const first = wholeText();
    let record = await editor.do(await editor.create('news', first), 'publish');
    for (const code of [`${first.code}-b`, `${first.code}-c`])
      record = await editor.do(await editor.save(record, { code }), 'publish');
    expect(record.movedFrom).toEqual([`${first.code}-b`, first.code]);
    await vi.waitFor(async () => {
      for (const old of [first.code, `${first.code}-b`]) {
        const answer = await test.get(`/news/${old}`);
        expect([answer.statusCode, answer.headers.location]).toEqual([301, `/news/${first.code}-c`]);
      }
    }, 60_000);
    const call = await test.get(`/api/v1/news/${first.code}`);
    expect([call.statusCode, call.headers.location]).toEqual([301, `/api/v1/news/${first.code}-c`]);
    const sitemap = (await test.get('/sitemap.xml')).body;
    expect([sitemap.includes(`/news/${first.code}-c<`), sitemap.includes(`/news/${first.code}-b<`)]).toEqual([
      true,
      false,
    ]);
    expect((await test.get(`/news/article/${first.code}`)).headers.location).toBe(`/news/${first.code}-c`);
    await editor.do(await editor.create('news', { ...wholeText(), code: first.code }), 'publish');
    expect((await test.get(`/news/${first.code}`)).statusCode).toBe(200);
    await editor.do(record, 'withdraw');
    await vi.waitFor(async () => expect((await test.get(`/news/${first.code}-b`)).statusCode).toBe(404), 60_000);
  });

  it('stays where the site or customers hold it', async () => {
    const agreement = await editor.openByCode('articles', 'info_user_agreement');
    expect(agreement).toMatchObject({ mayRename: false, mayRemove: false, mayWithdraw: false });
    const renamed = await editor.save(agreement, { code: 'drugoe' });
    expect((await editor.try(renamed, 'publish')).json()).toMatchObject({ code: 'publishing.code-kept' });
    expect((await editor.try(renamed, 'remove')).json()).toMatchObject({ code: 'publishing.fixed' });
  });
});

it.each([0, 6, 2_147_483_648, 1e15])('a place %d among the first five is refused by its field', async (top5) => {
  const value = { name: 'ТОО «Место»', code: 'mesto', city: 'Астана', top5 };
  const partner = await editor.create('directory', value);
  expect((await editor.try(partner, 'check')).json()).toMatchObject({ fields: { top5: 'Целое число от 1 до 5' } });
});

describe('a removal', () => {
  it('is refused while something needs the record', async () => {
    const category = await editor.openByCode('faq-categories', '1');
    expect(category.references).toEqual([{ what: 'questions', count: expect.any(Number), holds: true }]);
    expect((await editor.try(category, 'remove')).json()).toMatchObject({ code: 'publishing.in-use' });
  });

  it('is told of the texts that link to the record, to a place of its page too, but not of those to a longer address', async () => {
    const record = await editor.do(await editor.create('news', wholeText()), 'publish');
    const linkTo = (ending: string) => ({ text: `<p><a href="/news/${record.code}${ending}">Подробнее</a></p>` });
    for (const ending of ['', '#itog', '?from=mail', '-b'])
      await editor.do(await editor.create('articles', wholeText(linkTo(ending))), 'publish');
    const { references } = await editor.open('news', record.id);
    expect(references).toEqual([{ what: 'articles', count: 3, holds: false }]);
  });

  it('takes the record from site, search and lists, and can be undone', async () => {
    const value = wholeText();
    const record = await editor.do(await editor.create('articles', value), 'publish');
    const removed = await editor.do(record, 'remove');
    expect(removed).toMatchObject({ state: 'removed', code: null });
    await vi.waitFor(async () => expect((await test.get(`/articles/${value.code}`)).statusCode).toBe(404), 60_000);
    expect((await editor.list('articles', { q: value.title })).items).toEqual([]);
    expect((await editor.list('articles', { state: 'removed' })).items.map(({ id }) => id)).toContain(record.id);
    const [last] = await editor.versions(removed);
    const back = await editor.do(removed, 'restore', { from: last?.version });
    expect(back).toMatchObject({ state: 'draft', value });
    await editor.do(back, 'publish');
    await visitorsSee(`/articles/${value.code}`, value.title);
  });

  it('leaves the old addresses to a record that comes back', async () => {
    const value = wholeText();
    const first = await editor.do(await editor.create('news', value), 'publish');
    const record = await editor.do(await editor.save(first, { code: `${value.code}-b` }), 'publish');
    const removed = await editor.do(record, 'remove');
    const [last] = await editor.versions(removed);
    await editor.do(await editor.do(removed, 'restore', { from: last?.version }), 'publish');
    await vi.waitFor(async () => {
      const { statusCode, headers } = await test.get(`/news/${value.code}`);
      expect([statusCode, headers.location]).toEqual([301, `/news/${value.code}-b`]);
    }, 60_000);
  });

  it('of a numbered record does not give its number again', async () => {
    const value = { title: 'Как продлить?', category: '1', position: 50, text: '<p>Напишите партнёру.</p>' };
    const first = await editor.do(await editor.create('questions', value), 'publish');
    await editor.do(first, 'remove');
    const second = await editor.create('questions', value);
    expect(Number(second.code)).toBe(Number(first.code) + 1);
  });
});

describe('every change', () => {
  it('is in the audit with what was and what has become', async () => {
    const record = await editor.do(await editor.create('news', wholeText()), 'publish');
    await editor.do(await editor.save(record, { title: 'После', code: `${record.code}-2` }), 'publish');
    const { rows } = await test.database.pool.query(
      `select a.action, v.before, v.after from audit a join audit_values v on v.audit_id = a.id
       where a.object = $1 and a.user_id = $2 order by a.id`,
      [`news:${record.id}`, editor.userId],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'content-created',
      'content-published',
      'content-saved',
      'content-published',
    ]);
    expect(rows[3]).toMatchObject({ before: { title: record.title }, after: { title: 'После' } });
  });

  it('of the operator’s own settings is not for editors', async () => {
    const refused = await editor.get('/service/console/content/operator-settings');
    expect(refused.statusCode).toBe(403);
    const operator = await makeEditor(test, 'operator');
    const found = await operator.openByCode('operator-settings', 'operator');
    await operator.do(await operator.save(found, { kazakhNames: 'on', enquiryConsent: 'Согласен' }), 'publish');
    expect((await test.get('/api/v1/site/settings')).json()).toMatchObject({
      kazakhNames: true,
      consents: { enquiry: 'Согласен', news: null },
    });
  });

  it('names who else has the record open', async () => {
    const draft = await editor.create('news', wholeText());
    const other = await makeEditor(test);
    const asked = async (person: Editor, body = {}) =>
      (await person.try(draft, 'presence', { leaving: false, ...body })).json();
    expect(await asked(other)).toEqual({ version: 1, others: [] });
    expect(await asked(editor)).toEqual({ version: 1, others: [{ name: 'Редактор Айжан' }] });
    await asked(other, { leaving: true });
    expect(await asked(editor)).toEqual({ version: 1, others: [] });
  });
});
