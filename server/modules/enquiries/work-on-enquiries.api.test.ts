import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ConsoleEnquiry, EnquiryRow } from '../../../contract/enquiries-console.ts';
import { type Member, makeMember, unique } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const list = '/service/console/enquiries';

let test: TestPortal;
let operator: Member;
let editor: Member;
beforeAll(async () => {
  test = await createTestPortal();
  operator = await makeMember(test, { name: 'Ерлан Оператор', roles: ['operator'], subscribers: [] });
  editor = await makeMember(test, { name: 'Сауле Редактор', roles: ['editor'], subscribers: [] });
});
afterAll(() => test.close());

interface Asked {
  name?: string;
  phone?: string | null;
  email?: string | null;
  text?: string;
  state?: string;
  createdAt?: string;
}

const query = async (text: string, values: unknown[] = []) => (await test.database.pool.query(text, values)).rows;

/** A question of a contact form; its number. */
async function enquire({
  name = 'Айгуль',
  phone = null,
  email,
  text = 'Сколько стоит?',
  state,
  createdAt,
}: Asked = {}) {
  const address = email === undefined ? `${unique('aigul')}@people.example` : email;
  const [row] = await query(
    `insert into enquiries (form_id, name, phone, email, text, state, created_at)
     values (13, $1, $2, $3, $4, $5, coalesce($6::timestamptz, now())) returning id`,
    [name, phone, address, text, state ?? 'new', createdAt ?? null],
  );
  return String(row.id);
}

const look = async (id: string) => (await operator.get(`${list}/${id}`)).json<ConsoleEnquiry>();
const change = (who: Member, id: string, verb: string, body: object) => who.post(`${list}/${id}/${verb}`, body);
const lettersOf = (id: string) =>
  query('select * from mails where key like $1 order by id', [`enquiry-answer:${id}:%`]);
const auditOf = (id: string) =>
  query(
    `select a.action, a.user_id, v.before, v.after from audit a left join audit_values v on v.audit_id = a.id
     where a.object = $1 order by a.id`,
    [`enquiry:${id}`],
  );

async function found(filters: Record<string, string>, who = operator): Promise<string[]> {
  const answer = await who.get(list, { query: { perPage: '100', ...filters } });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ items: EnquiryRow[] }>().items.map(({ id }) => id);
}

describe('who has an enquiry', () => {
  it('is whoever takes it, hands it over, or gives it back; each is a row of the audit', async () => {
    const id = await enquire();
    const taken = await change(editor, id, 'assign', { version: 1, assigneeId: editor.userId });
    expect(taken.json()).toMatchObject({ state: 'work', assigneeName: 'Сауле Редактор', version: 2 });
    await change(editor, id, 'assign', { version: 2, assigneeId: operator.userId });
    const freed = await change(operator, id, 'assign', { version: 3, assigneeId: null });
    expect(freed.json()).toMatchObject({ state: 'new', assigneeId: null });
    expect(await auditOf(id)).toMatchObject([
      { user_id: editor.userId, before: { state: 'new', assigneeId: null }, after: { assigneeId: editor.userId } },
      { before: { assigneeId: editor.userId }, after: { assigneeId: operator.userId } },
      { action: 'enquiry-assigned', user_id: operator.userId, after: { state: 'new' } },
    ]);
  });

  it('is nobody without access to the console', async () => {
    const id = await enquire();
    const subscriber = await makeMember(test);
    const blocked = await makeMember(test, { roles: ['operator'], subscribers: [] });
    await query('update users set blocked_at = now() where id = $1', [blocked.userId]);
    for (const { userId } of [subscriber, blocked]) {
      const answer = await change(operator, id, 'assign', { version: 1, assigneeId: userId });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'enquiries.unknown-colleague']);
    }
    const { items } = (await operator.get(`${list}/colleagues`, { query: { perPage: '100' } })).json();
    const ids = items.map((one: { id: string }) => one.id);
    expect(ids).toEqual(expect.arrayContaining([operator.userId, editor.userId]));
    expect(ids).not.toContain(blocked.userId);
  });

  it('is told to the second of two who take it at once', async () => {
    const id = await enquire();
    const both = [operator, editor].map((who) => change(who, id, 'assign', { version: 1, assigneeId: who.userId }));
    const answers = await Promise.all(both);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('console.changed');
    expect(await auditOf(id)).toHaveLength(1);
  });
});

