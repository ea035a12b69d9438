import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WholeCall } from '../infra/http/index.ts';
import {
  addressOf,
  askerOf,
  isOfConsole,
  makeOwner,
  makeOwnerFor,
  type Owner,
  recipeOf,
} from '../testing/every-call.ts';
import { makeMember, openSession } from '../testing/people.ts';
import { readEveryCall } from '../testing/read-contract.ts';
import { createTestPortal, type Person, type TestPortal } from '../testing/test-portal.ts';

/** Every call of the operator's console refuses everybody else (decision 0059). */
const everyCall = await readEveryCall();
const calls = everyCall.filter(isOfConsole);
const named = calls.map((call) => [call.id, call] as const);

let test: TestPortal;
let owner: Owner;
let careless: Owner;
/** An editor, who cannot do what is the operator's alone. */
let editor: Person;
beforeAll(async () => {
  test = await createTestPortal();
  owner = await makeOwner(test, 'owner');
  careless = await makeCareless();
  editor = await makeMember(test, { roles: ['editor'], subscribers: [] });
});
afterAll(() => test.close());

/** Whose operator has no second factor. */
async function makeCareless(): Promise<Owner> {
  const whose = await makeOwner(test, 'careless');
  await test.database.pool.query('delete from second_factors where user_id = $1', [whose.operatorId]);
  return whose;
}

function ask(call: WholeCall, person: Pick<Person, 'get' | 'post'>, whose: Owner) {
  const input = recipeOf(call, whose);
  const url = addressOf(call, input);
  return call.method === 'GET' ? person.get(url) : person.post(url, input.file ?? input.body);
}

/** What stands before the second factor: its own sign-in, and nothing else (decision 0063). */
const early = ['consoleAccess.showSecondFactor', 'consoleAccess.prove'];
const setUp = ['begin', 'confirm', 'remove'].map((step) => `consoleAccess.${step}SecondFactor`);
const earliest = [...early, ...setUp];

describe('every call of the console', () => {
  it('stands below one address', () => {
    expect(calls.filter(({ path }) => !path.startsWith('/service/console/')).map(({ id }) => id)).toEqual([]);
  });

  it('stands there alone, but for the question whether one is let in', () => {
    const others = everyCall.filter((call) => call.path.startsWith('/service/console/') && !isOfConsole(call));
    expect(others.map(({ id }) => id)).toEqual(['consoleAccess.find']);
  });

  it.each(named)('%s works for an operator', async (_, call) => {
    const whose = await makeOwnerFor(test, call);
    const answer = await ask(call, await openSession(test, askerOf(call, whose)), whose);
    expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([200, expect.any(String)]);
  });

  it.each(named)('%s answers 401 to a visitor and 403 to a subscriber and a partner', async (_, call) => {
    const subscriber = await makeMember(test);
    const partner = await openSession(test, owner.userId);
    const answers = await Promise.all([test, subscriber, partner].map((person) => ask(call, person, owner)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403, 403]);
    for (const answer of answers) expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each(named.filter(([, { audience }]) => audience === 'editor'))('%s is an editor’s too', async (_, call) => {
    const whose = await makeOwnerFor(test, call);
    await test.database.pool.query("update users set roles = '{subscriber,editor}' where id = $1", [whose.operatorId]);
    expect((await ask(call, await openSession(test, whose.operatorId), whose)).statusCode).toBe(200);
  });

  it.each(named.filter(([, { audience }]) => audience !== 'editor'))('%s is no editor’s', async (_, call) => {
    expect((await ask(call, editor, owner)).statusCode).toBe(403);
  });

  it.each(named)('%s answers 403 to a session that has not shown the second factor', async (_, call) => {
    const whose = early.includes(call.id) ? await makeOwnerFor(test, call) : owner;
    const answer = await ask(call, await openSession(test, askerOf(call, whose), 'password'), whose);
    if (early.includes(call.id)) expect(answer.statusCode).toBe(200);
    else expect([answer.statusCode, answer.json().code]).toEqual([403, 'console.second-factor-needed']);
  });

  it.each(named)('%s answers 403 to an operator who has no second factor', async (_, call) => {
    const whose = earliest.includes(call.id) ? await makeCareless() : careless;
    const answer = await ask(call, await openSession(test, whose.operatorId), whose);
    if (earliest.includes(call.id)) expect(answer.json().code).not.toBe('console.second-factor-needed');
    else expect([answer.statusCode, answer.json().code]).toEqual([403, 'console.second-factor-needed']);
  });

  it.each(named.filter(([, { proof }]) => proof === 'fresh'))('%s wants a fresh proof', async (_, call) => {
    const whose = await makeOwnerFor(test, call);
    const person = await openSession(test, whose.operatorId);
    const age = (minutes: number) =>
      test.database.pool.query(
        'update sessions set proved_at = now() - make_interval(mins => $2) where user_id = $1 and proved_at is not null',
        [whose.operatorId, minutes],
      );
    await age(10);
    const late = await ask(call, person, whose);
    expect([late.statusCode, late.json().code]).toEqual([403, 'console.prove-again']);
    await age(9);
    expect((await ask(call, person, whose)).statusCode).toBe(200);
  });
});
