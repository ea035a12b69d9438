import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failures } from '../../contract/failures.ts';
import type { WholeCall } from '../infra/http/index.ts';
import { addressOf, askerOf, makeOwner, type Owner, recipeOf } from '../testing/every-call.ts';
import { openSession } from '../testing/people.ts';
import { readEveryCall } from '../testing/read-contract.ts';
import { createTestPortal, type TestPortal } from '../testing/test-portal.ts';

/** What every call may cost, and that beyond it nothing is written (spec: calls.costs). */
const calls = await readEveryCall();
const address = '10.20.30.40';

let test: TestPortal;
let owner: Owner;
let other: Owner;
beforeAll(async () => {
  test = await createTestPortal();
  owner = await makeOwner(test, 'owner');
  other = await makeOwner(test, 'other');
});
afterAll(() => test.close());

describe.each(calls.map((call) => [call.id, call] as const))('%s', (_, { cost, method }) => {
  it('says what it may cost, or why nobody counts it', () => {
    if ('unlimited' in cost) return expect(cost.unlimited.length).toBeGreaterThan(20);
    for (const { requests, seconds } of [cost.address, cost.account]) {
      expect(requests).toBeGreaterThan(0);
      expect(seconds).toBeGreaterThan(0);
    }
    expect(failures[cost.refusal].kind).toBe('throttled');
    // What may write is counted by all processes together.
    if (method !== 'GET') expect(cost.counted).toBe('exactly');
  });
});

/** Everything a call could have written, but the counters of the price list. */
async function snapshot(): Promise<string> {
  const { rows } = await test.database.pool.query(
    `select (select md5(string_agg(u::text, '' order by id)) from users u) as users,
       (select md5(string_agg(s::text, '' order by id)) from sessions s) as sessions,
       (select md5(string_agg(a::text, '' order by id)) from applications a) as applications,
       (select string_agg(key, ' ' order by key) from limits where key not like 'price:%') as limits,
       (select count(*) from enquiries) as enquiries, (select count(*) from mails) as mails,
       (select count(*) from invitations) as invitations,
       (select count(*) from audit) as audit, (select count(*) from jobs.job) as jobs`,
  );
  return JSON.stringify(rows[0]);
}

async function ask(call: WholeCall, whose: Owner, from: string) {
  const { cookie } = await openSession(test, askerOf(call, whose));
  const before = await snapshot();
  const input = recipeOf(call, whose);
  const answer = await test.inject({
    method: call.method,
    url: addressOf(call, input),
    remoteAddress: from,
    headers: {
      cookie,
      'sec-fetch-site': 'same-origin',
      ...(input.file && { 'content-type': 'application/octet-stream' }),
    },
    ...((input.file ?? input.body) && { payload: input.file ?? input.body }),
  });
  return { answer, before };
}

/** As if the allowance had been used up a moment ago. */
const useUp = (key: string, points: number) =>
  test.database.pool.query(
    `insert into limits values ($1, $2, (extract(epoch from clock_timestamp()) * 1000)::bigint + 600000)
     on conflict (key) do update set points = excluded.points, expire = excluded.expire`,
    [key, points],
  );

describe('a call that writes', () => {
  const counted = calls.flatMap((call) =>
    'unlimited' in call.cost || call.cost.counted === 'in memory' ? [] : [{ call, cost: call.cost }],
  );

  it.each(counted.map((one) => [one.call.id, one] as const))(
    '%s is refused beyond what an address may ask for, and writes nothing',
    async (_, { call, cost }) => {
      await useUp(`price:${cost.name}:${address}`, cost.address.requests);
      const { answer, before } = await ask(call, owner, address);
      expect([answer.statusCode, answer.json().code]).toEqual([429, cost.refusal]);
      expect(answer.json().message).toMatch(/^[А-Я]/);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(60);
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(await snapshot()).toBe(before);
    },
  );

  const personal = counted.filter(({ call }) => call.audience !== 'public');
  it.each(personal.map((one) => [one.call.id, one] as const))(
    '%s is refused beyond what a person may ask for, from wherever',
    async (_, { call, cost }) => {
      await useUp(`price:${cost.name}:${askerOf(call, other)}`, cost.account.requests);
      const { answer, before } = await ask(call, other, '10.99.0.1');
      expect([answer.statusCode, answer.json().code]).toEqual([429, cost.refusal]);
      expect(await snapshot()).toBe(before);
    },
  );
});

describe('a call that reads', () => {
  it('writes no row, however often it is asked', async () => {
    const person = await openSession(test, owner.userId);
    const count = async () => (await test.database.pool.query('select count(*) from limits')).rows[0].count;
    const before = await count();
    for (let number = 0; number < 50; number += 1)
      expect((await person.get('/service/bl/get/user-info')).statusCode).toBe(200);
    expect(await count()).toBe(before);
  });

  it('is refused beyond its allowance, while another address is answered', async () => {
    const from = (place: string) => test.inject({ url: '/api/v1/solutions/ea', remoteAddress: place });
    const { cost } = calls.find(({ id }) => id === 'catalogue.solution') ?? {};
    if (!cost || 'unlimited' in cost) throw new Error('nobody counts it');
    // A window of ten minutes: on a busy machine the usual one, of a minute, passes meanwhile.
    await useUp(`price:${cost.name}:10.50.0.1`, 0);
    // A few at a time: on a busy machine more of them would wait too long for a connection.
    const together = 6;
    for (let done = 0; done < cost.address.requests; done += together) {
      const left = Math.min(together, cost.address.requests - done);
      const answers = await Promise.all(Array.from({ length: left }, () => from('10.50.0.1')));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    }
    const refused = await from('10.50.0.1');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'common.too-often']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from('10.50.0.2')).statusCode).toBe(200);
  });
});
