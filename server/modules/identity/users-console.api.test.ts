import { domainToASCII } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildUser } from '../../seed/index.ts';
import { type Member, makeMember, membersPassword, openSession, unique } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const users = '/service/console/users';

let test: TestPortal;
let operator: Member;
beforeAll(async () => {
  test = await createTestPortal();
  operator = await makeMember(test, { roles: ['operator'], subscribers: [] });
});
afterAll(() => test.close());

const find = async (query: string) => {
  const answer = await operator.get(`${users}?${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json() as { items: { id: string; name: string }[]; total: number };
};
const read = async (id: string) => (await operator.get(`${users}/${id}`)).json();
const audited = async (id: string) => {
  const { rows } = await test.database.pool.query(
    `select a.action, a.user_id, v.before, v.after from audit a left join audit_values v on v.audit_id = a.id
     where a.object = $1 order by a.id`,
    [`user:${id}`],
  );
  return rows;
};

describe('the search of accounts', () => {
  it.each([
    ['the beginnings of words of the name, in any order and case', 'ЖУБАТК лейл'],
    ['the name with another letter for ё', 'ЛЁЙЛА жубаткалиева'],
    ['the login', 'zhubat-19'],
    ['the e-mail', 'leila.zh@firma-19.example'],
    ['the beginning of the e-mail', 'leila.zh@fir'],
    ['the e-mail as a letter names its sender', 'Лейла Жубаткалиева <leila.zh@firma-19.example>'],
    ['the e-mail of a list of them', 'leila.zh@firma-19.example;'],
    ['the link to the e-mail', 'mailto:leila.zh@firma-19.example'],
    ['the domain of the e-mail', '@firma-19.example'],
    ['the domain as people say it', ' Firma-19.example '],
    ['the phone as people write it', '8 (701) 919-19-19'],
    ['the beginning of the phone', '70191919'],
    ['its beginning with the country, as it is typed', '+7 701 9191'],
    ['its beginning with an eight', '8701919'],
    ['the phone pasted with the word before it', 'тел. 8-701-919-19-19'],
    ['the phone with an extension behind it', '+7(701)9191919, доб. 12'],
    ['the phone with the dashes and spaces of an office program', '8\u00a0701 919‑19–19'],
  ])('finds by %s', async (_, typed) => {
    const { userId } = await makeMember(test, { name: 'Лейла Жубаткалиева', email: 'leila.zh@firma-19.example' });
    await test.database.pool.query("update users set phone = '+77019191919', login = 'zhubat-19' where id = $1", [
      userId,
    ]);
    const { items } = await find(`q=${encodeURIComponent(typed)}`);
    expect(items.map(({ id }) => id)).toEqual([userId]);
    await test.database.pool.query('delete from users where id = $1', [userId]);
  });

  it('takes words for no phone that begin like those around phones', async () => {
    const { userId } = await makeMember(test, { name: 'Тимур Внуков' });
    for (const typed of ['Тимур внук', 'внук тим']) {
      const { items } = await find(`q=${encodeURIComponent(typed)}`);
      expect([typed, items.map(({ id }) => id)]).toEqual([typed, [userId]]);
    }
  });

  it('finds nothing by what no word is left of', async () => {
    expect((await find(`q=${encodeURIComponent('«»')}`)).total).toBe(0);
  });

  it('keeps to a role, to blocked accounts and to the order', async () => {
    expect((await find('role=operator&sort=name')).items.map(({ id }) => id)).toContain(operator.userId);
    const { userId } = await makeMember(test);
    await operator.post(`${users}/${userId}/block`, {});
    expect((await find('blocked=true')).items.map(({ id }) => id)).toEqual([userId]);
    const names = (await find('sort=name&order=desc&perPage=100')).items.map(({ name }) => name);
    expect(names).toEqual(
      [...names].sort(new Intl.Collator('ru', { numeric: true, ignorePunctuation: true }).compare).reverse(),
    );
  });
});

describe('an account in the console', () => {
  it('is changed by the rules of the forms, with what it was and has become', async () => {
    const { userId, login } = await makeMember(test, { email: `${unique('old')}@people.example` });
    const { email, phone } = await read(userId);
    const asked = { version: 1, name: 'Айгуль  Ли', login, email, phone: '8 701 555 44 33' };
    const wrong = await operator.post(`${users}/${userId}`, { ...asked, name: 'Aigul', email: 'a@b' });
    expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([400, ['name', 'email', 'phone']]);
    const right = await operator.post(`${users}/${userId}`, { ...asked, phone: '+7 701 555 44 33' });
    expect(right.json()).toMatchObject({ name: 'Айгуль Ли', phone: '+77015554433', version: 2 });
    expect((await audited(userId)).at(-1)).toMatchObject({
      action: 'user-changed',
      user_id: operator.userId,
      before: { name: 'Айгуль Сейтова', phone },
      after: { name: 'Айгуль Ли', phone: '+77015554433' },
    });
    const late = await operator.post(`${users}/${userId}`, asked);
    expect(late.json().code).toBe('console.changed');
  });

  it('keeps a name of before that the rules would not admit, when something else is changed', async () => {
    const { userId, login } = await makeMember(test, { name: 'John Smith' });
    const body = { version: 1, name: 'John Smith', login, email: '', phone: '+77015554433' };
    expect((await operator.post(`${users}/${userId}`, body)).statusCode).toBe(200);
  });

  it('gets no e-mail and no login of another account', async () => {
    const taken = `${unique('taken')}@people.example`;
    const other = await makeMember(test, { email: taken });
    const { userId, login, name } = { ...(await makeMember(test)), name: 'Айгуль Сейтова' };
    const form = { version: 1, name, login, email: null, phone: null };
    const change = async (fields: object) => (await operator.post(`${users}/${userId}`, { ...form, ...fields })).json();
    expect((await change({ email: taken.toUpperCase() })).code).toBe('people.email-taken');
    expect((await change({ login: other.login })).code).toBe('people.login-taken');
    expect((await change({ login: 'somebody@else.example' })).code).toBe('people.foreign-login');
  });

  it('is blocked: its sessions are over and its password lets nobody in, until it is unblocked', async () => {
    const member = await makeMember(test);
    const signIn = () =>
      test.inject({
        method: 'POST',
        url: '/service/bl/get/token',
        headers: { 'sec-fetch-site': 'same-origin' },
        payload: { login: member.login, password: membersPassword, isForeignComputer: false },
      });
    expect((await member.get('/service/bl/get/user-info')).statusCode).toBe(200);
    await operator.post(`${users}/${member.userId}/block`, {});
    expect((await member.get('/service/bl/get/user-info')).statusCode).toBe(401);
    expect((await signIn()).statusCode).toBe(401);
    await operator.post(`${users}/${member.userId}/unblock`, {});
    expect((await signIn()).statusCode).toBe(200);
    expect((await audited(member.userId)).map(({ action }) => action)).toEqual(['user-blocked', 'user-unblocked']);
  });

  it('loses one session, or all of them', async () => {
    const member = await makeMember(test);
    const second = await openSession(test, member.userId);
    const { items } = (await operator.get(`/service/console/sessions?userId=${member.userId}`)).json();
    expect(items).toHaveLength(2);
    await operator.post(`/service/console/sessions/${items[0].id}/end`, {});
    const left = [await member.get('/service/bl/get/user-info'), await second.get('/service/bl/get/user-info')];
    expect(left.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    expect((await operator.post(`${users}/${member.userId}/end-sessions`, {})).json().ended).toBe(1);
    const again = await operator.post(`/service/console/sessions/${items[0].id}/end`, {});
    expect(again.json().code).toBe('console.absent');
  });

  it('gets the letter that recovers its password, unless it has no e-mail or is blocked', async () => {
    const email = `${unique('forgot')}@people.example`;
    const { userId } = await makeMember(test, { email });
    expect((await operator.post(`${users}/${userId}/recover`, {})).statusCode).toBe(200);
    const { rows } = await test.database.pool.query('select kind, text from mails where recipient_address = $1', [
      email,
    ]);
    expect(rows).toMatchObject([{ kind: 'recovery', text: expect.stringContaining('Оператор сервиса отправил') }]);
    expect(rows[0].text).not.toContain('скорее всего вы');
    await operator.post(`${users}/${userId}/block`, {});
    expect((await operator.post(`${users}/${userId}/recover`, {})).json().code).toBe('people.blocked');
    const { userId: without } = await makeMember(test);
    expect((await operator.post(`${users}/${without}/recover`, {})).json().code).toBe('people.no-email');
  });
});

describe('the roles', () => {
  it('are given and taken, and the open session has them at once', async () => {
    const member = await makeMember(test);
    const give = (roles: object) => operator.post(`${users}/${member.userId}/roles`, roles);
    const codeOf = async (path: string) => (await member.get(path)).json().code;
    await give({ operator: true, editor: false });
    // Whoever has the role and has not set up a second factor yet is asked for it.
    expect(await codeOf(users)).toMatch(/^console\./);
    await give({ operator: false, editor: true });
    expect(await codeOf(users)).toBe('common.not-allowed');
    expect(await codeOf('/service/console/enquiries')).toMatch(/^console\./);
    expect((await audited(member.userId)).map(({ after }) => after)).toEqual([
      { operator: true },
      { operator: false, editor: true },
    ]);
  });

  it('are nobody’s own to change, and the own account is nobody’s own to block', async () => {
    const own = `${users}/${operator.userId}`;
    expect((await operator.post(`${own}/roles`, { operator: true, editor: true })).json().code).toBe(
      'people.own-account',
    );
    expect((await operator.post(`${own}/block`, {})).json().code).toBe('people.own-account');
  });

  it('leave the service with an operator, even when two act on each other at once', async () => {
    const portal = await createTestPortal();
    const { pool } = portal.database;
    await pool.query("update users set roles = array_remove(roles, 'operator')");
    const [one, other] = [
      await makeMember(portal, { roles: ['operator'], subscribers: [] }),
      await makeMember(portal, { roles: ['operator'], subscribers: [] }),
    ];
    const answers = await Promise.all([
      one.post(`${users}/${other.userId}/block`, {}),
      other.post(`${users}/${one.userId}/roles`, { operator: false, editor: false }),
    ]);
    // Whoever comes second finds the other the last one, or is no operator any more.
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const { rows } = await pool.query("select from users where 'operator' = any(roles) and blocked_at is null");
    expect(rows).toHaveLength(1);
    await portal.close();
  });
});

describe('accounts that collide', () => {
  it('are shown with those who share a mailbox and with foreign e-mails as logins', async () => {
    const name = unique('two');
    for (const domain of ['почта.example', domainToASCII('почта.example')])
      await buildUser(test.database.db, {
        login: unique('two'),
        email: `${name}@${domain}`,
        name: 'Двое',
        password: { hash: '-' },
      });
    const foreign = `${unique('foreign')}@people.example`;
    const { userId } = await makeMember(test, { email: 'own@people.example' });
    await test.database.pool.query('update users set login = $1, login_key = $1 where id = $2', [foreign, userId]);
    const answer = await operator.get('/service/console/account-collisions');
    const { items } = answer.json() as { items: { kind: string; subject: string; accounts: unknown[] }[] };
    expect(items.map(({ kind, accounts }) => [kind, accounts.length])).toEqual([
      ['foreign-login', 1],
      ['shared-mailbox', 2],
    ]);
  });
});

describe('consents to news', () => {
  const agree = async (userId: string, withdrawn = false) => {
    await test.database.pool.query(
      `insert into consents (user_id, kind, given_at, withdrawn_at)
       values ($1, 'news', '2026-11-20T10:00:00Z', case when $2 then timestamptz '2026-11-21T10:00:00Z' end)`,
      [userId, withdrawn],
    );
  };
  const download = (member: Member, body: object) => member.post(`${users}/news-list`, body);

  it('are found while they hold, and the account says when they were given and taken back', async () => {
    const name = unique('Согласная');
    const [holding, withdrawn, silent] = [
      await makeMember(test, { name }),
      await makeMember(test, { name }),
      await makeMember(test, { name }),
    ];
    await agree(holding.userId, true);
    await agree(holding.userId);
    await agree(withdrawn.userId, true);
    const { items } = await find(`news=agreed&perPage=100&q=${encodeURIComponent(name)}`);
    expect(items.map(({ id }) => id)).toEqual([holding.userId]);
    const at = async (id: string) => {
      const { newsConsent } = await read(id);
      return (
        newsConsent &&
        [newsConsent.givenAt, newsConsent.withdrawnAt].map((moment) => moment && new Date(moment).toISOString())
      );
    };
    expect(await at(holding.userId)).toEqual(['2026-11-20T10:00:00.000Z', null]);
    expect(await at(withdrawn.userId)).toEqual(['2026-11-20T10:00:00.000Z', '2026-11-21T10:00:00.000Z']);
    expect(await at(silent.userId)).toBeNull();
  });

  it('go into a file with e-mail and time, which the audit keeps; nobody but an operator gets it', async () => {
    const holding = await makeMember(test, { name: '=Формула', email: 'news-reader@people.example' });
    const withdrawn = await makeMember(test, { email: 'news-left@people.example' });
    await agree(holding.userId);
    await agree(withdrawn.userId, true);
    const answer = await download(operator, { q: 'news-reader@people.example' });
    expect(answer.headers['content-type']).toContain('text/csv');
    const [, ...rows] = answer.body.trim().split('\r\n');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatch(/^news-reader@people\.example;'=Формула;[^;]+;2026-11-20 15:00;нет$/);
    expect((await download(operator, { q: '' })).body).not.toContain('news-left@people.example');
    const { rows: kept } = await test.database.pool.query(
      "select user_id, details from audit where action = 'news-list-exported' order by id",
    );
    expect(kept).toEqual([
      { user_id: operator.userId, details: { searched: true } },
      { user_id: operator.userId, details: {} },
    ]);
    for (const roles of [['editor'], ['partner'], []]) {
      const other = await makeMember(test, { roles });
      expect((await download(other, { q: '' })).statusCode).toBe(403);
    }
  });
});
