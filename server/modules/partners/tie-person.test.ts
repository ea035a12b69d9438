import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPartner } from '../../seed/index.ts';
import { type Member, makeMember, unique } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { listPartnerPeople, tiePerson, untiePerson } from './index.ts';

const path = '/service/bl/partner/organization';

let test: TestPortal;
beforeAll(async () => {
  test = await createTestPortal();
});
afterAll(() => test.close());

const makePartner = async (name = `ТОО\u00a0«Верный ${unique('счёт')}»`) => {
  const code = unique('partner');
  return { name, code, id: await buildPartner(test.database.db, { name, code }) };
};
const auditOf = async ({ userId }: Member) =>
  (
    await test.database.pool.query(`select action, user_id, object from audit where details = $1 order by id`, [
      { person: userId, by: 'command' },
    ])
  ).rows;

it.each([
  ['number', ({ id }) => String(id)],
  ['code', ({ code }) => code],
  ['name as it is typed', ({ name }) => name.replace('\u00a0', ' ').replaceAll(/[«»]/g, '"').toLowerCase()],
] as [string, (partner: { id: number; code: string; name: string }) => string][])(
  'a person is tied to a partner by its %s, and the open session is in the cabinet at once',
  async (_, wordsOf) => {
    const { db } = test.database;
    const partner = await makePartner();
    const person = await makeMember(test);
    expect((await person.get(path)).statusCode).toBe(403);
    expect(await tiePerson(db, person.login.toUpperCase(), wordsOf(partner))).toEqual({
      outcome: 'tied',
      partner: partner.name,
    });
    expect((await person.get(path)).json()).toMatchObject({ id: partner.id });
    expect(await tiePerson(db, person.login, wordsOf(partner))).toMatchObject({ outcome: 'tied-already' });
    const added = { action: 'partner-person-added', user_id: null, object: `partner:${partner.id}` };
    expect(await auditOf(person)).toEqual([added]);
    const people = await listPartnerPeople(db);
    expect(people).toContainEqual({
      partnerId: partner.id,
      partnerName: partner.name,
      login: person.login,
      name: 'Айгуль Сейтова',
    });
  },
);

it('who was let in and out, by the command, is found in the audit from the person and from the partner', async () => {
  const { db } = test.database;
  const [partner, person] = [await makePartner(), await makeMember(test)];
  const operator = await makeMember(test, { roles: ['operator'], subscribers: [] });
  await tiePerson(db, person.login, partner.code);
  await untiePerson(db, person.login);
  for (const object of [person.userId, `user:${person.userId}`, String(partner.id)]) {
    const { items } = (await operator.get('/service/console/audit', { query: { object } })).json();
    expect(items).toMatchObject([
      { action: 'partner-person-removed', userId: null, objectName: partner.name },
      { action: 'partner-person-added', userId: null, objectName: partner.name },
    ]);
  }
});

it('a person of another partner stays there until let go, and then has no cabinet', async () => {
  const { db } = test.database;
  const [one, other, person] = [await makePartner(), await makePartner(), await makeMember(test)];
  await tiePerson(db, person.login, one.code);
  expect(await tiePerson(db, person.login, other.code)).toEqual({ outcome: 'works-for-another', partner: one.name });
  expect((await person.get(path)).json()).toMatchObject({ id: one.id });
  expect(await untiePerson(db, person.login)).toEqual({ outcome: 'untied', partner: one.name });
  expect((await person.get(path)).statusCode).toBe(403);
  expect(await untiePerson(db, person.login)).toEqual({ outcome: 'not-tied' });
  expect(await tiePerson(db, person.login, other.code)).toMatchObject({ outcome: 'tied' });
  const removed = { action: 'partner-person-removed', user_id: null, object: `partner:${one.id}` };
  expect(await auditOf(person)).toContainEqual(removed);
});

it('who or what is not there is told, and nothing is changed', async () => {
  const { db } = test.database;
  const twin = `ТОО «Двойник ${unique('имя')}»`;
  const [partner, second, person] = [await makePartner(twin), await makePartner(twin), await makeMember(test)];
  expect(await tiePerson(db, 'никого-такого', partner.code)).toEqual({ outcome: 'no-person' });
  expect(await untiePerson(db, 'никого-такого')).toEqual({ outcome: 'no-person' });
  for (const words of ['нет такого', '%', '999999999', '99999999999', "'; drop table partners --"])
    expect(await tiePerson(db, person.login, words)).toEqual({ outcome: 'no-partner' });
  expect(await tiePerson(db, person.login, twin)).toEqual({
    outcome: 'many-partners',
    partners: [`${partner.id} ${twin}`, `${second.id} ${twin}`],
  });
  expect((await person.get(path)).statusCode).toBe(403);
});
