import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ConsoleEnquiry, EnquiryRow } from '../../../contract/enquiries-console.ts';
import { buildPartner } from '../../seed/index.ts';
import { type Member, makeMember, unique } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { partnerEnquiryTemplate, partnerReminderTemplate } from './letters/partner-enquiry-letter.ts';
import { takenBackTemplate } from './letters/taken-back-letter.ts';

const list = '/service/console/enquiries';

let test: TestPortal;
let operator: Member;
beforeAll(async () => {
  test = await createTestPortal();
  operator = await makeMember(test, { name: 'Ерлан Оператор', roles: ['operator'], subscribers: [] });
});
afterAll(() => test.close());

const query = async (text: string, values: unknown[] = []) => (await test.database.pool.query(text, values)).rows;
const change = (id: string, verb: string, body: object) => operator.post(`${list}/${id}/${verb}`, body);
const look = async (id: string) => (await operator.get(`${list}/${id}`)).json<ConsoleEnquiry>();
const lettersOf = (id: string) =>
  query('select * from mails where key like $1 order by id', [`enquiry-partner:${id}:%`]);

async function enquire(): Promise<string> {
  const [row] = await query(
    "insert into enquiries (form_id, name, phone, email, text) values (13, 'Дана', '+77011234567', 'd@people.example', 'Кто настроит?') returning id",
  );
  return String(row.id);
}

/** A partner with an address in its card, or none. */
async function makePartner(mail: string): Promise<string> {
  const id = await buildPartner(test.database.db, { name: 'ТОО «Надёжный счёт»', code: unique('partner') });
  await query('update partners set mail = $2 where id = $1', [id, mail]);
  return String(id);
}

async function hand(id: string, partnerId: string, version = 1) {
  return change(id, 'hand', { version, partnerId, text: 'Ответьте сегодня' });
}

const daysPass = (id: string, days: number) =>
  query(
    `update enquiries set handed_at = handed_at - make_interval(days => $2),
       reminded_at = reminded_at - make_interval(days => $2) where id = $1`,
    [id, days],
  );

async function waiting(days: string): Promise<string[]> {
  const answer = await operator.get(list, { query: { atPartner: days, perPage: '100' } });
  return answer.json<{ items: EnquiryRow[] }>().items.map(({ id }) => id);
}

