import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { InvitationPage } from '../../../contract/invitations.ts';
import type { CustomerPage } from '../../../contract/partner-cabinet-customers.ts';
import { inTransaction } from '../../infra/database/index.ts';
import { buildSubscriber } from '../../seed/index.ts';
import { type Member, makeMember, makePartner, unique } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { searchOfCustomers } from './index.ts';

/** What people type into the cabinet's searches (spec: partner-cabinet.search). */
let test: TestPortal;
let partner: Member;
let partnerId: number;
beforeAll(async () => {
  test = await createTestPortal();
});
afterAll(() => test.close());
beforeEach(async () => {
  [partner, partnerId] = await makePartner(test);
});

async function customer(name: string, users: string[] = []) {
  const { db } = test.database;
  const id = await buildSubscriber(db, { name, code: unique('code') }, users);
  await db.updateTable('subscribers').set({ partner_id: partnerId }).where('id', '=', id).execute();
  return id;
}
const namesOf = async (search: string) =>
  (await partner.get('/service/bl/partner/customers', { query: { search } }))
    .json<CustomerPage>()
    .content.map(({ name }) => name);
const invitedOf = async (search: string) =>
  (await partner.get('/service/bl/partner/invitations', { query: { search } }))
    .json<InvitationPage>()
    .content.map(({ customerName }) => customerName);

const queries: readonly (readonly [name: string, ...queries: string[]])[] = [
  ['Товарищество с ограниченной ответственностью «Кедр»', 'ТОО Кедр', 'Кедр ТОО', 'кедр', 'ТОО «Кедр»', 'кед'],
  ['ТОО «Кедр»', 'Товарищество с ограниченной ответственностью Кедр', 'ЖШС Кедр', 'товарищество кедр', '«кедр»'],
  ['ИП Ахметова Айгуль', 'Айгуль Ахметова', 'ахметова айгуль', 'айгуль ип', 'Индивидуальный предприниматель Ахметова'],
  ['ТОО «Строй-Сервис 2000»', 'стройсервис', 'строй сервис', 'Сервис-Строй', '2000 строй'],
  ['ТОО «Стройсервис»', 'строй-сервис', 'строй сервис'],
  ['ЖШС «Әлем құрылыс»', 'алем курылыс', 'Әлем', 'құрылыс әлем', 'тоо алем'],
  ['АО «Учёт и отчёт»', 'отчет учет', 'УЧЁТ'],
  [
    'КХ «Алтын дән»',
    'крестьянское хозяйство',
    'Крестьянское хозяйство «Алтын дән»',
    'шаруа қожалығы',
    'КХ Алтын дан',
    'кфх',
  ],
  ['Шаруа қожалығы «Береке»', 'КХ', 'кх береке', 'крестьянское хозяйство береке'],
  ['Крестьянское (фермерское) хозяйство «Нива»', 'кх нива', 'КФХ', 'хозяйство нива'],
  // Latin letters, on either side.
  ['ТОО «Пихта»', 'TOO Пихта', 'too', 'TOO «Пихта»'],
  // Codes of customers are drawn: a shorter word may stand in one.
  ['ТОО «А9К9М9»', 'a9k9m9', 'A9K9', 'а9к9м9', 'TOO A9K9M9'],
  ['ТОО «B7K7 Logistics»', 'в7к7', 'В7К7 logistics', 'b7k7'],
  ['ТОО «Корма»', 'kopma', 'KOPMA'],
  ['AO «Рябина»', 'АО Рябина', 'ао', 'AO Рябина'],
];
const asked = queries.flatMap(([name, ...words]) => words.map((search) => [search, name] as const));

