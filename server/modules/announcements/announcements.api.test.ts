import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ConsoleAnnouncement } from '../../../contract/announcements-console.ts';
import { buildAnnouncement } from '../../seed/index.ts';
import { type Member, makeMember, makePartner, openSession } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const root = '/service/console/announcements';
const patience = { timeout: 30_000, interval: 50 };
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const form = {
  kind: 'works',
  title: 'Обновление сервиса',
  text: 'Вход будет закрыт с 22:00 до 23:00.',
  link: '/news',
  linkText: 'Что изменится',
  audience: 'all',
  startsAt: null,
  endsAt: inHours(2),
  dismissible: true,
};

let test: TestPortal;
let operator: Member;
beforeAll(async () => {
  test = await createTestPortal({ environment: { BASE_PATH: '/portal' } });
  operator = await makeMember(test, { roles: ['operator'], subscribers: [] });
});
afterAll(() => test.close());

const add = async (values: object = {}): Promise<ConsoleAnnouncement> => {
  const answer = await operator.post(root, { ...form, ...values });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const remove = ({ id }: { id: string }) => operator.post(`${root}/${id}/remove`, {});
const page = async (path = '/about') => (await test.get(path)).body;
const shownTo = async (person: Member) => (await person.get('/service/bl/get/user-info')).json().announcements;
/** A page shows or leaves out a text as soon as its process has heard of it. */
const expectPage = (text: string, isThere: boolean, path?: string) =>
  vi.waitFor(async () => expect((await page(path)).includes(text)).toBe(isThere), patience);

describe('an announcement on the pages', () => {
  it('stands at the top of every page, kept ones too, and goes when it is taken back', async () => {
    await page('/');
    await page('/no-such-page');
    const written = await add({ title: 'Сегодня обновляем сервис' });
    for (const path of ['/', '/about', '/login', '/no-such-page'])
      await expectPage('Сегодня обновляем сервис', true, path);
    const html = await page();
    expect(html).toMatch(
      /<body><div class="[^"]+" data-base="\/portal" data-nosnippet>.*<a href="\/portal\/news".*<div id="start"/s,
    );
    expect(html).toContain('aria-label="Плановые работы: Сегодня обновляем сервис"');
    const ended = (await operator.post(`${root}/${written.id}/end`, {})).json();
    expect(ended.state).toBe('past');
    await expectPage('Сегодня обновляем сервис', false, '/');
    // As after an answer that was lost.
    expect((await operator.post(`${root}/${written.id}/end`, {})).json()).toEqual(ended);
    await remove(written);
    const planned = await add({
      title: 'Завтра',
      startsAt: '2036-01-01T10:00:00.000Z',
      endsAt: '2036-01-02T10:00:00.000Z',
    });
    expect((await operator.post(`${root}/${planned.id}/end`, {})).json().code).toBe('announcements.not-current');
    await remove(planned);
  });

  it('has a script that the policy of that page alone allows', async () => {
    const usual = String((await test.get('/about')).headers['content-security-policy']);
    const written = await add({ title: 'С правилом для скрипта' });
    await expectPage('С правилом для скрипта', true);
    const policy = String((await test.get('/about')).headers['content-security-policy']);
    expect(policy.length).toBeGreaterThan(usual.length);
    await remove(written);
    await expectPage('С правилом для скрипта', false);
    expect((await test.get('/about')).headers['content-security-policy']).toBe(usual);
  });

  it('shows text as text, whatever is written', async () => {
    const written = await add({ title: '<img src=x onerror=alert(1)>', text: '"><script>alert(2)</script>' });
    await expectPage('&lt;img src=x', true);
    const html = await page();
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('<script>alert(2)');
    await remove(written);
  });

  it('begins and ends by itself, without anything being told', async () => {
    await page();
    await buildAnnouncement(test.database.db, { title: 'Началось само', audience: 'all', from: 1, to: 2.5 });
    await test.database.pool.query(`select pg_notify('content_changed', '["announcements"]')`);
    await expectPage('Началось само', true);
    await expectPage('Началось само', false);
  });

  it('comes in order: trouble, works, news, whatever was written first', async () => {
    const all = [await add({ kind: 'news', title: 'Третье' }), await add({ kind: 'trouble', title: 'Первое' })];
    all.push(await add({ kind: 'works', title: 'Второе' }));
    await expectPage('Второе', true);
    expect((await page()).match(/<b>(Первое|Второе|Третье)<\/b>/g)).toEqual([
      '<b>Первое</b>',
      '<b>Второе</b>',
      '<b>Третье</b>',
    ]);
    for (const one of all) await remove(one);
  });
});