describe('an answer', () => {
  it('goes out as a letter with the question, and stays with who and when', async () => {
    const email = `${unique('dana')}@people.example`;
    const id = await enquire({ name: 'Дана', email, text: '<b>Сколько</b> стоит\nна троих?' });
    const answer = await change(editor, id, 'answer', {
      version: 1,
      by: 'letter',
      text: 'Здравствуйте!\n<i>5000 ₸</i>',
    });
    expect(answer.json()).toMatchObject({
      state: 'answered',
      assigneeName: 'Сауле Редактор',
      entries: [
        { kind: 'answer', text: 'Здравствуйте!\n<i>5000 ₸</i>', authorName: 'Сауле Редактор', letter: 'queued' },
      ],
    });
    const [letter] = await lettersOf(id);
    expect(letter).toMatchObject({ kind: 'enquiry-answer', recipient_name: 'Дана', recipient_address: email });
    expect(letter.subject).toContain(id);
    expect(letter.text).toContain('Здравствуйте!\n<i>5000 ₸</i>');
    expect(letter.text).toContain('> <b>Сколько</b> стоит\n> на троих?');
    expect(letter.html).not.toContain('<i>');
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(['enquiry-answered']);
  });

  it('of the second of two is refused with nothing sent, and sent once the first has been seen', async () => {
    const id = await enquire();
    await change(editor, id, 'answer', { version: 1, by: 'letter', text: 'Первый' });
    const refused = await change(operator, id, 'answer', { version: 1, by: 'letter', text: 'Второй' });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'console.changed']);
    expect(await lettersOf(id)).toHaveLength(1);
    await change(operator, id, 'answer', { version: 2, by: 'letter', text: 'Второй' });
    expect((await look(id)).entries.map(({ text }) => text)).toEqual(['Первый', 'Второй']);
    expect(await lettersOf(id)).toHaveLength(2);
  });

  it('to an enquiry that was erased meanwhile is refused', async () => {
    const id = await enquire();
    await query('delete from enquiries where id = $1', [id]);
    const refused = await change(operator, id, 'answer', { version: 1, by: 'letter', text: 'Ответ' });
    expect([refused.statusCode, refused.json().code]).toEqual([404, 'console.absent']);
    expect(await lettersOf(id)).toEqual([]);
  });

  it.each([
    ['', 'Напишите ответ'],
    [' \n\u200b', 'Напишите ответ'],
    ['я'.repeat(10_000), 'Ответ должен быть не длиннее 5000 символов, сейчас 10000'],
  ])('that cannot be sent is refused by its field', async (text, fault) => {
    const id = await enquire();
    const refused = await change(operator, id, 'answer', { version: 1, by: 'letter', text });
    expect([refused.statusCode, refused.json().fields]).toEqual([400, { text: fault }]);
    expect(await look(id)).toMatchObject({ state: 'new', version: 1, entries: [] });
  });

  it('is told by phone where there is no e-mail', async () => {
    const id = await enquire({ phone: '+77011234567', email: null });
    const refused = await change(operator, id, 'answer', { version: 1, by: 'letter', text: 'Ответ' });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'enquiries.no-email']);
    expect((await look(id)).entries).toEqual([]);
    const kept = await change(operator, id, 'answer', { version: 1, by: 'phone', text: 'Рассказали о тарифах' });
    expect(kept.json()).toMatchObject({ state: 'answered', entries: [{ kind: 'call', letter: null }] });
    expect(await lettersOf(id)).toEqual([]);
  });

  it('that does not arrive is shown at the enquiry, and one sent again is not', async () => {
    const id = await enquire();
    await change(operator, id, 'answer', { version: 1, by: 'letter', text: 'Ответ' });
    const end = (state: string, error: string | null) =>
      query(
        "update mails set state = $2, last_error = $3, sent_at = now(), server_answer = '250 taken' where key like $1",
        [`enquiry-answer:${id}:%`, state, error],
      );
    await end('dead', '550 No such user');
    expect(await look(id)).toMatchObject({
      undelivered: true,
      entries: [{ letter: 'undelivered', reason: '550 No such user' }],
    });
    expect(await found({ letter: 'undelivered' })).toContain(id);
    await end('sent', null);
    expect(await look(id)).toMatchObject({ undelivered: false, entries: [{ letter: 'sent', reason: null }] });
    expect(await found({ letter: 'undelivered' })).not.toContain(id);
  });
});

describe('notes', () => {
  it('of two colleagues stand beside each other and send nothing', async () => {
    const id = await enquire();
    await Promise.all([
      change(operator, id, 'note', { text: 'Перезвонить' }),
      change(editor, id, 'note', { text: '<script>alert(1)</script>' }),
    ]);
    const { entries, version, state } = await look(id);
    expect(entries.map(({ text }) => text).sort()).toEqual(['<script>alert(1)</script>', 'Перезвонить']);
    expect([version, state]).toEqual([1, 'new']);
    expect(await lettersOf(id)).toEqual([]);
    expect((await change(operator, id, 'note', { text: ' ' })).json().fields).toEqual({ text: 'Напишите заметку' });
  });
});

