import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WholeCall } from '../infra/http/index.ts';
import {
  addressOf,
  fieldsOf,
  isOfConsole,
  makeOwner,
  makeOwnerFor,
  mark,
  type Owner,
  recipeOf,
} from '../testing/every-call.ts';
import { makeMember, openSession } from '../testing/people.ts';
import { readEveryCall } from '../testing/read-contract.ts';
import { createTestPortal, type Person, type TestPortal } from '../testing/test-portal.ts';

/**
 * Every call with another's objects in every field: nothing leaks, nothing changes (spec: security.foreign-objects). The
 * calls of the console are for those who may see everybody's: console.test.ts.
 */
const calls = (await readEveryCall()).filter((call) => !isOfConsole(call));
const named = calls.map((call) => [call.id, call] as const);
const unsafe = calls.filter(({ method }) => method !== 'GET');

let test: TestPortal;
let walker: Owner;
let victim: Owner;
let strangersThings: string;

beforeAll(async () => {
  test = await createTestPortal({ environment: { MAX_ADDS_IN_10_MINUTES: '1000' } });
  walker = await makeOwner(test, 'walker');
  victim = await makeOwner(test, 'victim');
  const { password_hash } = await test.database.db
    .selectFrom('users')
    .select('password_hash')
    .where('login', '=', 'operator')
    .executeTakeFirstOrThrow();
  await test.database.db.updateTable('users').set({ password_hash }).where('id', '=', victim.userId).execute();
  strangersThings = await everythingOf(victim);
});
afterAll(() => test.close());

/** All rows of an owner, as one text to compare. */
async function everythingOf({ userId, subscriberId, partnerId }: Owner): Promise<string> {
  const { rows } = await test.database.pool.query(
    `select (select json_agg(u) from users u where id = $1) as users,
       (select json_agg(s order by id) from (select id, token_hash, idle_until from sessions where user_id = $1) s) as sessions,
       (select json_agg(m) from members m where user_id = $1 or subscriber_id = $2) as members,
       (select json_agg(o) from subscribers o where id = $2) as subscribers,
       (select json_agg(t order by id) from subscriptions t where subscriber_id = $2) as subscriptions,
       (select json_agg(a order by id) from applications a where subscriber_id = $2) as applications,
       (select json_agg(i order by id) from invitations i where partner_id = $3) as invitations,
       (select json_agg(v order by id) from invitations v where into_subscriber_id = $2) as member_invitations,
       (select count(*) from invitation_codes c join invitations i on i.id = c.invitation_id where partner_id = $3) as codes`,
    [userId, subscriberId, partnerId],
  );
  return JSON.stringify(rows[0]);
}

function ask(call: WholeCall, person: Pick<Person, 'get' | 'post'>, input: ReturnType<typeof recipeOf>) {
  const url = addressOf(call, input);
  return call.method === 'GET' ? person.get(url) : person.post(url, input.body);
}