describe('a customer', () => {
  it.each(asked)('is found by «%s»: %s', async (search, name) => {
    await customer(name);
    await customer('ПК «Совсем другое»');
    expect(await namesOf(search)).toEqual([name]);
  });

  it('is found by the names and e-mails of its people, as they are now', async () => {
    const email = `${unique('serik.omarov')}@people.example`;
    const owner = await makeMember(test, { name: 'Серик Омаров', email });
    await customer('ТОО «Ёлка»', [owner.userId]);
    await customer('ТОО «Сосна»');
    for (const search of ['омаров серик', email, email.toUpperCase(), email.slice(0, 14), 'тоо омаров'])
      expect([search, await namesOf(search)]).toEqual([search, ['ТОО «Ёлка»']]);
    await sql`update users set name = 'Серик Жумабаев' where id = ${owner.userId}`.execute(test.database.db);
    expect([await namesOf('омаров'), await namesOf('жумабаев')]).toEqual([[], ['ТОО «Ёлка»']]);
    await sql`delete from members where user_id = ${owner.userId}`.execute(test.database.db);
    expect(await namesOf(email)).toEqual([]);
  });

  it('is found before the backfill and after it', async () => {
    const { db } = test.database;
    const id = await customer('ТОО «Берёза»');
    await sql`update subscribers set search_text = null where id = ${id}`.execute(db);
    expect(await namesOf('береза')).toEqual(['ТОО «Берёза»']);
    await inTransaction(db, (transaction) => searchOfCustomers.fill(transaction, undefined));
    const { rows } = await sql<{ text: string }>`select search_text as text from subscribers where id = ${id}`.execute(
      db,
    );
    expect(rows[0]?.text).toContain(' тоо береза ');
    expect(await namesOf('береза')).toEqual(['ТОО «Берёза»']);
  });

  it('is not lost to words without a letter, nor to signs of patterns', async () => {
    await customer('ТОО «Ёлка»');
    expect(await namesOf('«»')).toEqual(['ТОО «Ёлка»']);
    expect(await namesOf('%ёлка_')).toEqual(['ТОО «Ёлка»']);
    expect(await namesOf('ёлка нет')).toEqual([]);
  });

  it('of a legal form alone is found by it', async () => {
    await customer('ТОО «Ёлка»');
    await customer('ИП Ким');
    expect(await namesOf('тоо')).toEqual(['ТОО «Ёлка»']);
    expect(await namesOf('ИП')).toEqual(['ИП Ким']);
  });

  it('with very many people is found by each of them', async () => {
    const { db } = test.database;
    const rename = (userId: string, name: string) => db.updateTable('users').set({ name }).where('id', '=', userId);
    const people = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        makeMember(test, {
          name: `Рабочий Номер${index}`,
          email: `${unique('hand')}@people.example`,
          subscribers: [],
        }),
      ),
    );
    const email = `${unique('last')}@people.example`;
    const last = await makeMember(test, { name: 'Ахмет Последний', email, subscribers: [] });
    const ids = people.map(({ userId }) => userId);
    const id = await customer('ТОО «Тысяча рук»', [...ids, last.userId]);
    const byPerson = ['последний', 'последний ахмет', 'тоо рук ахмет', email, 'рабочий номер19'];
    for (const search of byPerson) expect([search, await namesOf(search)]).toEqual([search, ['ТОО «Тысяча рук»']]);
    expect(await namesOf('ахмет сосна')).toEqual([]);
    await db.updateTable('subscribers').set({ name: 'ТОО «Тысяча ног»' }).where('id', '=', id).execute();
    await rename(last.userId, 'Ахмет Иной').execute();
    expect([await namesOf('рук'), await namesOf('последний')]).toEqual([[], []]);
    expect(await namesOf('ног иной')).toEqual(['ТОО «Тысяча ног»']);
    await db.deleteFrom('members').where('user_id', 'in', ids).execute();
    expect([await namesOf('ног иной'), await namesOf('рабочий')]).toEqual([['ТОО «Тысяча ног»'], []]);
    const long = db.selectFrom('long_customer_texts').selectAll().where('subscriber_id', '=', id);
    expect(await long.execute()).toEqual([]);
  });

  it('with people of the longest names still fits into the index', async () => {
    const many = await Promise.all(Array.from({ length: 3 }, () => makeMember(test, { name: 'Ж'.repeat(200) })));
    const id = await customer(
      Array.from({ length: 200 }, (_, index) => String.fromCodePoint(0x430 + ((index * 7) % 32))).join(''),
    );
    for (const { userId } of many)
      await sql`insert into members (user_id, subscriber_id, role) values (${userId}, ${id}, 'user')`.execute(
        test.database.db,
      );
    const { rows } = await sql<{
      n: number;
    }>`select length(search_text) as n from subscribers where id = ${id}`.execute(test.database.db);
    expect(rows[0]?.n).toBeLessThanOrEqual(900);
  });
});

it('an invitation is found by words of the name in any order, and by its e-mail', async () => {
  const email = `${unique('yolka')}@people.example`;
  const form = { customerName: 'Товарищество с ограниченной ответственностью «Ёлка»', email };
  expect((await partner.post('/service/bl/partner/invitations', form)).statusCode).toBe(200);
  for (const search of ['елка тоо', email, `ёлка ${email}`])
    expect(await invitedOf(search)).toEqual([form.customerName]);
  expect(await invitedOf('ёлка сосна')).toEqual([]);
});

it('an invitation is found by a name in letters that look alike', async () => {
  const form = { customerName: 'ТОО «А9К9М9»', email: `${unique('nine')}@people.example` };
  expect((await partner.post('/service/bl/partner/invitations', form)).statusCode).toBe(200);
  for (const search of ['A9K9M9', 'а9к9м9'])
    expect([search, await invitedOf(search)]).toEqual([search, [form.customerName]]);
});

it('customers stand in the natural order of their names, page by page', async () => {
  const names = ['«Берёза»', '10 друзей', 'ТОО «Ёлка»', '9 сил', 'Азия', 'ТОО Елань', '«9 сил»-2', 'Қазына', 'Кузнец'];
  for (const name of names) await customer(name);
  const pages = [];
  for (const page of ['1', '2', '3'])
    pages.push(
      ...(await partner.get('/service/bl/partner/customers', { query: { page, count: '3' } })).json<CustomerPage>()
        .content,
    );
  expect(pages.map(({ name }) => name)).toEqual([
    ...['9 сил', '«9 сил»-2', '10 друзей', 'Азия', '«Берёза»', 'Кузнец', 'Қазына', 'ТОО Елань', 'ТОО «Ёлка»'],
  ]);
});