describe('spam', () => {
  it('is left out of the list, of what waits and of answers, and can come back', async () => {
    const waiting = async () => (await operator.get(`${list}/waiting`)).json().waiting;
    const id = await enquire();
    const before = await waiting();
    await change(operator, id, 'move', { version: 1, to: 'spam' });
    expect(await waiting()).toBe(before - 1);
    expect(await found({})).not.toContain(id);
    expect(await found({ state: 'spam' })).toContain(id);
    expect(await found({ q: id })).toContain(id);
    for (const [verb, body] of [
      ['answer', { by: 'letter', text: 'Ответ' }],
      ['assign', { assigneeId: operator.userId }],
    ] as const)
      expect((await change(operator, id, verb, { version: 2, ...body })).json().code).toBe('enquiries.spam');
    const back = await change(editor, id, 'move', { version: 2, to: 'work' });
    expect(back.json()).toMatchObject({ state: 'work', assigneeId: editor.userId });
    expect(await found({})).toContain(id);
  });
});

describe('the list', () => {
  it('is searched by name, e-mail, phone, words of the question and number', async () => {
    const word = `ключ${unique('').slice(1)}`;
    const email = `${unique('zhanna')}@people.example`;
    const id = await enquire({ name: `Жанна ${word}`, phone: '+77019998877', email, text: `Про ${word}изацию и 1С` });
    for (const q of [word, email, `${word}изац`]) expect(await found({ q })).toEqual([id]);
    expect(await found({ q: '+7 (701) 999-88-77' })).toContain(id);
    for (const q of [id, `№ ${id}`, `№${id}`]) expect(await found({ q })).toContain(id);
    expect(await found({ q: `${word} которогонет` })).toEqual([]);
  });

  it('is filtered by state, form, colleague, sender and days in the service’s own time', async () => {
    const id = await enquire({ createdAt: '2020-03-14 23:30:00+00' });
    const only = { from: '2020-03-15', until: '2020-03-15' };
    expect(await found(only)).toEqual([id]);
    expect(await found({ until: '2020-03-14' })).toEqual([]);
    await change(operator, id, 'assign', { version: 1, assigneeId: editor.userId });
    const fits = { state: 'work', formId: '13', sender: 'visitor', assignee: editor.userId };
    const fitsNot = { state: 'new', formId: '433', sender: 'signed-in', assignee: 'nobody' };
    for (const [name, value] of Object.entries(fits)) expect(await found({ ...only, [name]: value })).toEqual([id]);
    for (const [name, value] of Object.entries(fitsNot)) expect(await found({ ...only, [name]: value })).toEqual([]);
    expect(await found({ ...only, assignee: 'me' }, editor)).toEqual([id]);
    expect(await found({ ...only, assignee: 'me' })).toEqual([]);
    expect(await found({ ...only, sort: 'name', order: 'asc' })).toEqual([id]);
  });

  it('names the person who asked while signed in; the question goes with the account', async () => {
    const person = await makeMember(test, { name: 'Дана Ахметова' });
    const text = unique('вопрос');
    const form = { formId: 433, name: 'Дана', phone: '', email: 'd@people.example', text, consent: true };
    expect((await person.post('/api/v1/enquiries', form)).statusCode).toBe(200);
    const [id = ''] = await found({ q: text, sender: 'signed-in' });
    expect(await look(id)).toMatchObject({ userId: person.userId, userName: 'Дана Ахметова', formId: 433 });
    await query('delete from users where id = $1', [person.userId]);
    expect((await operator.get(`${list}/${id}`)).statusCode).toBe(404);
  });
});

describe('the file', () => {
  const take = async (body: object) => {
    const answer = await operator.post(`${list}/export`, body);
    expect(answer.statusCode).toBe(200);
    return { answer, rows: parse(answer.body, { bom: true, delimiter: ';' }) };
  };

  it('has what the filters leave, in words; a formula is text', async () => {
    const word = unique('формула').replace('-', '');
    const id = await enquire({ name: '=cmd|"/c calc"!A1', phone: '+77011234567', text: `@SUM(1;2) ${word}\n=1+1` });
    await change(operator, id, 'note', { text: '-2+3' });
    await change(operator, id, 'answer', { version: 1, by: 'phone', text: '=HYPERLINK("https://evil.example")' });
    const { answer, rows } = await take({ q: word, state: 'answered' });
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(rows).toHaveLength(2);
    const [, row = []] = rows;
    expect(row).toEqual(expect.arrayContaining([id, 'Отвечено', 'форма на\u00a0главной', '8 (701) 123-45-67']));
    for (const cell of row) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    expect(row).toContain(`'@SUM(1;2) ${word}\n=1+1`);
    const [exported] = await query(
      "select details from audit where action = 'enquiries-exported' order by id desc limit 1",
    );
    expect(exported.details).toEqual({ state: 'answered', searched: true });
  });

  it('is whole where it takes more than one batch', async () => {
    const word = unique('пачка').replace('-', '');
    await test.database.fill(
      `insert into enquiries (form_id, name, email, text, created_at)
       select 13, 'Пачка', 'a@people.example', $1, now() - make_interval(secs => n / 3) from generate_series(1, 2100) n`,
      [word],
    );
    const { rows } = await take({ q: word });
    expect(new Set(rows.map(([id]: string[]) => id)).size).toBe(2101);
  });
});
