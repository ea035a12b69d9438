import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Application } from '../../../contract/applications.ts';
import { buildApplication, buildSubscription } from '../../seed/index.ts';
import { type Member, makeMember } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const add = '/service/bl/application/add';

let test: TestPortal;
beforeAll(async () => {
  test = await createTestPortal({ environment: { MAX_APPLICATIONS: '9', MAX_ADDS_IN_10_MINUTES: '6' } });
});
afterAll(() => test.close());

async function namesOf(member: Member): Promise<string[]> {
  const { content } = (await member.get('/service/bl/get/applications')).json() as { content: Application[] };
  return content.map(({ name }) => name);
}

describe('adding an application', () => {
  it('makes it for the current subscriber, in preparation, and tells it whole', async () => {
    const member = await makeMember(test, { subscribers: ['ТОО «Астра»', 'ТОО «Ромашка»'] });
    const answer = await member.post(add, { code: 'ea', name: '  Основная \t база ', run: true });
    expect(answer.statusCode).toBe(200);
    const { success, application } = answer.json() as { success: boolean; application: Application };
    expect(success).toBe(true);
    expect(application).toMatchObject({
      name: 'Основная база',
      solutionCode: 'ea',
      status: 'preparation',
      subscriberId: member.subscriberId,
      subscriberName: 'ТОО «Астра»',
      url: `http://portal.test/a/ea/${application.id}`,
    });
    const [listed] = ((await member.get('/service/bl/get/applications')).json() as { content: Application[] }).content;
    expect(listed).toEqual(application);
  });

  it('makes it for the subscriber that was shown, though another was made the current one meanwhile', async () => {
    const member = await makeMember(test, { subscribers: ['ТОО «Астра»', 'ТОО «Ромашка»'] });
    const [shown, other] = member.subscriberIds;
    await member.post('/service/bl/subscriber/select', { id: other });
    const answer = await member.post(add, { code: 'ea', name: 'Показанная', subscriberId: shown });
    expect(answer.json().application).toMatchObject({ subscriberId: shown, subscriberName: 'ТОО «Астра»' });
    const unnamed = await member.post(add, { code: 'ea', name: 'Текущая' });
    expect(unnamed.json().application).toMatchObject({ subscriberId: other });
  });

  it('makes none for a subscriber that the person does not belong to', async () => {
    const [member, stranger] = [await makeMember(test), await makeMember(test)];
    const answer = await member.post(add, { code: 'ea', name: 'Чужая', subscriberId: stranger.subscriberId });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'subscribers.unknown']);
    expect([await namesOf(member), await namesOf(stranger)]).toEqual([[], []]);
  });

  it('writes one audit row, and one job in the same transaction', async () => {
    const member = await makeMember(test);
    const { application } = (await member.post(add, { code: 'ea', name: 'С аудитом' })).json() as {
      application: Application;
    };
    const { rows } = await test.database.pool.query(
      'select action, subscriber_id, object, v.after, request_id from audit join audit_values v on v.audit_id = id where user_id = $1 and action = $2',
      [member.userId, 'application-added'],
    );
    expect(rows).toEqual([
      {
        action: 'application-added',
        subscriber_id: member.subscriberId,
        object: application.id,
        after: { name: 'С аудитом', solution: 'ea' },
        request_id: expect.stringMatching(/^[\w-]{12}$/),
      },
    ]);
    const jobs = await test.database.pool.query(
      "select data from jobs.job where name = 'applications.prepare' and data->>'id' = $1",
      [application.id],
    );
    expect(jobs.rows).toHaveLength(1);
  });

  it('leaves nothing behind when its last step fails: no application, no job', async () => {
    const member = await makeMember(test);
    const { pool } = test.database;
    const jobs = async () => (await pool.query('select count(*)::int as n from jobs.job')).rows[0].n;
    const before = await jobs();
    await pool.query(
      `create function refuse_row() returns trigger language plpgsql as $$ begin raise exception using errcode = '53100'; end $$;
       create trigger refuse_row before insert on audit for each row execute function refuse_row()`,
    );
    const answer = await member.post(add, { code: 'ea', name: 'Наполовину' });
    await pool.query('drop trigger refuse_row on audit; drop function refuse_row');
    expect(answer.statusCode).toBe(503);
    expect(await namesOf(member)).toEqual([]);
    expect(await jobs()).toBe(before);
    expect((await member.post(add, { code: 'ea', name: 'Наполовину' })).statusCode).toBe(200);
  });

  it('takes `run` left out, and nothing but a boolean for it', async () => {
    const member = await makeMember(test);
    expect((await member.post(add, { code: 'ea', name: 'Без запуска', run: false })).statusCode).toBe(200);
    expect((await member.post(add, { code: 'ea', name: 'Как есть' })).statusCode).toBe(200);
    for (const run of ['true', 1, null])
      expect((await member.post(add, { code: 'ea', name: 'Иначе', run })).json()).toMatchObject({
        fields: { run: expect.any(String) },
      });
  });

  it('answers 404 for a solution that is not in the catalogue', async () => {
    const member = await makeMember(test);
    await test.database.db.updateTable('solutions').set({ published: false }).where('code', '=', 'bso').execute();
    for (const code of ['no-such', 'EA', 'bso', '%', '../ea']) {
      const answer = await member.post(add, { code, name: 'Имя' });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'applications.unknown-solution' });
    }
    expect(await namesOf(member)).toEqual([]);
  });

  it('answers 409 to a person without a subscriber', async () => {
    const nobody = await makeMember(test, { subscribers: [] });
    const answer = await nobody.post(add, { code: 'ea', name: 'Имя' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'applications.no-subscriber' });
  });

  it('answers 409 with the explanation where access is closed, and adds nothing', async () => {
    const member = await makeMember(test);
    await buildSubscription(test.database.db, member.subscriberId, 'Бухгалтерия', -46);
    const answer = await member.post(add, { code: 'ea', name: 'Имя' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'applications.access-closed',
      message: expect.stringContaining('Данные сохранены'),
    });
    expect(await namesOf(member)).toEqual([]);
  });
});