describe('every call of the contract', () => {
  it('is served', () => {
    expect(calls.length).toBeGreaterThan(10);
    const missing = calls.filter(({ method, path }) => !test.portal.app.hasRoute({ method, url: path }));
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  it.each(named)('%s succeeds for its owner', async (_, call) => {
    const owner = await makeOwnerFor(test, call);
    const answer = await ask(call, await openSession(test, owner.userId), recipeOf(call, owner));
    expect([answer.statusCode, answer.body.slice(0, 200)]).toEqual([200, expect.any(String)]);
  });

  const closed = named.filter(([, { audience }]) => audience !== 'public');
  it.each(closed)('%s answers 401 without a living session', async (_, call) => {
    const blocked = await openSession(test, victim.userId);
    const ended = await openSession(test, walker.userId);
    const { pool } = test.database;
    await pool.query("update sessions set expires_at = now() where user_id = $1 and user_agent = ''", [walker.userId]);
    await pool.query('update users set blocked_at = now() where id = $1', [victim.userId]);
    const people = [test, test.personOf(`sid=${'A'.repeat(43)}`), test.personOf('sid=short'), ended, blocked];
    const answers = await Promise.all(people.map((person) => ask(call, person, recipeOf(call, walker))));
    await pool.query('update users set blocked_at = null where id = $1', [victim.userId]);
    await pool.query("delete from sessions where user_agent = ''");
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ code: 'common.not-signed-in' });
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  const staff = named.filter(([, { audience }]) => audience === 'partner');
  it.runIf(staff.length > 0).each(staff)('%s answers 403 to a subscriber', async (_, call) => {
    const subscriber = await makeMember(test);
    expect((await ask(call, subscriber, recipeOf(call, walker))).statusCode).toBe(403);
  });
});

describe('another’s objects', () => {
  /** Everything that names something of the victim. */
  const foreignNames = (owner: Owner) => [owner.colleagueId, owner.memberInvitationId, ...namesOf(owner)];
  const namesOf = ({
    userId,
    login,
    email,
    subscriberId,
    subscriptionId,
    applicationId,
    otherSessionId,
    invitationId,
    importId,
  }: Owner) => [
    userId,
    login,
    subscriberId,
    subscriptionId,
    otherSessionId,
    invitationId,
    importId,
    applicationId,
    `/a/ea/${applicationId}`,
    `http://portal.test/a/ea/${applicationId}`,
    email,
  ];

  const bodyOf = (id: string, owner: Owner) => recipeOf(calls.find((call) => call.id === id) as WholeCall, owner);

  const withFields = named.flatMap(([id, call]) =>
    fieldsOf(call).map(({ part, name }) => [id, part, name, call] as const),
  );
  it.each(withFields)('%s gives none of them by its %s %s', async (_id, part, name, call) => {
    for (const foreign of foreignNames(victim)) {
      const person = await openSession(test, walker.userId);
      const input = recipeOf(call, walker);
      const answer = await ask(call, person, { ...input, [part]: { ...input[part], [name]: foreign } });
      expect([200, 400, 401, 404, 409, 429]).toContain(answer.statusCode);
      expect(answer.body).not.toContain(mark('victim'));
    }
    expect(await everythingOf(victim)).toBe(strangersThings);
  });

  it.each([
    ['identity.endSession', ({ otherSessionId }: Owner) => ({ body: { id: otherSessionId } })],
    ['subscribers.select', ({ subscriberId }: Owner) => ({ body: { id: subscriberId } })],
    ['applications.rename', ({ applicationId }: Owner) => ({ body: { url: `/a/ea/${applicationId}`, name: 'Имя' } })],
    [
      'members.changeRole',
      ({ subscriberId, colleagueId }: Owner) => ({ body: { subscriberId, userId: colleagueId, role: 'user' } }),
    ],
    [
      'members.invite',
      ({ subscriberId }: Owner) => ({ body: { subscriberId, email: 'a@people.example', role: 'user' } }),
    ],
    ['members.remove', ({ subscriberId, colleagueId }: Owner) => ({ body: { subscriberId, userId: colleagueId } })],
    ['members.resend', ({ memberInvitationId }: Owner) => ({ body: { id: memberInvitationId } })],
    ['members.revoke', ({ memberInvitationId }: Owner) => ({ body: { id: memberInvitationId } })],
    ['invitations.resend', ({ invitationId }: Owner) => ({ body: { id: invitationId } })],
    ['invitations.revoke', ({ invitationId }: Owner) => ({ body: { id: invitationId, reason: 'Чужое' } })],
    ['invitations.link', ({ invitationId }: Owner) => ({ body: { id: invitationId } })],
    ['imports.start', ({ importId }: Owner) => ({ body: { id: importId } })],
    ['imports.find', ({ importId }: Owner) => ({ query: { id: importId } })],
    ['imports.rows', ({ importId }: Owner) => ({ query: { id: importId, show: 'good' } })],
    ['customers.one', ({ subscriberId }: Owner) => ({ params: { id: subscriberId } })],
    ['customers.write', (owner: Owner) => bodyOf('customers.write', owner)],
    ['customers.addSubscription', (owner: Owner) => bodyOf('customers.addSubscription', owner)],
    ['customers.extendSubscription', (owner: Owner) => bodyOf('customers.extendSubscription', owner)],
    ['customers.closeSubscription', (owner: Owner) => bodyOf('customers.closeSubscription', owner)],
  ])('answer 404 to %s', async (id, inputOf) => {
    const call = calls.find((one) => one.id === id);
    if (!call) throw new Error(`${id} is gone`);
    const answer = await ask(call, walker, inputOf(victim));
    expect(answer.statusCode).toBe(404);
    expect(await everythingOf(victim)).toBe(strangersThings);
  });

  it('are named by no call that is not tried here', () => {
    // The number of a contact form is nobody's.
    const ownerless = new Set(['formId']);
    const names = (name: string) => /^(id|url|.*Id)$/.test(name) && !ownerless.has(name);
    const naming = unsafe.filter((call) => fieldsOf(call).some(({ name }) => names(name)));
    expect(naming.map(({ id }) => id).sort()).toEqual([
      'applications.add',
      'applications.rename',
      'customers.addSubscription',
      'customers.closeSubscription',
      'customers.extendSubscription',
      'identity.endSession',
      'imports.start',
      'invitations.link',
      'invitations.resend',
      'invitations.revoke',
      'members.changeRole',
      'members.invite',
      'members.remove',
      'members.resend',
      'members.revoke',
      'subscribers.select',
    ]);
  });
});
