import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const path = '/api/v1/enquiries';
const question = {
  formId: 13,
  name: 'Айгуль',
  phone: '+77011234567',
  email: 'aigul@people.example',
  text: 'Сколько стоит бухгалтерия на троих?',
  consent: true,
};

let test: TestPortal;
const start = async (options: Parameters<typeof createTestPortal>[0] = {}) => {
  test = await createTestPortal(options);
};
const ask = (changes: object = {}, headers: Record<string, string> = {}) =>
  test.post(path, { ...question, ...changes }, { headers });
const kept = () => test.database.db.selectFrom('enquiries').selectAll().orderBy('id').execute();
const mails = () => test.database.db.selectFrom('mails').selectAll().orderBy('id').execute();
afterEach(() => test.close());

describe('a question', () => {
  beforeEach(() => start());

  it('is kept with its consent, and the operator is written to', async () => {
    const answer = await ask();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ success: true });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await kept()).toMatchObject([
      { form_id: 13, name: 'Айгуль', phone: '+77011234567', state: 'new', consented_at: expect.any(Date) },
    ]);
    expect(await mails()).toMatchObject([
      { kind: 'enquiry', recipient_address: 'operator@schety.example', text: expect.stringContaining(question.text) },
    ]);
    expect((await mails())[0]?.text).toMatch(/Когда: .+ по\u00a0времени Астаны/);
  });

  it('needs one way to answer, and takes a phone however it is spaced', async () => {
    expect((await ask({ phone: '' })).statusCode).toBe(200);
    expect((await ask({ email: null, phone: '+7 (702) 123-45-67' })).statusCode).toBe(200);
    expect((await kept()).map(({ phone, email }) => [phone, email])).toEqual([
      [null, question.email],
      ['+77021234567', null],
    ]);
  });

  it('tells the operator how to answer: by a letter only whoever left an address', async () => {
    await ask();
    await ask({ email: null });
    const [byLetter, byPhone] = (await mails()).map(({ text }) => text.replaceAll('\u00A0', ' '));
    expect(byLetter).toContain('Ответ из консоли уйдёт человеку письмом');
    expect(byPhone).toContain('позвоните ему');
    expect(byPhone).not.toContain('уйдёт человеку письмом');
  });

  it.each<[object, Record<string, string>]>([
    [{ name: ' ' }, { name: 'Укажите, как к вам обращаться' }],
    [{ name: 'я'.repeat(101) }, { name: 'Имя должно быть не длиннее 100 символов, сейчас 101' }],
    [{ phone: '+7701123456' }, { phone: 'Номер должен содержать 10 цифр после +7' }],
    [{ phone: '87011234567' }, { phone: 'Номер должен содержать 10 цифр после +7' }],
    [{ email: 'aigul' }, { email: 'Введите корректный email' }],
    [{ phone: '', email: '' }, { phone: 'Укажите телефон или почту, чтобы мы могли ответить' }],
    [{ text: '' }, { text: 'Напишите свой вопрос' }],
    [{ text: 'я'.repeat(4001) }, { text: 'Вопрос должен быть не длиннее 4000 символов, сейчас 4001' }],
    [{ consent: false }, { consent: 'Отметьте согласие: без него мы не можем ответить' }],
    [{ formId: 14 }, { formId: 'Такой формы нет. Обновите страницу.' }],
  ])('with %j is refused by its field', async (changes, fields) => {
    const answer = await ask(changes);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'common.invalid', fields });
    expect(await kept()).toEqual([]);
  });

  it('of 4000 characters passes', async () => {
    expect((await ask({ text: '🧮'.repeat(4000) })).statusCode).toBe(200);
  });

  it('that fell into the honeypot is answered and forgotten', async () => {
    expect((await ask({ remark: 'https://spam.example' })).json()).toEqual({ success: true });
    expect([await kept(), await mails()]).toEqual([[], []]);
  });

  it('sent twice by a double click is one', async () => {
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect([await kept(), await mails()].map((rows) => rows.length)).toEqual([1, 1]);
  });

  it('from another site is refused', async () => {
    expect((await ask({}, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  });

  it('goes to the site’s own address when no operator has one, and is kept when nobody has', async () => {
    const { db } = test.database;
    await db.updateTable('users').set({ email: null }).where('login', '=', 'operator').execute();
    await ask();
    expect(await mails()).toMatchObject([{ recipient_address: 'help@schety.example' }]);
    await db.deleteFrom('site_settings').execute();
    expect((await ask({ text: 'Ещё вопрос' })).statusCode).toBe(200);
    expect([(await kept()).length, (await mails()).length]).toEqual([2, 1]);
  });

  it('comes to every operator who is not blocked', async () => {
    const { db } = test.database;
    await db
      .updateTable('users')
      .set({ roles: ['subscriber', 'operator'] })
      .where('login', 'in', ['demo', 'partner'])
      .execute();
    await db.updateTable('users').set({ blocked_at: new Date() }).where('login', '=', 'partner').execute();
    await ask();
    const to = (await mails()).map((mail) => mail.recipient_address);
    expect(to.sort()).toEqual(['demo@schety.example', 'operator@schety.example']);
  });
});

describe('many questions', () => {
  it('of one address are too many after five; its neighbours of the same /64 count with it', async () => {
    await start({ environment: { TRUST_PROXY: 'loopback' } });
    const from = (address: string, text: string) => ask({ text }, { 'x-forwarded-for': address });
    for (let number = 1; number <= 5; number += 1)
      expect((await from(`2001:db8:1:2::${number}`, `Вопрос ${number}`)).statusCode).toBe(200);
    const refused = await from('2001:db8:1:2::6', 'Вопрос 6');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'enquiries.too-often' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from('2001:db8:1:3::1', 'Другой')).statusCode).toBe(200);
    expect(await kept()).toHaveLength(6);
  });
});

describe('the letter', () => {
  it('becomes a file that a mail program reads, and strange words stay words', async () => {
    await start({ working: true });
    await ask({ name: '<b>Я</b>\r\nBcc: x@evil.example', text: '<script>alert(1)</script>\nвторая строка' });
    const folder = join(test.settings.DATA_DIR, 'outbox');
    const [file = ''] = await vi.waitFor(
      async () => {
        const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
        expect(names).toHaveLength(1);
        return names;
      },
      { timeout: 60_000 },
    );
    const email = await PostalMime.parse(await readFile(join(folder, file)));
    expect(email.bcc ?? []).toEqual([]);
    expect(email.to).toEqual([{ name: 'Ерлан Сатыбаев', address: 'operator@schety.example' }]);
    expect(email.subject).toContain('<b>Я</b> Bcc: x@evil.example');
    expect(email.html).not.toContain('<script>');
    expect(email.html).toContain('&lt;script&gt;');
    expect(email.text).toContain('> <script>alert(1)</script>\n> вторая строка');
    expect(email.text).toContain('+7\u00a0(701)\u00a0123-45-67');
  });

  it('waits for a mail server that hangs, and the visitor does not', async () => {
    const hangs = {
      repeatable: false,
      deliver: () => new Promise<undefined>(() => undefined),
      cleanUp: async () => undefined,
      forget: async () => undefined,
      close: () => undefined,
    };
    await start({ working: true, mailTransport: hangs });
    // The server hangs for ever: an answer that waited for it would never come.
    for (let number = 1; number <= 5; number += 1)
      expect((await ask({ text: `Вопрос ${number}` })).statusCode).toBe(200);
  });
});