it('keeps the no-break spaces of its words', async () => {
  const typeset = { title: 'Работы с\u00a022:00', text: 'Вход в\u00a0облако закрыт', linkText: 'Что и\u00a0когда' };
  const written = await add({ ...typeset, startsAt: '2036-01-01T10:00:00.000Z', endsAt: '2036-01-02T10:00:00.000Z' });
  expect(written).toMatchObject(typeset);
  await remove(written);
});

describe('whom it is shown to', () => {
  it('what is for signed-in people and partners never stands in a page, and comes with the person', async () => {
    const [partner] = await makePartner(test);
    const subscriber = await makeMember(test);
    const forAll = await add({ audience: 'subscribers', title: 'Для вошедших' });
    const forPartners = await add({ audience: 'partners', title: 'Для партнёров' });
    const forVisitors = await add({ audience: 'visitors', title: 'Для посетителей' });
    await expectPage('Для посетителей', true);
    expect(await page()).not.toMatch(/Для (вошедших|партнёров)/);
    const titles = async (person: Member) =>
      (await shownTo(person)).shown.map(({ title }: { title: string }) => title).sort();
    expect(await titles(subscriber)).toEqual(['Для вошедших']);
    expect(await titles(partner)).toEqual(['Для вошедших', 'Для партнёров']);
    for (const one of [forAll, forPartners, forVisitors]) await remove(one);
    await vi.waitFor(async () => expect(await shownTo(partner)).toBeUndefined(), patience);
  });

  it('a dismissal stays with the account until the text changes, and is nobody else’s', async () => {
    const [person, other] = [await makeMember(test), await makeMember(test)];
    const mine = await add({ audience: 'subscribers', title: 'Мне и другим' });
    const ofAll = await add({ audience: 'all', title: 'Совсем всем' });
    await vi.waitFor(async () => expect((await shownTo(person)).shown).toHaveLength(1), patience);
    const dismiss = (mark: string) => person.post('/service/bl/announcements/dismiss', { mark });
    for (const { id } of [mine, ofAll]) expect((await dismiss(`${id}.1`)).json()).toEqual({ success: true });
    expect(await shownTo(person)).toEqual({ shown: [], dismissed: [`${ofAll.id}.1`] });
    expect((await shownTo(other)).shown).toHaveLength(1);

    const seen = (await operator.get(`${root}/${mine.id}`)).json();
    expect(seen.dismissals).toBe(1);
    const longer = { ...seen, endsAt: inHours(5) };
    expect((await operator.post(`${root}/${mine.id}`, longer)).statusCode).toBe(200);
    expect((await shownTo(person)).shown).toEqual([]);
    const again = { ...longer, version: 2, text: 'Уже не то, что было.' };
    expect((await operator.post(`${root}/${mine.id}`, again)).statusCode).toBe(200);
    await vi.waitFor(async () => expect((await shownTo(person)).shown).toHaveLength(1), patience);
    for (const one of [mine, ofAll]) await remove(one);
  });

  it('what may not be dismissed is not', async () => {
    const person = await makeMember(test);
    const kept = await add({ audience: 'subscribers', title: 'Не скрывается', dismissible: false });
    await vi.waitFor(async () => expect((await shownTo(person)).shown).toHaveLength(1), patience);
    await person.post('/service/bl/announcements/dismiss', { mark: `${kept.id}.1` });
    expect((await shownTo(person)).shown).toHaveLength(1);
    await remove(kept);
  });
});

