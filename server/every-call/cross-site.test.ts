import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WholeCall } from '../infra/http/index.ts';
import { addressOf, askerOf, makeOwner, makeOwnerFor, type Owner, recipeOf } from '../testing/every-call.ts';
import { openSession } from '../testing/people.ts';
import { readEveryCall } from '../testing/read-contract.ts';
import { createTestPortal, type TestPortal } from '../testing/test-portal.ts';

/**
 * Every cell of where a request comes from, what it carries and as whom, on every unsafe call
 * (spec: security.same-origin).
 */
const sites = [undefined, 'same-origin', 'same-site', 'cross-site', 'none'] as const;
const origins = [undefined, 'http://portal.test', 'https://evil.test', 'null'] as const;
const types = [
  undefined,
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
] as const;

interface Cell {
  site: (typeof sites)[number];
  origin: (typeof origins)[number];
  type: (typeof types)[number];
  signedIn: boolean;
  withBody: boolean;
}

const cells: Cell[] = sites.flatMap((site) =>
  origins.flatMap((origin) =>
    types.flatMap((type) =>
      [true, false].flatMap((signedIn) =>
        [true, false].map((withBody) => ({ site, origin, type, signedIn, withBody })),
      ),
    ),
  ),
);

/** What becomes of a cell (spec: security.same-origin). */
function expectedStatus(call: WholeCall, { site, origin, type, signedIn, withBody }: Cell): number {
  const isOurs =
    site === undefined ? (origin === undefined ? !signedIn : origin === 'http://portal.test') : site === 'same-origin';
  if (!isOurs) return 403;
  const wanted = call.takesFile ? 'application/octet-stream' : 'application/json';
  if (type !== wanted && (type !== undefined || withBody)) return 415;
  if (call.audience !== 'public' && !signedIn) return 401;
  const wantsBody = call.takesFile || (call.body && !call.body.safeParse({}).success);
  return wantsBody && !withBody ? 400 : 200;
}

const calls = (await readEveryCall()).filter(({ method }) => method !== 'GET');

let test: TestPortal;
/** Whose every call is asked with where it is refused. */
let bystander: Owner;
beforeAll(async () => {
  test = await createTestPortal();
  bystander = await makeOwner(test, 'bystander');
});
afterAll(() => test.close());

/** Everything a call could have changed, as one text to compare. */
async function snapshot(): Promise<string> {
  const { rows } = await test.database.pool.query(
    `select (select md5(string_agg(u::text, '' order by id)) from users u) as users,
       (select md5(string_agg(s::text, '' order by id)) from sessions s) as sessions,
       (select md5(string_agg(a::text, '' order by id)) from applications a) as applications,
       (select md5(string_agg(l::text, '' order by key)) from limits l where key not like 'price:any:%') as limits,
       (select count(*) from audit) as audit, (select count(*) from jobs.job) as jobs`,
  );
  return JSON.stringify(rows[0]);
}

async function ask(call: WholeCall, owner: Owner, cookie: string, { site, origin, type, signedIn, withBody }: Cell) {
  const input = recipeOf(call, owner);
  return test.inject({
    method: call.method,
    url: addressOf(call, input),
    headers: {
      ...(site && { 'sec-fetch-site': site }),
      ...(origin && { origin }),
      ...(type && { 'content-type': type }),
      ...(signedIn && { cookie }),
    },
    // A string, so that nothing adds a type by itself.
    ...(withBody && { payload: input.file ?? JSON.stringify(input.body ?? {}) }),
  });
}

/** What an answer has wrong of what a refusal must be, or nothing. */
function faultOf(answer: Awaited<ReturnType<typeof ask>>, status: number): string | undefined {
  if (answer.statusCode !== status) return `${answer.statusCode} in the place of ${status}`;
  const { code, message } = answer.json();
  if (typeof code !== 'string' || !/[а-я]/.test(message)) return answer.body;
  return answer.headers['set-cookie'] === undefined ? undefined : 'sets a cookie';
}

describe.each(calls.map((call) => [call.id, call] as const))('%s', (_, call) => {
  it('is refused from elsewhere, by its type or without a session, and then does nothing', async () => {
    const { cookie } = await openSession(test, askerOf(call, bystander));
    const before = await snapshot();
    const refused = cells.filter((cell) => expectedStatus(call, cell) !== 200);
    expect(refused.length).toBeGreaterThan(200);
    const faults: [Cell, string][] = [];
    for (const cell of refused) {
      const fault = faultOf(await ask(call, bystander, cookie, cell), expectedStatus(call, cell));
      if (fault) faults.push([cell, fault]);
    }
    expect(faults).toEqual([]);
    expect(await snapshot()).toBe(before);
  });

  it('works from our own pages and from programs that name us', async () => {
    const accepted = cells.filter((cell) => expectedStatus(call, cell) === 200);
    expect(accepted.length).toBeGreaterThan(4);
    const askAnew = async (cell: Cell) => {
      const owner = await makeOwnerFor(test, call);
      const { cookie } = await openSession(test, askerOf(call, owner));
      const askAgain = async (other: Cell) => {
        // More cells than some calls may be asked in a row from one address.
        await test.database.db.deleteFrom('limits').execute();
        return ask(call, owner, cookie, other);
      };
      return { answer: await askAgain(cell), askAgain };
    };
    let askAgain: Awaited<ReturnType<typeof askAnew>>['askAgain'] | undefined;
    for (const cell of accepted) {
      let answer = await askAgain?.(cell);
      // What can be done only once is done by another owner: to make one takes longer than all the rest.
      if (answer?.statusCode !== 200) ({ answer, askAgain } = await askAnew(cell));
      expect([cell, answer.statusCode]).toEqual([cell, 200]);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
  });
});

describe('an origin that only looks like ours', () => {
  it.each([
    'https://portal.test',
    'http://portal.test:80',
    'http://portal.test:8080',
    'http://PORTAL.TEST',
    'http://portal.test/',
    'http://portal.test.evil.test',
    'http://evil.test/http://portal.test',
    'http://www.portal.test',
    'http://portal.test, http://portal.test',
    '',
  ])('is foreign: «%s»', async (origin) => {
    const owner = await makeOwner(test, 'owner');
    const answer = await owner.post('/service/bl/logout', undefined, {
      headers: { 'sec-fetch-site': 'cross-site', origin },
    });
    expect(answer.statusCode).toBe(403);
    const program = await test.inject({
      method: 'POST',
      url: '/service/bl/logout',
      headers: { cookie: owner.cookie, origin },
    });
    expect(program.statusCode).toBe(403);
    expect((await owner.get('/service/bl/get/user-info')).statusCode).toBe(200);
  });

  it('is not saved by a word of the browser said twice or in capitals', async () => {
    const owner = await makeOwner(test, 'owner');
    for (const site of ['same-origin, cross-site', 'SAME-ORIGIN', 'same-origin ', '']) {
      const answer = await owner.post('/service/bl/logout', undefined, { headers: { 'sec-fetch-site': site } });
      expect([site, answer.statusCode]).toEqual([site, 403]);
    }
  });
});

describe('a request that only reads', () => {
  it('is never opened to other sites', async () => {
    for (const path of ['/api/v1/solutions', '/service/bl/get/user-info', '/', '/login']) {
      const answer = await test.get(path, { headers: { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' } });
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    }
  });
});