describe('the name of an application', () => {
  const hundred = 'я'.repeat(100);

  it.each([
    ['Я'],
    [hundred],
    ['🧮'.repeat(100)],
    ['Склад 🏪 «Ёлка» — №1'],
    ["O'Brien; drop table users; --"],
    ['<b>%_\\'],
    ['مرحبا'],
    ['null'],
  ])('may be %s', async (name) => {
    const member = await makeMember(test);
    const answer = await member.post(add, { code: 'ea', name });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ application: { name } });
    expect(await namesOf(member)).toEqual([name]);
  });

  it.each([
    [''],
    ['   '],
    ['\u00a0\t\n\u2003'],
    [`${hundred}я`],
    ['🧮'.repeat(101)],
    [null],
    [7],
    [['Имя']],
    [{}],
    [undefined],
  ])('may not be %j: 400 with the field', async (name) => {
    const member = await makeMember(test);
    const answer = await member.post(add, { code: 'ea', name });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'common.invalid', fields: { name: expect.stringMatching(/[а-я]/) } });
    expect(await namesOf(member)).toEqual([]);
  });

  it('may hold a hundred characters after its spaces are made single', async () => {
    const member = await makeMember(test);
    const answer = await member.post(add, { code: 'ea', name: `  ${hundred.slice(1)}   ` });
    expect(answer.json()).toMatchObject({ application: { name: hundred.slice(1) } });
  });

  it.each([
    ['NUL', 'a\\u0000b'],
    ['a high surrogate alone', 'a\\ud83e'],
    ['a low surrogate alone', '\\uddeea'],
  ])('may not hold %s: 400', async (_, escaped) => {
    const member = await makeMember(test);
    const answer = await test.inject({
      method: 'POST',
      url: add,
      headers: { cookie: member.cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      payload: `{"code":"ea","name":"${escaped}"}`,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'common.malformed' });
  });
});

describe('the same request again', () => {
  it('adds one, also twenty times in parallel, and all get the same application', async () => {
    const member = await makeMember(test);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => member.post(add, { code: 'ea', name: 'Двойной щелчок' })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map((answer) => (answer.json() as { application: Application }).application.id)).size).toBe(
      1,
    );
    expect(await namesOf(member)).toEqual(['Двойной щелчок']);
    const { rows } = await test.database.pool.query(
      "select count(*)::int as n from audit where user_id = $1 and action = 'application-added'",
      [member.userId],
    );
    expect(rows[0].n).toBe(1);
  });

  it('adds another for another name, another solution, another person, or after ten seconds', async () => {
    const member = await makeMember(test);
    const same = { code: 'ea', name: 'Одно' };
    for (const body of [same, same, { ...same, name: 'Другое' }, { ...same, code: 'unf' }])
      expect((await member.post(add, body)).statusCode).toBe(200);
    expect(await namesOf(member)).toEqual(['Одно', 'Другое', 'Одно']);
    await age(member, 11);
    await member.post(add, same);
    expect(await namesOf(member)).toEqual(['Одно', 'Одно', 'Другое', 'Одно']);

    const colleague = await makeMember(test, { subscribers: [] });
    await test.database.db
      .insertInto('members')
      .values({ user_id: colleague.userId, subscriber_id: member.subscriberId, role: 'user' })
      .execute();
    await colleague.post(add, same);
    expect(await namesOf(member)).toHaveLength(5);
  });
});

describe('the limits', () => {
  it('let only so many be added in ten minutes, parallel requests too', async () => {
    const member = await makeMember(test);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => member.post(add, { code: 'ea', name: `№ ${index}` })),
    );
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused).toHaveLength(4);
    for (const answer of refused) {
      expect(answer.statusCode).toBe(429);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.json()).toMatchObject({ code: 'applications.too-often' });
    }
    expect(await namesOf(member)).toHaveLength(6);
    await age(member, 601);
    expect((await member.post(add, { code: 'ea', name: 'Через десять минут' })).statusCode).toBe(200);
  });

  it('let a subscriber have only so many, and say so', async () => {
    const member = await makeMember(test);
    for (let index = 0; index < 8; index += 1)
      await buildApplication(test.database.db, {
        subscriberId: member.subscriberId,
        solutionCode: 'ea',
        name: `${index}`,
      });
    await age(member, 601);
    const answers = await Promise.all(
      Array.from({ length: 3 }, (_, index) => member.post(add, { code: 'unf', name: `Последнее ${index}` })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'applications.too-many',
    });
    expect(await namesOf(member)).toHaveLength(9);
  });
});

/** Makes the subscriber's applications so many seconds older. */
async function age({ subscriberId }: Member, seconds: number): Promise<void> {
  await test.database.pool.query(
    'update applications set created_at = created_at - make_interval(secs => $2) where subscriber_id = $1',
    [subscriberId, seconds],
  );
}
