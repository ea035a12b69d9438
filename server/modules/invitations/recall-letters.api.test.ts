import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Member, makeMember, makePartner, unique } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { type MailTransport, Refused } from '../mail/index.ts';

/** Letters that have not left when their invitation is revoked (spec: mail.recalled). */
const invitations = '/service/bl/partner/invitations';
const mails = '/service/console/mails';

/** A mail server that is down, or refuses; an attempt lasts until `answer`. */
let answer: Promise<void>;
let refusal: Error;
const mailTransport: MailTransport = {
  repeatable: false,
  deliver: async () => {
    await answer;
    throw refusal;
  },
  cleanUp: async () => undefined,
  forget: async () => undefined,
  close: () => undefined,
};

let test: TestPortal;
let partner: Member;
let operator: Member;
beforeAll(async () => {
  test = await createTestPortal({ mailTransport, working: true });
  [partner] = await makePartner(test);
  operator = await makeMember(test, { roles: ['operator'], subscribers: [] });
});
afterAll(() => test.close());
beforeEach(() => {
  answer = Promise.resolve();
  refusal = new Error('connect ECONNREFUSED');
});

const stored = async (email: string) =>
  test.database.db
    .selectFrom('mails')
    .select(['id', 'state', 'attempts', 'last_error'])
    .where('recipient_address', '=', email)
    .orderBy('id')
    .execute();
const become = (email: string, state: string) =>
  expect
    .poll(async () => (await stored(email)).map((letter) => [letter.state, letter.attempts]), { timeout: 60_000 })
    .toEqual([[state, 1]]);

async function invite() {
  const email = `${unique('client')}@people.example`;
  const made = await partner.post(invitations, { customerName: 'ТОО «Ёлка»', email });
  return { email, id: made.json<{ id: string }>().id };
}
const revoke = (id: string) => partner.post(`${invitations}/revoke`, { id, reason: 'Ошиблись адресом' });
const found = async (email: string, state: string) =>
  (await operator.get(mails, { query: { q: email, state } })).json<{ items: object[] }>().items.length;

it('a letter that waits does not leave, the console says why, and nobody can send it', async () => {
  const { email, id } = await invite();
  await become(email, 'queued');
  expect((await revoke(id)).statusCode).toBe(200);
  await become(email, 'dead');
  const path = `${mails}/${(await stored(email))[0]?.id}`;
  expect((await operator.get(path)).json()).toMatchObject({
    state: 'recalled',
    resend: 'nothing',
    trouble: { what: expect.stringContaining('отозвано'), answer: '' },
  });
  expect((await operator.post(`${path}/resend`, {})).json()).toMatchObject({ code: 'invitations.ended' });
  expect([await found(email, 'dead'), await found(email, 'recalled')]).toEqual([0, 1]);
});

it('a letter that was refused, as to a misspelt address, is no longer counted with those set aside', async () => {
  refusal = new Refused('550 No such user', true);
  const { email, id } = await invite();
  await become(email, 'dead');
  expect([await found(email, 'dead'), await found(email, 'recalled')]).toEqual([1, 0]);
  expect((await revoke(id)).statusCode).toBe(200);
  expect([await found(email, 'dead'), await found(email, 'recalled')]).toEqual([0, 1]);
});

it('a letter whose attempt fails after the revocation is not tried again', async () => {
  const attempt = Promise.withResolvers<void>();
  answer = attempt.promise;
  const { email, id } = await invite();
  await become(email, 'sending');
  expect((await revoke(id)).statusCode).toBe(200);
  await become(email, 'sending');
  attempt.resolve();
  await become(email, 'dead');
  expect(await found(email, 'recalled')).toBe(1);
});

it('an organisation’s letter is taken back with the invitation, also of a colleague who goes', async () => {
  const { subscriberId } = await makeMember(test);
  const colleague = await makeMember(test, { subscribers: [] });
  await operator.post('/service/console/members', { userId: colleague.userId, subscriberId, role: 'administrator' });
  const [one, two] = [`${unique('one')}@people.example`, `${unique('two')}@people.example`];
  const asked = (email: string) => ({ subscriberId, email, role: 'user' });
  const byOperator = await operator.post('/service/console/invitations/colleague', asked(one));
  expect((await colleague.post('/service/bl/members/invite', asked(two))).statusCode).toBe(200);
  await Promise.all([become(one, 'queued'), become(two, 'queued')]);
  const path = `/service/console/invitations/${byOperator.json().id}/revoke`;
  expect((await operator.post(path, { reason: 'Ошиблись адресом' })).statusCode).toBe(200);
  await operator.post(`/service/console/members/${colleague.userId}_${subscriberId}/remove`, {});
  await Promise.all([become(one, 'dead'), become(two, 'dead')]);
});
