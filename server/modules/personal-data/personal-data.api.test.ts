import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOwner, mark } from '../../testing/every-call.ts';
import { type Member, makeMember } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const users = '/service/console/users';

let test: TestPortal;
let operator: Member;
beforeAll(async () => {
  test = await createTestPortal();
  operator = await makeMember(test, { roles: ['operator'], subscribers: [] });
});
afterAll(() => test.close());

const rowsWith = async (text: string) => {
  const { rows: tables } = await test.database.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await test.database.pool.query(`select from ${name} t where t::text ilike $1 limit 1`, [
      `%${text}%`,
    ]);
    if (rows.length > 0) found.push(name);
  }
  return found;
};

describe('the data of a person', () => {
  it('are exported whole, for programs and for people, without the password', async () => {
    const owner = await makeOwner(test, 'exported');
    const answer = await operator.post(`${users}/${owner.userId}/export`, {});
    const { data, html } = answer.json();
    expect(data['Учётная запись']).toMatchObject({ Логин: owner.login, Почта: owner.email });
    expect(data.Организации).toHaveLength(1);
    expect(html).toContain(owner.email);
    expect(answer.body).not.toContain('argon2');
  });

  it('are written into the page as text', async () => {
    const { userId } = await makeMember(test, { name: '<img src=x onerror=alert(1)>' });
    const { html } = (await operator.post(`${users}/${userId}/export`, {})).json();
    expect(html).toContain('&lt;img src=x');
    expect(html).not.toContain('<img');
  });

  it('go with the account: no table names the person, and the erasing is a row', async () => {
    const owner = await makeOwner(test, 'erased');
    await test.database.pool.query(
      `insert into mails (key, kind, recipient_address, subject, html, text) values ('erased', 'welcome', $1, 'Т', 'Т', 'Т')`,
      [owner.email],
    );
    const body = { version: 1, name: `Имя ${mark('erased')}`, login: owner.login, email: owner.email };
    await operator.post(`${users}/${owner.userId}`, { ...body, phone: '+77019998877' });
    expect(await rowsWith(owner.email)).not.toEqual([]);
    const wrong = await operator.post(`${users}/${owner.userId}/erase`, { login: 'somebody' });
    expect(wrong.json().code).toBe('people.other-login');
    expect((await operator.post(`${users}/${owner.userId}/erase`, { login: owner.login })).statusCode).toBe(200);
    expect(await rowsWith(owner.email)).toEqual([]);
    expect(await rowsWith('+77019998877')).toEqual([]);
    expect(await rowsWith(owner.login)).toEqual([]);
    expect((await owner.get('/service/bl/get/user-info')).statusCode).toBe(401);
    const { rows } = await test.database.pool.query('select action, user_id from audit where object = $1 order by id', [
      `user:${owner.userId}`,
    ]);
    expect(rows.at(-1)).toEqual({ action: 'person-erased', user_id: operator.userId });
  });

  it('are told beforehand: which organisations lose their last person, and which their last owner', async () => {
    const { userId, subscriberIds } = await makeMember(test, { subscribers: ['ТОО «Пустое»', 'ТОО «Без хозяина»'] });
    const colleague = await makeMember(test, { subscribers: [] });
    await test.database.pool.query("insert into members (user_id, subscriber_id, role) values ($1, $2, 'user')", [
      colleague.userId,
      subscriberIds[1],
    ]);
    const preview = (await operator.get(`${users}/${userId}/erasing`)).json();
    expect(preview.deserted.map(({ id }: { id: string }) => id)).toEqual([subscriberIds[0]]);
    expect(preview.ownerless.map(({ id }: { id: string }) => id)).toEqual([subscriberIds[1]]);
  });

  it('of an operator are not erased by that operator', async () => {
    const own = await operator.post(`${users}/${operator.userId}/erase`, { login: operator.login });
    expect(own.json().code).toBe('people.own-account');
  });
});
