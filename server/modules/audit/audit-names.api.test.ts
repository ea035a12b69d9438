import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditRow } from '../../../contract/audit-console.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import { type Member, makeMember, unique } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const list = '/service/console/audit';

let test: TestPortal;
let operator: Member;
beforeAll(async () => {
  test = await createTestPortal();
  operator = await makeMember(test, { name: `Ерлан ${unique('operator')}`, roles: ['operator'], subscribers: [] });
});
afterAll(() => test.close());

const ask = async (text: string, values: unknown[] = []) => (await test.database.pool.query(text, values)).rows;
const read = async (object: string) =>
  (await operator.get(list, { query: { object } })).json<{ items: AuditRow[] }>().items;

/** A row of the audit about an object; gives the object. */
async function write(object: string, change?: Parameters<typeof writeAudit>[1]['change']) {
  const origin = { address: '203.0.113.1', requestId: 'request', userAgent: '' };
  await writeAudit(test.database.db, { action: 'application-renamed', object, origin, ...(change && { change }) });
  return object;
}

describe('the names in the audit', () => {
  it('calls a record of the content by its address of now, and finds it so', async () => {
    const code = unique('news');
    const [{ id }] = await ask("insert into content_items (kind, code) values ('news', $1) returning id", [code]);
    const objects = [await write(`news:${code}`), await write(`news:${id}`)];
    expect((await read(`news:${code}`)).map(({ object }) => object)).toEqual(objects.toReversed());
    expect((await read(`news:${id}`))[0]).toMatchObject({ object: `news:${id}`, objectName: code });
  });

  it('calls people, organisations and partners by their names of now, an id alone by what it is', async () => {
    const { userId, subscriberId } = await makeMember(test, { name: 'Дана Ахметова', subscribers: ['ТОО «Ромашка»'] });
    const [{ id: partnerId, name: partner }] = await ask('select id, name from partners order by id limit 1');
    const called = async (object: string) => (await read(await write(object)))[0]?.objectName;
    expect(await called(`user:${userId}`)).toBe('Дана Ахметова');
    expect(await called(userId)).toBe('Дана Ахметова');
    expect(await called(`subscriber:${subscriberId}`)).toBe('ТОО «Ромашка»');
    expect(await called(subscriberId)).toBe('ТОО «Ромашка»');
    expect(await called(`partner:${partnerId}`)).toBe(partner);
    const sold = "insert into subscriptions (subscriber_id, tariff_name) values ($1, 'Аптека, 2 места') returning id";
    expect(await called((await ask(sold, [subscriberId]))[0].id)).toBe('Аптека, 2 места');
    const added =
      "insert into applications (subscriber_id, solution_code, name) values ($1, 'ea', 'Касса') returning id";
    expect(await called((await ask(added, [subscriberId]))[0].id)).toBe('Касса');
    const drawn = `insert into media (id, kind, name, extension, file_name, bytes) values
      (substr(md5($1), 1, 16), 'picture', 'sklad', 'png', 'Склад.png', 1) returning id`;
    expect(await called((await ask(drawn, [userId]))[0].id)).toBe('Склад.png');
    for (const nobody of [`user:${subscriberId}`, 'user:3', 'partner:word', `mail:${userId}`])
      expect([nobody, await called(nobody)]).toEqual([nobody, null]);
  });

  it('names the people, organisations and partners whom a row has by their ids, as long as they are there', async () => {
    const { userId, subscriberId } = await makeMember(test, { name: 'Дана Ахметова', subscribers: ['ТОО «Ромашка»'] });
    const [{ id: partnerId, name: partner }] = await ask('select id, name from partners order by id limit 1');
    const after = { assigneeId: userId, subscriberId, partnerId, title: 'Ничей', other: '12' };
    const [row] = await read(await write(`user:${operator.userId}`, { before: null, after }));
    const { names } = (await operator.get(`${list}/${row?.id}`)).json();
    const [{ name: ownName }] = await ask('select name from users where id = $1', [operator.userId]);
    expect(names).toEqual({
      [userId]: 'Дана Ахметова',
      [subscriberId]: 'ТОО «Ромашка»',
      [partnerId]: partner,
      [operator.userId]: ownName,
    });
    await ask('delete from users where id = $1', [userId]);
    expect((await operator.get(`${list}/${row?.id}`)).json().names[userId]).toBeUndefined();
  });
});
