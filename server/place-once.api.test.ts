import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Member, makeMember, makePartner, unique } from './testing/people.ts';
import { createTestPortal, type TestPortal } from './testing/test-portal.ts';

/** Invitations and places in organisations that are asked for again after an answer that was lost (spec: operator-console.once). */
const root = '/service/console';

let test: TestPortal;
let operator: Member;
beforeAll(async () => {
  test = await createTestPortal();
  operator = await makeMember(test, { roles: ['operator'], subscribers: [] });
});
afterAll(() => test.close());

type Values = Record<string, unknown>;
interface Asked {
  /** Who asks; an operator unless said otherwise. */
  by?: Member;
  at: string;
  typed: Values;
  /** Something else, where the form has anything to be typed. */
  other?: Values;
  /** What the audit calls it, and about whom or what; of an invitation that is found by the answer. */
  action: string;
  object?: string;
}

const guest = () => `${unique('guest')}@people.example`;

const kinds: Record<string, () => Promise<Asked>> = {
  'an invitation into an organisation': async () => {
    const { subscriberId } = await makeMember(test);
    const typed = { subscriberId, role: 'user', email: guest() };
    return {
      at: `${root}/invitations/colleague`,
      typed,
      other: { ...typed, email: guest() },
      action: 'member-invited',
    };
  },
  'an invitation into the cabinet of a partner': async () => {
    const typed = { partnerId: String((await makePartner(test))[1]), email: guest() };
    return { at: `${root}/invitations/partner`, typed, other: { ...typed, email: guest() }, action: 'member-invited' };
  },
  'an invitation of a customer': async () => {
    const partnerId = String((await makePartner(test))[1]);
    const typed = { partnerId, email: guest(), customerName: 'ТОО «Новое»', tariffName: '', note: '' };
    const other = { ...typed, email: guest() };
    return { at: `${root}/invitations/customer`, typed, other, action: 'invitation-created' };
  },
  'an invitation of a colleague by the owner': async () => {
    const by = await makeMember(test);
    const typed = { subscriberId: by.subscriberId, role: 'user', email: guest() };
    const other = { ...typed, email: guest() };
    return { by, at: '/service/bl/members/invite', typed, other, action: 'member-invited' };
  },
  'an invitation of a customer by the partner': async () => {
    const [by] = await makePartner(test);
    const typed = { email: guest(), customerName: 'ТОО «Новое»', tariffName: '', note: '' };
    const other = { ...typed, email: guest() };
    return { by, at: '/service/bl/partner/invitations', typed, other, action: 'invitation-created' };
  },
  'a person who is added to an organisation': async () => {
    const [{ userId }, { subscriberId }, third] = [
      await makeMember(test),
      await makeMember(test),
      await makeMember(test),
    ];
    const typed = { userId, subscriberId, role: 'user' };
    const other = { ...typed, subscriberId: third.subscriberId };
    return { at: `${root}/members`, typed, other, action: 'member-added', object: `user:${userId}` };
  },
  'a person who is moved': async () => {
    const [{ userId, subscriberId: from }, { subscriberId }] = [await makeMember(test), await makeMember(test)];
    const typed = { subscriberId, role: 'user' };
    const other = { ...typed, role: 'administrator' };
    return {
      at: `${root}/members/${userId}_${from}/move`,
      typed,
      other,
      action: 'member-moved',
      object: `user:${userId}`,
    };
  },
  'a person who is taken out': async () => {
    const { userId, subscriberId } = await makeMember(test);
    const at = `${root}/members/${userId}_${subscriberId}/remove`;
    return { at, typed: {}, action: 'member-removed', object: `user:${userId}` };
  },
};

const timesDone = async (action: string, object: string) =>
  (await test.database.pool.query('select from audit where action = $1 and object = $2', [action, object])).rowCount;

const lettersTo = async (address: unknown) =>
  (await test.database.pool.query('select from mails where recipient_address = $1', [address])).rowCount;

describe.each(Object.keys(kinds))('%s', (kind) => {
  const open = () => (kinds[kind] as () => Promise<Asked>)();

  it('is answered as done when it is asked for again with the key, also by many at once', async () => {
    const { by = operator, at, typed, action, object } = await open();
    const key = unique('request-key');
    const send = () => by.post(at, { ...typed, key });
    const answers = [...(await Promise.all([send(), send()])), await send()];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await timesDone(action, object ?? answers[0]?.json().id)).toBe(1);
    if (typed.email) expect(await lettersTo(typed.email)).toBe(1);
  });

  it('is told as done before when something else was typed since, and nothing of that is done', async () => {
    const { by = operator, at, typed, other } = await open();
    if (!other) return;
    const key = unique('request-key');
    await by.post(at, { ...typed, key });
    const refused = await by.post(at, { ...other, key });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'common.done-before']);
    expect(refused.json().message).toMatch(/уже .*, хотя ответ до вас не дошёл/);
    if (other.email) expect(await lettersTo(other.email)).toBe(0);
  });

  it('is refused by its own rule with another key', async () => {
    const { by = operator, at, typed } = await open();
    await by.post(at, { ...typed, key: unique('request-key') });
    const again = await by.post(at, { ...typed, key: unique('request-key') });
    expect(again.statusCode).toBeGreaterThanOrEqual(400);
    expect(again.json().code).not.toBe('common.done-before');
  });
});