describe('a question handed to a partner', () => {
  it('goes to it as a letter with the contacts, and is in work', async () => {
    const [id, mail] = [await enquire(), `${unique('office')}@people.example`];
    const handed = await hand(id, await makePartner(mail));
    expect(handed.json()).toMatchObject({
      state: 'work',
      partnerName: 'ТОО «Надёжный счёт»',
      assigneeName: 'Ерлан Оператор',
      entries: [{ kind: 'handed', text: 'ТОО «Надёжный счёт»\n\nОтветьте сегодня', letter: 'queued' }],
    });
    const [letter] = await lettersOf(id);
    expect(letter).toMatchObject({ kind: 'enquiry-partner', recipient_address: mail });
    for (const part of ['> Кто настроит?', 'Ответьте сегодня', 'd@people.example', '+7\u00a0(701)\u00a0123-45-67'])
      expect(letter.text).toContain(part);
    expect(letter.text).toContain('по\u00a0времени Астаны');
  });

  it('goes to the partner’s people where its card has no address, and nowhere where nobody has one', async () => {
    const [id, partnerId, email] = [await enquire(), await makePartner(''), `${unique('ivan')}@people.example`];
    const refused = await hand(id, partnerId);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'enquiries.partner-unreachable']);
    expect(await look(id)).toMatchObject({ state: 'new', version: 1, entries: [] });
    const { userId } = await makeMember(test, { email, roles: ['partner'] });
    await query('insert into partner_members (user_id, partner_id) values ($1, $2)', [userId, partnerId]);
    await hand(id, partnerId);
    expect(await lettersOf(id)).toMatchObject([{ recipient_address: email }]);
    expect((await hand(await enquire(), '999999')).json().code).toBe('people.unknown-partner');
  });

  it('is listed by how long it waits there', async () => {
    const id = await enquire();
    await hand(id, await makePartner('office@people.example'));
    expect([await waiting('0'), await waiting('3')].map((ids) => ids.includes(id))).toEqual([true, false]);
    await daysPass(id, 4);
    expect([await waiting('3'), await waiting('7')].map((ids) => ids.includes(id))).toEqual([true, false]);
    await change(id, 'answer', { version: 2, by: 'phone', text: 'Партнёр ответил' });
    expect(await waiting('3')).not.toContain(id);
  });

  it('is reminded of once a day', async () => {
    const id = await enquire();
    await hand(id, await makePartner('office@people.example'));
    const early = await change(id, 'remind', { version: 2 });
    expect([early.statusCode, early.json().code]).toEqual([409, 'enquiries.reminded-today']);
    await daysPass(id, 1);
    expect((await change(id, 'remind', { version: 2 })).json()).toMatchObject({ remindedAt: expect.any(String) });
    expect((await change(id, 'remind', { version: 3 })).json().code).toBe('enquiries.reminded-today');
    const [, reminder] = await lettersOf(id);
    expect(reminder.subject).toMatch(/^Напоминание/);
    expect((await look(id)).entries.map(({ kind }) => kind)).toEqual(['handed', 'reminder']);
  });

  it('goes to it, is reminded of and taken back by an editor too, as the console’s list of letters says', async () => {
    const editor = await makeMember(test, { roles: ['editor'], subscribers: [] });
    const [id, partnerId] = [await enquire(), await makePartner('office@people.example')];
    const handed = await editor.post(`${list}/${id}/hand`, { version: 1, partnerId, text: '' });
    await daysPass(id, 1);
    const reminded = await editor.post(`${list}/${id}/remind`, { version: 2 });
    const takenBack = await editor.post(`${list}/${id}/take-back`, { version: 3 });
    expect([handed, reminded, takenBack].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    for (const { when } of [partnerEnquiryTemplate, partnerReminderTemplate, takenBackTemplate])
      expect(when).toMatch(/^Оператор или\u00a0редактор /);
  });

  it('is taken back to be answered here, and every step is a row of the audit', async () => {
    const id = await enquire();
    expect((await change(id, 'take-back', { version: 1 })).json().code).toBe('enquiries.not-at-partner');
    await hand(id, await makePartner('office@people.example'));
    const back = await change(id, 'take-back', { version: 2 });
    expect(back.json()).toMatchObject({ partnerId: null, handedAt: null, state: 'work', assigneeId: operator.userId });
    expect((await change(id, 'remind', { version: 3 })).json().code).toBe('enquiries.not-at-partner');
    const rows = await query(
      'select action, before, after from audit join audit_values on audit_id = id where object = $1 order by id',
      [`enquiry:${id}`],
    );
    const partnerId = expect.any(Number);
    expect(rows).toMatchObject([
      { action: 'enquiry-handed', before: { state: 'new', partnerId: null }, after: { state: 'work', partnerId } },
      { action: 'enquiry-taken-back', before: { partnerId }, after: { partnerId: null } },
    ]);
  });

  it('is taken back by a letter to those who had it, and the entries end with that', async () => {
    const [id, mail] = [await enquire(), `${unique('office')}@people.example`];
    const partnerId = await makePartner(mail);
    await hand(id, partnerId);
    await query("update partners set mail = 'elsewhere@people.example' where id = $1", [partnerId]);
    const back = await change(id, 'take-back', { version: 2 });
    expect(back.json<ConsoleEnquiry>().entries).toMatchObject([
      { kind: 'handed' },
      { kind: 'taken-back', text: 'ТОО «Надёжный счёт»', authorName: 'Ерлан Оператор', letter: 'queued' },
    ]);
    const again = await change(id, 'take-back', { version: 2 });
    expect(again.json().code).toBe('console.changed');
    const [, letter, ...more] = await lettersOf(id);
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ kind: 'enquiry-partner', recipient_address: mail });
    expect(letter.subject).toBe(`Вопрос №\u00a0${id} с\u00a0сайта: отвечать не\u00a0нужно`);
    expect(letter.text).toContain('> Кто настроит?');
    for (const contact of ['d@people.example', '123-45-67']) expect(letter.text).not.toContain(contact);
  });

  it('is taken back by letters to all who were written to since it was handed over, and to nobody of before', async () => {
    const [id, first, later] = [await enquire(), unique('first'), unique('later')];
    await hand(id, await makePartner('before@people.example'));
    await change(id, 'take-back', { version: 2 });
    const partnerId = await makePartner(`${first}@people.example`);
    await hand(id, partnerId, 3);
    await daysPass(id, 1);
    await query('update partners set mail = $2 where id = $1', [partnerId, `${later}@people.example`]);
    await change(id, 'remind', { version: 4 });
    await change(id, 'take-back', { version: 5 });
    const sent = (await lettersOf(id)).filter(({ subject }) => /отвечать/.test(subject));
    const addresses = ['before', first, later].map((name) => `${name}@people.example`);
    expect(sent.map(({ recipient_address: address }) => address)).toEqual(addresses);
  });

  it('is taken back without the first letter, and without a letter where the partner has no address', async () => {
    const [id, partnerId] = [await enquire(), await makePartner('office@people.example')];
    await hand(id, partnerId);
    await query('delete from mails where key like $1', [`enquiry-partner:${id}:%`]);
    await change(id, 'take-back', { version: 2 });
    expect(await lettersOf(id)).toMatchObject([{ recipient_address: 'office@people.example' }]);
    await hand(id, partnerId, 3);
    await query('delete from mails where key like $1', [`enquiry-partner:${id}:%`]);
    await query("update partners set mail = '' where id = $1", [partnerId]);
    const back = await change(id, 'take-back', { version: 4 });
    expect(back.json<ConsoleEnquiry>().entries.at(-1)).toMatchObject({ kind: 'taken-back', letter: null });
    expect(await lettersOf(id)).toEqual([]);
  });

  it('stays in work when nobody here has it', async () => {
    const id = await enquire();
    await hand(id, await makePartner('office@people.example'));
    const freed = await change(id, 'assign', { version: 2, assigneeId: null });
    expect(freed.json()).toMatchObject({ state: 'work', assigneeId: null });
    expect(await waiting('0')).toContain(id);
  });

  it('does not call the letter sent that stayed in the folder of a portal without a mail server', async () => {
    const id = await enquire();
    await hand(id, await makePartner('office@people.example'));
    await query("update mails set state = 'sent', sent_at = now() where key like $1", [`enquiry-partner:${id}:%`]);
    expect(await look(id)).toMatchObject({ undelivered: false, entries: [{ letter: 'caught' }] });
  });

  it('shows that the letter to the partner did not arrive', async () => {
    const id = await enquire();
    await hand(id, await makePartner('office@people.example'));
    await query("update mails set state = 'dead', last_error = '550 unknown' where key like $1", [
      `enquiry-partner:${id}:%`,
    ]);
    expect(await look(id)).toMatchObject({
      undelivered: true,
      entries: [{ letter: 'undelivered', reason: '550 unknown' }],
    });
  });
});
