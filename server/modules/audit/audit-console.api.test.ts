import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditActionWords } from '../../../contract/audit.words.ts';
import { type AuditAction, writeAudit } from '../../infra/audit/index.ts';
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

async function read(query: Record<string, string>) {
  const answer = await operator.get(list, { query });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ items: { id: string; action: string; object: string; userName: string }[]; total: number }>();
}

interface Written {
  action?: AuditAction;
  object?: string;
  userId?: string;
  address?: string;
  change?: Parameters<typeof writeAudit>[1]['change'];
}

/** A row of the audit about an object of its own. */
async function write({ action = 'application-renamed', object = unique('object'), userId, address, change }: Written) {
  await writeAudit(test.database.db, {
    action,
    object,
    userId: userId ?? null,
    origin: { address: address ?? '203.0.113.1', requestId: 'request', userAgent: '' },
    ...(change && { change }),
  });
  return object;
}

const objectsOf = async (query: Record<string, string>) => (await read(query)).items.map(({ object }) => object);

describe('the audit in the console', () => {
  it('has a word for every action', () => {
    // The compiler names an action that has none.
    const words: Readonly<Record<AuditAction, string>> = auditActionWords;
    for (const word of Object.values(words)) expect(word).toMatch(/^[А-ЯЁ]/);
    expect(words['sessions-ended']).not.toMatch(/остальные/);
  });

  it('says who did what to what, the newest first', async () => {
    const { userId, login } = await makeMember(test, { name: 'Дана Ахметова' });
    const [first, second] = [await write({ userId }), await write({ userId })];
    const { items, total } = await read({ who: login });
    expect(total).toBe(2);
    expect(items.map(({ object }) => object)).toEqual([second, first]);
    expect(items[0]).toMatchObject({ userId, userLogin: login, userName: 'Дана Ахметова', address: '203.0.113.1' });
    expect(await objectsOf({ who: login, order: 'asc' })).toEqual([first, second]);
  });

  it('is filtered by person, action, object, address and days', async () => {
    const email = `${unique('dana')}@people.example`;
    const { userId, login } = await makeMember(test, { email });
    const renamed = await write({ userId, address: '198.51.100.7' });
    const denied = await write({ userId, action: 'denied' });
    for (const who of [login, email, userId]) expect(await objectsOf({ who })).toEqual([denied, renamed]);
    expect(await objectsOf({ who: login, action: 'denied' })).toEqual([denied]);
    expect(await objectsOf({ object: renamed })).toEqual([renamed]);
    expect(await objectsOf({ who: login, address: '198.51.100.7' })).toEqual([renamed]);
    const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Almaty' });
    expect(await objectsOf({ who: login, from: today })).toEqual([denied, renamed]);
    expect(await objectsOf({ who: login, from: '2026-01-01', until: '2026-01-31' })).toEqual([]);
    expect(await objectsOf({ who: 'nobody-at-all' })).toEqual([]);
  });

  it('is searched by words: an address, a person, an operator’s name or the object itself', async () => {
    const address = `10.9.8.${Math.ceil(Math.random() * 250)}`;
    const { userId, login } = await makeMember(test);
    const object = await write({ userId, address });
    for (const q of [login, object, address]) expect(await objectsOf({ q })).toEqual([object]);
    const own = await write({ userId: operator.userId });
    const [, name = ''] = (await ask('select name from users where id = $1', [operator.userId]))[0].name.split(' ');
    expect(await objectsOf({ q: name })).toContain(own);
  });

  it('is searched by the name of whoever has rows, also of an editor and of a dismissed operator', async () => {
    const family = unique('Кедров').replace('-', '');
    const editor = await makeMember(test, { name: `Айдар ${family}`, roles: ['editor'] });
    const dismissed = await makeMember(test, { name: `Болат ${family}`, roles: ['operator'] });
    // Named so, and has done nothing; and one whose login alone is so.
    await makeMember(test, { name: `Вера ${family}` });
    const other = await makeMember(test, { name: 'Галия Ли' });
    await ask('update users set login = $2, login_key = lower($2) where id = $1', [other.userId, `x ${family}`]);
    const objects = [await write({ userId: dismissed.userId }), await write({ userId: editor.userId })];
    await write({ userId: other.userId });
    await ask("update users set roles = '{subscriber}' where id = $1", [dismissed.userId]);
    const filter = { action: 'application-renamed' };
    expect((await objectsOf({ ...filter, q: `  ${family.toUpperCase()}` })).sort()).toEqual([...objects].sort());
    expect(await objectsOf({ ...filter, who: `${family} болат` })).toEqual([objects[0]]);
    expect(await objectsOf({ ...filter, q: family.slice(2) })).toEqual([objects[1]]);
  });

  it('refuses a name that too many have, with what to do, instead of leaving some of them out', async () => {
    const family = unique('Толпин').replace('-', '');
    await ask(
      `with people as (
        insert into users (login, login_key, name, password_hash)
        select $1 || n, lower($1) || n, 'Ян ' || $1, '' from generate_series(1, 201) n returning id)
      insert into audit (user_id, action) select id, 'denied' from people`,
      [family],
    );
    const answer = await operator.get(list, { query: { q: family } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toContain('слишком много');
  });

  it('shows all that was done to a person or in an organisation, however the action names them', async () => {
    const { userId, subscriberId } = await makeMember(test);
    const objects = [userId, `user:${userId}`];
    for (const object of objects) await ask("insert into audit (action, object) values ('denied', $1)", [object]);
    for (const object of objects) expect((await objectsOf({ object })).sort()).toEqual([...objects].sort());
    await ask("insert into audit (action, object) values ('denied', $1)", [`subscriber:${subscriberId}`]);
    await ask("insert into audit (action, subscriber_id, object) values ('denied', $1, 'inside')", [subscriberId]);
    expect((await objectsOf({ subscriber: subscriberId })).sort()).toEqual(['inside', `subscriber:${subscriberId}`]);
  });

  it('shows all that was done to a partner, by its number alone and with its kind', async () => {
    const number = String(Math.ceil(Math.random() * 1e12));
    await ask("insert into audit (action, object) values ('partner-created', $1)", [`partner:${number}`]);
    await ask("insert into audit (action, object) values ('partner-card-changed', $1)", [number]);
    for (const object of [number, `partner:${number}`])
      expect((await objectsOf({ object })).sort()).toEqual([number, `partner:${number}`]);
  });

  it('finds a record of the content by its id alone, as the address of its page has it, and none by its title', async () => {
    const title = unique('Новость');
    const [{ id }] = await ask("insert into content_items (kind, title) values ('news', $1) returning id", [title]);
    const object = await write({ object: `news:${id}` });
    expect(await objectsOf({ object: id })).toEqual([object]);
    expect(await objectsOf({ q: id })).toEqual([object]);
    expect(await objectsOf({ object: title })).toEqual([]);
  });

  it('counts the days in the service’s own time', async () => {
    const object = unique('midnight');
    // 23:30 of the 14th in London is the 15th in Astana.
    await ask("insert into audit (at, action, object) values ('2026-03-14 23:30:00+00', 'denied', $1)", [object]);
    expect(await objectsOf({ object, from: '2026-03-15', until: '2026-03-15' })).toEqual([object]);
    expect(await objectsOf({ object, until: '2026-03-14' })).toEqual([]);
  });

  it.each(['/service/console/audit', '/service/console/mails', '/service/console/enquiries'])(
    '%s refuses a day that is none in the calendar',
    async (path) => {
      for (const day of ['2026-02-30', '20266-01-01', '0000-01-01', '26.11.2026']) {
        const answer = await operator.get(path, { query: { from: day, until: day } });
        const fault = 'Такого дня нет: проверьте число, месяц и год';
        expect([day, answer.statusCode, answer.json().fields]).toEqual([day, 400, { from: fault, until: fault }]);
      }
    },
  );

  it('shows what was and what is; personal values go with the account, the row stays', async () => {
    const person = await makeMember(test);
    const change = { before: { name: 'Айгуль', city: 'Астана' }, after: { name: 'Аида', city: 'Астана' } };
    const object = await write({ userId: operator.userId, change: { ...change, personId: person.userId } });
    const [row] = (await read({ object })).items;
    const look = async () => (await operator.get(`${list}/${row?.id}`)).json();
    expect(await look()).toMatchObject({ before: { name: 'Айгуль' }, after: { name: 'Аида' }, requestId: 'request' });
    await ask('delete from users where id = $1', [person.userId]);
    expect(await look()).toMatchObject({ object, before: null, after: null, userId: operator.userId });
    expect((await operator.get(`${list}/999999999`)).json().code).toBe('console.absent');
  });
});

describe('the export', () => {
  const take = async (body: object) => {
    const answer = await operator.post(`${list}/export`, { q: '', ...body });
    expect(answer.statusCode).toBe(200);
    return { answer, rows: parse(answer.body, { bom: true, delimiter: ';' }) };
  };

  it('has the filtered rows, in words', async () => {
    const { userId, login } = await makeMember(test, { name: 'Дана Ахметова' });
    const change = { before: { name: 'Касса; «старая»' }, after: { name: 'Касса\n"новая"' } };
    const object = await write({ userId, change });
    await write({});
    const { answer, rows } = await take({ who: login });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="schety-audit-\d{4}-\d\d-\d\d\.csv"$/);
    expect(rows).toHaveLength(2);
    expect(rows[1]?.slice(1, 9)).toEqual([
      'Дана Ахметова',
      login,
      'Переименовано приложение',
      object,
      '',
      '203.0.113.1',
      JSON.stringify(change.before).replace(':', ': '),
      JSON.stringify(change.after).replace(':', ': '),
    ]);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('shows %j as text, not as a formula', async (name) => {
    const { userId, login } = await makeMember(test, { name });
    await write({ userId });
    const { rows } = await take({ who: login });
    expect(rows[1]?.[1]).toBe(`'${name}`);
  });

  it('gives every row once, over many batches and of one moment', async () => {
    const object = unique('many');
    await test.database.fill(
      `insert into audit (at, action, object) select now() - interval '1 day', 'denied', $1 from generate_series(1, 2500)`,
      [object],
    );
    await ask("insert into audit (action, object) select 'denied', $1 from generate_series(1, 500)", [object]);
    expect((await take({ object })).rows).toHaveLength(3001);
  });

  it('is a row itself, which names people by their ids alone', async () => {
    const { login, userId } = await makeMember(test);
    await take({ who: login, action: 'denied' });
    const rows = await ask(
      "select details from audit where action = 'audit-exported' and user_id = $1 order by id desc",
      [operator.userId],
    );
    expect(rows[0]).toEqual({ details: { people: userId, action: 'denied' } });
  });
});

describe('the row of an export', () => {
  it('keeps no words that may be the name of somebody who is not there', async () => {
    await operator.post(`${list}/export`, { q: 'gone@people.example' });
    await operator.post(`${list}/export`, { q: '', object: 'enquiry:7' });
    const rows = await ask(
      "select details from audit where action = 'audit-exported' and user_id = $1 order by id desc limit 2",
      [operator.userId],
    );
    expect(rows).toEqual([{ details: { object: 'enquiry:7' } }, { details: { searched: true } }]);
  });
});

describe('the audit in the database', () => {
  it('is neither changed nor removed before its time, not by the portal’s own role either', async () => {
    const object = await write({ change: { before: { name: 'а' }, after: { name: 'б' } } });
    for (const attempt of [
      `update audit set action = 'denied' where object = '${object}'`,
      `delete from audit where object = '${object}'`,
      'truncate audit',
      `delete from audit_values where audit_id in (select id from audit where object = '${object}')`,
    ])
      await expect(ask(attempt)).rejects.toThrow('append-only');
  });

  it('goes after 400 days, with what it says of before and after', async () => {
    const object = unique('old');
    await ask(
      `with old as (insert into audit (at, action, object) values (now() - interval '401 days', 'denied', $1) returning id)
       insert into audit_values (audit_id, before, after) select id, '{"a": 1}', '{"a": 2}' from old`,
      [object],
    );
    const [row] = await ask('select id from audit where object = $1', [object]);
    await ask('delete from audit_values where audit_id = $1', [row.id]);
    await ask('delete from audit where id = $1', [row.id]);
    expect(await ask('select 1 from audit_values where audit_id = $1', [row.id])).toEqual([]);
  });
});