describe('an invitation that was the last of the day', () => {
  it('is answered as done all the same', async () => {
    const { subscriberId } = await makeMember(test);
    const invite = (body: Values) =>
      operator.post(`${root}/invitations/colleague`, { subscriberId, role: 'user', email: guest(), ...body });
    const asked: Values[] = [];
    let answer = await invite({});
    while (answer.statusCode === 200) {
      asked.push({ email: guest(), key: unique('request-key') });
      answer = await invite(asked.at(-1) ?? {});
    }
    expect(answer.json().code).toBe('members.too-many-letters');
    expect((await invite(asked.at(-2) ?? {})).statusCode).toBe(200);
  });
});

describe('an invitation that is over', () => {
  it.each([
    ['used, and who came by it has gone again', 'used_at = now()'],
    ['expired', "expires_at = now() - interval '1 hour'"],
    ['revoked', 'revoked_at = now()'],
  ])('is made anew by the same press where it is %s', async (_, over) => {
    const owner = await makeMember(test);
    const [partner] = await makePartner(test);
    const email = guest();
    for (const [by, at, typed] of [
      [owner, '/service/bl/members/invite', { subscriberId: owner.subscriberId, role: 'user' }],
      [partner, '/service/bl/partner/invitations', { customerName: 'ТОО «Новое»' }],
      [
        operator,
        `${root}/invitations/colleague`,
        { subscriberId: (await makeMember(test)).subscriberId, role: 'user' },
      ],
    ] as const) {
      const body = { ...typed, email, key: unique('request-key') };
      const first = (await by.post(at, body)).json();
      await test.database.pool.query(`update invitations set ${over} where id = $1`, [first.id]);
      const again = await by.post(at, body);
      expect([again.statusCode, again.json().id === first.id]).toEqual([200, false]);
    }
    expect(await lettersTo(email)).toBe(6);
  });

  it('is refused by its own rule where who came by it is in', async () => {
    const [partner] = await makePartner(test);
    const body = { email: guest(), customerName: 'ТОО «Новое»', key: unique('request-key') };
    const { id } = (await partner.post('/service/bl/partner/invitations', body)).json();
    await test.database.pool.query('update invitations set used_at = now() where id = $1', [id]);
    await makeMember(test, { email: body.email });
    expect((await partner.post('/service/bl/partner/invitations', body)).json().code).toBe('invitations.email-taken');
  });
});

it('other words for the same e-mail are told how they come about', async () => {
  const { subscriberId, post } = await makeMember(test);
  const typed = { subscriberId, email: guest(), key: unique('request-key') };
  await post('/service/bl/members/invite', { ...typed, role: 'user' });
  const refused = (await post('/service/bl/members/invite', { ...typed, role: 'administrator' })).json();
  expect(refused).toMatchObject({ code: 'common.done-before', message: expect.stringContaining('отзовите его') });
});

it('a letter is not said to go again where the invitation was revoked since', async () => {
  const [partner] = await makePartner(test);
  const at = '/service/bl/partner/invitations';
  const { id } = (await partner.post(at, { email: guest(), customerName: 'ТОО «Новое»' })).json();
  const resent = { id, key: unique('request-key') };
  expect((await partner.post(`${at}/resend`, resent)).statusCode).toBe(200);
  await partner.post(`${at}/revoke`, { id, reason: 'Ошиблись' });
  expect((await partner.post(`${at}/resend`, resent)).json().code).toBe('invitations.ended');
});

it('a letter that is sent again once more later is meant anew, also by the same page', async () => {
  const [partner] = await makePartner(test);
  const at = '/service/bl/partner/invitations';
  const typed = { email: guest(), customerName: 'ТОО «Новое»' };
  const resent = { id: (await partner.post(at, typed)).json().id, key: unique('request-key') };
  for (let press = 0; press < 2; press += 1) await partner.post(`${at}/resend`, resent);
  await test.database.pool.query(
    "update done_requests set done_at = done_at - interval '11 minutes' where request_key = $1",
    [resent.key],
  );
  for (let press = 0; press < 2; press += 1) await partner.post(`${at}/resend`, resent);
  expect(await lettersTo(typed.email)).toBe(3);
});

it('a letter that the partner sends again goes once for a key, and the last of the day is answered as done all the same', async () => {
  const [partner] = await makePartner(test);
  const at = '/service/bl/partner/invitations';
  const typed = { email: guest(), customerName: 'ТОО «Новое»' };
  const { id } = (await partner.post(at, typed)).json();
  const resend = (key: string) => partner.post(`${at}/resend`, { id, key });
  const keys = Array.from({ length: 5 }, () => unique('request-key'));
  for (const key of [...keys, ...keys]) expect((await resend(key)).statusCode).toBe(200);
  expect(await lettersTo(typed.email)).toBe(6);
  expect((await resend(unique('request-key'))).statusCode).toBe(429);
});
