import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Member, makeMember, unique } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

/** Letters that are asked for again after an answer that was lost (spec: operator-console.once). */
const root = '/service/console';

let test: TestPortal;
let operator: Member;
beforeAll(async () => {
  test = await createTestPortal();
  operator = await makeMember(test, { roles: ['operator'], subscribers: [] });
});
afterAll(() => test.close());

const query = async (text: string, values: unknown[]) => (await test.database.pool.query(text, values)).rows;

async function store({ kind = 'welcome', state = 'sent', key = unique('letter') } = {}) {
  const to = `${unique('reader')}@people.example`;
  const [{ id }] = await query(
    `insert into mails (key, kind, recipient_address, subject, html, text, state, attempts)
     values ($1, $2, $3, 'Тема', '<p>Слова</p>', 'Слова', $4, 1) returning id::text`,
    [key, kind, to, state],
  );
  return { id: String(id), to };
}
const lettersTo = async (to: string) => (await query('select from mails where recipient_address = $1', [to])).length;
const auditOf = async (object: string) => (await query('select from audit where object = $1', [object])).length;

/** The answers to three requests at once and a late one; all are the same. */
async function insist(path: string, body: object = {}) {
  const send = (given: object) => operator.post(`${root}/${path}`, given);
  const keyed = { ...body, key: unique('request-key') };
  const answers = [...(await Promise.all([1, 2, 3].map(() => send(keyed)))), await send(keyed)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(new Set(answers.map(({ body: answer }) => answer)).size).toBe(1);
  return { answer: answers[0]?.json(), another: () => send({ ...body, key: unique('request-key') }) };
}

describe('a letter sent once more', () => {
  it('is copied once for a key', async () => {
    const { id, to } = await store();
    const { answer, another } = await insist(`mails/${id}/resend`);
    expect(answer).toEqual({ id: expect.any(String), action: 'copy' });
    expect([await lettersTo(to), await auditOf(`mail:${id}`)]).toEqual([2, 1]);
    await another();
    expect(await lettersTo(to)).toBe(3);
  });

  it('with a code is written anew once for a key', async () => {
    const email = `${unique('forgot')}@people.example`;
    const { userId } = await makeMember(test, { email });
    const { id } = await store({ kind: 'recovery', key: `recovery:${userId}:${unique('0')}` });
    expect((await insist(`mails/${id}/resend`)).answer).toEqual({ id: null, action: 'renew' });
    expect([await lettersTo(email), await auditOf(`mail:${id}`)]).toEqual([1, 1]);
  });

  it('with a code that was only hurried is not written anew when it has left before the repetition', async () => {
    const email = `${unique('hurried')}@people.example`;
    const { userId } = await makeMember(test, { email });
    const { id } = await store({ kind: 'recovery', key: `recovery:${userId}:${unique('0')}`, state: 'queued' });
    const body = { key: unique('request-key') };
    const first = await operator.post(`${root}/mails/${id}/resend`, body);
    await query("update mails set state = 'sent' where id = $1", [id]);
    const again = await operator.post(`${root}/mails/${id}/resend`, body);
    expect([first.json(), again.json()]).toEqual([first.json(), { id: null, action: 'hurry' }]);
    expect(await lettersTo(email)).toBe(0);
  });

  it('among many goes once for a key, with those that the first request has not sent', async () => {
    const [one, two, three] = [await store(), await store(), await store()];
    const key = unique('request-key');
    const send = (ids: string[]) => operator.post(`${root}/mails/resend`, { key, ids });
    expect((await send([one.id, two.id])).json()).toMatchObject({ sent: 2, refused: [] });
    expect((await send([one.id, two.id, three.id])).json()).toMatchObject({ sent: 3, refused: [] });
    for (const { to } of [one, two, three]) expect(await lettersTo(to)).toBe(2);
  });
});

it('a recovery, an invitation sent again and a test letter go once for a key', async () => {
  const [email, guest] = [`${unique('person')}@people.example`, `${unique('guest')}@people.example`];
  const { userId, subscriberId } = await makeMember(test, { email });
  const invited = await operator.post(`${root}/invitations/colleague`, { subscriberId, email: guest, role: 'user' });
  const own = `${unique('own')}@people.example`;
  await query('update users set email = $2 where id = $1', [operator.userId, own]);
  await insist(`users/${userId}/recover`);
  await insist(`invitations/${invited.json().id}/resend`);
  const test1 = await insist('mails/test');
  expect([await lettersTo(email), await lettersTo(guest), await lettersTo(own)]).toEqual([1, 2, 1]);
  expect((await test1.another()).json().id).not.toBe(test1.answer.id);
});