describe('bad input', () => {
  it.each([
    ['startsAt', { startsAt: inHours(-3), endsAt: inHours(2) }, 'Это время уже прошло. Выберите время в будущем или'],
    ['endsAt', { endsAt: inHours(-1) }, 'Это время уже прошло, объявление никто не увидит.'],
    ['endsAt', { startsAt: inHours(3), endsAt: inHours(2) }, 'Конец должен быть позже начала'],
    ['endsAt', { endsAt: 'вчера' }, 'Укажите день и время конца'],
    ['title', { title: '  ' }, 'Напишите заголовок'],
    ['title', { title: 'Д'.repeat(81) }, 'Не длиннее 80 символов, сейчас 81'],
    ['text', { text: 'Д'.repeat(241) }, 'Не длиннее 240 символов, сейчас 241'],
    ...['javascript:alert(1)', '//evil.example', '/\\evil.example', 'http://evil.example', 'data:text/html,x'].map(
      (link) => ['link', { link }, 'Ссылка ведёт на страницу сайта'] as const,
    ),
  ] as const)('%s is refused with its sentence: %j', async (field, values, sentence) => {
    const { code, message, fields } = (await operator.post(root, { ...form, ...values })).json();
    expect(code).toMatch(/^(common\.invalid|announcements\.past-(start|end))$/);
    expect(`${fields?.[field] ?? ''} ${message}`).toContain(sentence);
    expect(Object.keys(fields ?? {})).toContain(field);
  });

  it('who saves over somebody else’s change is told, and nothing is lost', async () => {
    const written = await add({ audience: 'partners' });
    const first = { ...written, title: 'Первая правка' };
    expect((await operator.post(`${root}/${written.id}`, first)).json()).toMatchObject({ version: 2 });
    const late = await operator.post(`${root}/${written.id}`, { ...written, title: 'Вторая правка' });
    expect(late.json().code).toBe('console.changed');
    expect((await operator.get(`${root}/${written.id}`)).json().title).toBe('Первая правка');
    await remove(written);
    expect((await operator.get(`${root}/${written.id}`)).json().code).toBe('console.absent');
  });
});

it('a preview opens to an operator who has shown the second factor, and to nobody else', async () => {
  const preview = `/about?${new URLSearchParams({ ...form, preview: 'announcement', title: 'Ещё не на сайте' } as never)}`;
  const opens = async (person: Pick<Member, 'get'>) => (await person.get(preview)).body.includes('Ещё не на сайте');
  expect(await opens(operator)).toBe(true);
  expect(await opens(await openSession(test, operator.userId, 'password'))).toBe(false);
  expect(await opens(await makeMember(test, { roles: ['editor'], subscribers: [] }))).toBe(false);
  expect(await opens(await makeMember(test))).toBe(false);
  expect(await opens(test)).toBe(false);
});

it('the console lists what is shown, planned and past apart', async () => {
  const [current, planned] = [await add({ audience: 'partners' }), await add({ startsAt: inHours(1) })];
  const pastId = await buildAnnouncement(test.database.db, { title: 'Прошлое', from: -100, to: -50 });
  const ids = async (state: string) =>
    (await operator.get(root, { query: { state } })).json().items.map(({ id }: ConsoleAnnouncement) => id);
  expect(await ids('current')).toEqual([current.id]);
  expect(await ids('planned')).toEqual([planned.id]);
  expect(await ids('past')).toContain(pastId);
  const actions = await test.database.pool.query(
    `select action from audit where object = $1 and action like 'announcement-%'`,
    [`announcement:${current.id}`],
  );
  expect(actions.rows).toEqual([{ action: 'announcement-added' }]);
});
