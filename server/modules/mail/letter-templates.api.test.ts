import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ConsoleLetterTemplate, LetterTemplateRow } from '../../../contract/letter-templates.ts';
import { type Member, makeMember, unique } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const templates = '/service/console/letter-templates';

let test: TestPortal;
let operator: Member;
beforeAll(async () => {
  test = await createTestPortal({ working: true });
  operator = await makeMember(test, { name: 'Ерлан Операторов', roles: ['operator'], subscribers: [] });
});
afterAll(() => test.close());

const read = async (id: string) => (await operator.get(`${templates}/${id}`)).json<ConsoleLetterTemplate>();
const list = async (query: Record<string, string> = {}) =>
  (await operator.get(templates, { query: { perPage: '100', ...query } })).json<{ items: LetterTemplateRow[] }>().items;
const change = (id: string, body: object) => operator.post(`${templates}/${id}`, body);
const restore = (id: string, version: number) => operator.post(`${templates}/${id}/restore`, { version });

/** The letter that a person gets who asks for a new password. */
async function recoveryLetter() {
  const email = `${unique('reader')}@people.example`;
  await makeMember(test, { email });
  await test.post(`/service/bl/password/recover?email=${encodeURIComponent(email)}`);
  const find = async () =>
    (await test.database.pool.query('select subject, html, text from mails where recipient_address = $1', [email]))
      .rows;
  await expect.poll(async () => (await find()).length, { timeout: 60_000 }).toBe(1);
  return (await find())[0] as { subject: string; html: string; text: string };
}

describe('the words of letters', () => {
  it('are listed, found and put in order', async () => {
    const all = await list();
    expect(all.length).toBeGreaterThan(20);
    expect(all[0]).toMatchObject({ id: 'customer-invitation', isEdited: false, changedAt: null });
    expect((await list({ q: 'восстановление пароля' })).map(({ id }) => id)).toContain('recovery');
    const names = (await list({ sort: 'name' })).map(({ name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator('ru').compare));
    expect(await list({ edited: 'true' })).toEqual([]);
  });

  it('changed by an operator stand in the next letter, until the product’s own are back (spec: mail.templates)', async () => {
    const before = await read('recovery');
    const words = { ...before.words, subject: 'Ваш новый пароль', text: `**Здравствуйте!**\n\n${before.words.text}` };
    const saved = await change('recovery', { ...words, version: before.version });
    expect(saved.json()).toMatchObject({
      isEdited: true,
      version: before.version + 1,
      changedByName: 'Ерлан Операторов',
    });
    expect((await list({ edited: 'true' })).map(({ id }) => id)).toEqual(['recovery']);
    const letter = await recoveryLetter();
    expect(letter.subject).toBe('Ваш новый пароль');
    expect(letter.html).toContain('<strong>Здравствуйте!</strong>');
    expect(letter.text).toMatch(/#code=[0-9A-Z-]{29}/);
    const { rows } = await test.database.pool.query(
      `select a.action, v.before, v.after from audit a join audit_values v on v.audit_id = a.id where a.object = $1`,
      ['letter-template:recovery'],
    );
    expect(rows).toEqual([
      {
        action: 'letter-template-changed',
        before: { subject: before.words.subject, text: before.words.text },
        after: { subject: words.subject, text: words.text },
      },
    ]);
    const back = await restore('recovery', before.version + 1);
    expect(back.json()).toMatchObject({ isEdited: false, words: before.original, version: before.version + 2 });
    expect((await recoveryLetter()).subject).toBe(before.original.subject);
  });

  it('without a code or a link are not saved, and what is missing is named', async () => {
    const { version, words } = await read('recovery');
    const refused = await change('recovery', {
      ...words,
      text: 'Новый пароль: [сюда](https://portal.example/).',
      version,
    });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      code: 'mail.template-wrong',
      fields: { text: expect.stringMatching(/Не\sхватает {ссылка}, {код}/) },
    });
    const header = await change('recovery', { ...words, subject: 'Пароль\r\nBcc: thief@evil.example', version });
    expect(header.json()).toMatchObject({ code: 'mail.template-wrong', fields: { subject: expect.any(String) } });
    expect((await read('recovery')).version).toBe(version);
  });

  it.each([
    ['a placeholder that is not closed', 'text', ' {логин', /скобка осталась без\sпары/],
    ['a brace too much', 'why', ' {логин}}', /скобка осталась без\sпары/],
    ['a link without words', 'text', ' [](https://a.kz)', /Ссылка написана не\sцеликом/],
    ['a link that would run', 'text', ' [сюда](javascript:alert(1))', /Ссылка написана не\sцеликом/],
    ['a character that turns the others round', 'text', ' \u202eсчёт', /знак направления текста/],
    ['a character that nobody sees', 'subject', '\u200b', /пробел нулевой ширины/],
  ] as const)('with %s are not saved', async (_, field, typed, fault) => {
    const { version, words } = await read('recovery');
    const refused = await change('recovery', { ...words, [field]: words[field] + typed, version });
    expect([refused.statusCode, refused.json().fields]).toEqual([400, { [field]: expect.stringMatching(fault) }]);
  });

  it('with tags, quotes and signs of all kinds arrive as they were typed', async () => {
    const { version, words, original } = await read('recovery');
    const strange = `<script>alert(1)</script> & "кавычки" 😀 2 < 3 ** не\u00a0пара`;
    const saved = await change('recovery', { ...words, text: `${original.text}\n\n${strange}`, version });
    expect(saved.statusCode).toBe(200);
    const shown = (await operator.post(`${templates}/recovery/preview`, saved.json().words)).json();
    expect(shown.text).toContain(strange);
    expect(shown.html).not.toContain('<script');
    expect(shown.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;кавычки&quot;');
    await restore('recovery', saved.json().version);
  });

  it('saved by two at once: the second is told, and nothing is lost', async () => {
    const { version, words } = await read('welcome');
    const answers = await Promise.all(
      ['Первая', 'Вторая'].map((subject) => change('welcome', { ...words, subject, version })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await restore('welcome', version)).json().code).toBe('console.changed');
    expect((await restore('welcome', version + 1)).statusCode).toBe(200);
    // A version is never given twice.
    expect((await change('welcome', { ...words, subject: 'Третья', version: version + 1 })).statusCode).toBe(409);
  });

  it('are shown with samples before they are saved, with what is wrong', async () => {
    const { words } = await read('recovery');
    const shown = await operator.post(`${templates}/recovery/preview`, { ...words, text: '**Привет**, {логин}' });
    expect(shown.json()).toMatchObject({
      subject: words.subject,
      html: expect.stringContaining('<strong>Привет</strong>, aigul'),
      text: expect.stringContaining('Привет, aigul'),
      faults: { text: expect.stringContaining('{код}') },
    });
  });

  it('that a later version of the product cannot use are left aside, and the console says so', async () => {
    const { words, original } = await read('guesses');
    await test.database.pool.query(
      `insert into letter_templates (id, version, edited, original) values ('guesses', 3, $1, $2)`,
      [
        { ...words, text: 'Без ссылки' },
        { ...original, subject: 'Прежняя тема' },
      ],
    );
    const shown = await read('guesses');
    expect(shown).toMatchObject({
      isEdited: true,
      isOriginalNewer: true,
      unusable: expect.stringContaining('{ссылка}'),
    });
    expect(shown.subject).toBe(original.subject);
  });
});
