import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOwner, mark } from '../../testing/every-call.ts';
import { type Member, makeMember, unique } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const users = '/service/console/users';
const enquiries = '/service/console/enquiries';

let test: TestPortal;
let operator: Member;
beforeAll(async () => {
  test = await createTestPortal();
  operator = await makeMember(test, { roles: ['operator'], subscribers: [], email: 'operator@people.example' });
});
afterAll(() => test.close());

/** The tables of every schema, the queue's too, in which the text stands. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows: tables } = await test.database.pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await test.database.pool.query(
      `select from ${name} t where strpos(lower(t::text), lower($1)) > 0 limit 1`,
      [text],
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

const ask = (who: Pick<TestPortal, 'post'>, question: object) =>
  who.post('/api/v1/enquiries', {
    ...{ formId: 13, name: 'Зигфрид Единственный', phone: '', email: '', text: 'Вопрос', consent: true, company: '' },
    ...question,
  });

async function succeed(answer: Promise<{ statusCode: number; body: string }>): Promise<void> {
  const { statusCode, body } = await answer;
  expect([statusCode, body]).toEqual([200, expect.any(String)]);
}

/** Gives somebody another e-mail and a phone, as an operator does. */
const reach = ({ userId, login }: Member, email: string | null, phone: string) =>
  succeed(operator.post(`${users}/${userId}`, { version: 1, name: 'Зигфрид Единственный', login, email, phone }));

const erase = ({ userId, login }: Member) => operator.post(`${users}/${userId}/erase`, { login });
const questionsOf = async (phone: string) => {
  const { rows } = await test.database.pool.query('select from enquiries where phone = $1', [phone]);
  return rows.length;
};

/** The questions go to the operators and to a partner, and are answered; a letter of them is sent again. */
async function workOnQuestions(partnerId: number): Promise<void> {
  const { rows } = await test.database.pool.query<{ id: string; version: number; email: string | null }>(
    "select id, version, email from enquiries where name = 'Зигфрид Единственный'",
  );
  expect(rows).toHaveLength(3);
  for (const { id, version, email } of rows) {
    const [call, body] = email
      ? ['answer', { by: 'letter', text: 'Здравствуйте, Зигфрид!' }]
      : ['hand', { partnerId: String(partnerId), text: 'Позвоните Зигфриду' }];
    await succeed(operator.post(`${enquiries}/${id}/${call}`, { version, ...(body as object) }));
  }
  const { rows: letters } = await test.database.pool.query<{ id: string }>(
    "update mails set state = 'sent', sent_at = now() where kind in ('enquiry', 'enquiry-partner') returning id",
  );
  for (const { id } of letters) await succeed(operator.post(`/service/console/mails/${id}/resend`));
}

describe('an erased account', () => {
  it('leaves the person’s name, e-mails, phone and login in no table, and no letter in a file', async () => {
    const owner = await makeOwner(test, 'erased');
    await test.database.pool.query("update partners set mail = 'office@partner.example' where id = $1", [
      owner.partnerId,
    ]);
    const now = `${unique('now')}@people.example`;
    const phone = '+77019998877';
    await succeed(test.post(`/service/bl/password/recover?email=${owner.email}`));
    await reach(owner, now, phone);
    await succeed(ask(test, { email: owner.email }));
    await succeed(ask(test, { phone }));
    await succeed(ask(owner, { email: 'private@people.example' }));
    await workOnQuestions(owner.partnerId);
    const traces = ['Зигфрид', owner.email, now, owner.login, phone, 'private@people.example', mark('erased')];
    const before = await Promise.all(traces.map(tablesWith));
    expect(before.flat()).toEqual(
      expect.arrayContaining(['public.mails', 'public.enquiries', 'public.audit_values', 'jobs.job']),
    );
    const { rows } = await test.database.pool.query<{ id: string }>(
      'select id from mails where strpos(text, $1) > 0 limit 1',
      [owner.email],
    );
    const folder = join(test.settings.DATA_DIR, 'outbox');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `2026-01-01T00-00-00-000Z-${rows[0]?.id}.eml`), 'Зигфрид');
    await writeFile(join(folder, '2026-01-01T00-00-00-000Z-987654321.eml'), 'Письмо другого');

    expect((await erase(owner)).statusCode).toBe(200);
    for (const trace of traces.slice(0, -1)) expect([trace, await tablesWith(trace)]).toEqual([trace, []]);
    expect(await readdir(folder)).toEqual(['2026-01-01T00-00-00-000Z-987654321.eml']);
    expect((await owner.get('/service/bl/get/user-info')).statusCode).toBe(401);
  });

  it('is a row of the audit by the operator, and a wrong login erases nothing', async () => {
    const person = await makeMember(test);
    const wrong = await operator.post(`${users}/${person.userId}/erase`, { login: 'somebody' });
    expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'people.other-login']);
    expect((await person.get('/service/bl/get/user-info')).statusCode).toBe(200);
    await succeed(erase(person));
    const { rows } = await test.database.pool.query('select action, user_id from audit where object = $1 order by id', [
      `user:${person.userId}`,
    ]);
    expect(rows.at(-1)).toEqual({ action: 'person-erased', user_id: operator.userId });
  });

  it('takes no question along that came from a phone or an earlier e-mail of somebody else', async () => {
    const [one, other] = [await makeMember(test), await makeMember(test)];
    const phone = '+77012223344';
    const passedOn = `${unique('passed-on')}@people.example`;
    await test.database.pool.query('update users set phone = $2 where id = $1', [other.userId, phone]);
    await reach(one, passedOn, phone);
    await succeed(
      operator.post(`${users}/${one.userId}`, {
        ...{ version: 2, name: 'Зигфрид Единственный', login: one.login, email: null, phone },
      }),
    );
    await test.database.pool.query('update users set email = $2, email_key = $2 where id = $1', [
      other.userId,
      passedOn,
    ]);
    await succeed(ask(test, { phone, text: 'Из общей приёмной' }));
    await succeed(ask(test, { email: passedOn, phone: '+77012223355', text: 'От нового хозяина ящика' }));
    expect((await operator.get(`${users}/${one.userId}/erasing`)).json().enquiries).toBe(0);
    await succeed(erase(one));
    expect([await questionsOf(phone), await questionsOf('+77012223355')]).toEqual([1, 1]);
  });
});

describe('what is told before an account is erased', () => {
  it('names the organisations that lose their last person, and those that lose their last owner', async () => {
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

  it('names the partner whose card keeps the person’s e-mail', async () => {
    const owner = await makeOwner(test, 'card');
    await test.database.pool.query('update partners set mail = upper($2) where id = $1', [
      owner.partnerId,
      owner.email,
    ]);
    const { partnerCards } = (await operator.get(`${users}/${owner.userId}/erasing`)).json();
    expect(partnerCards).toEqual([expect.stringContaining(mark('card'))]);
  });

  it('of an operator is not done by that operator', async () => {
    expect((await erase(operator)).json().code).toBe('people.own-account');
  });
});
