import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WholeCall } from '../infra/http/index.ts';
import { expectDecent } from '../testing/decent-answer.ts';
import {
  addressOf,
  askerOf,
  fieldsOf,
  keepOperatorIn,
  makeOwner,
  type Owner,
  recipeOf,
} from '../testing/every-call.ts';
import { openSession } from '../testing/people.ts';
import { readEveryCall } from '../testing/read-contract.ts';
import { createTestPortal, type TestPortal } from '../testing/test-portal.ts';

/** Every field of every call with what no form would send (spec: security.input). */
const calls = await readEveryCall();
const named = calls.map((call) => [call.id, call] as const);

let test: TestPortal;
let owner: Owner;
beforeAll(async () => {
  test = await createTestPortal({
    environment: { LIMITS_TIMES: '1000', MAX_ADDS_IN_10_MINUTES: '100000', MAX_APPLICATIONS: '100000' },
  });
  owner = await makeOwner(test, 'owner');
});
/** Of those who ask, by their ids. */
const cookies = new Map<string, string>();
// The calls that turn the second factor off would close the console to those after them.
beforeEach(async () => {
  await keepOperatorIn(test, owner);
  cookies.clear();
});
afterAll(() => test.close());

let lastAddress = 0;

/** Asks as the owner, whose session lasts until a call ends it. */
async function ask(call: WholeCall, url: string, payload?: string | Buffer) {
  const asker = askerOf(call, owner);
  const kept = cookies.get(asker);
  const answer = kept === undefined ? undefined : await askWith(kept, call, url, payload);
  if (answer && answer.statusCode !== 401) return answer;
  const { cookie } = await openSession(test, asker);
  cookies.set(asker, cookie);
  return askWith(cookie, call, url, payload);
}

/** Asks each time from another address, so that no limit hides what lies behind it. */
function askWith(cookie: string, call: WholeCall, url: string, payload?: string | Buffer) {
  lastAddress += 1;
  return test.inject({
    method: call.method,
    url,
    remoteAddress: `10.1.${lastAddress >> 8}.${lastAddress & 255}`,
    headers: { cookie, 'sec-fetch-site': 'same-origin', ...(payload && { 'content-type': 'application/json' }) },
    ...(payload && { payload }),
  });
}

const deep = (open: string, close: string) => open.repeat(10_000) + close.repeat(10_000);

/** Texts that PostgreSQL or UTF-8 cannot hold: no field may take one. */
const unholdable = ['"\\u0000"', '"a\\u0000b"', '"\\ud800"', '"\\udc00a"', '["a\\u0000"]', '{"\\ud800":1}'];

/** Values of a field as the text of JSON; `undefined` leaves the field out. */
const oddValues: (string | undefined)[] = [
  undefined,
  'null',
  '""',
  '" "',
  '0',
  '-1',
  '1.5',
  '1e308',
  'true',
  '[]',
  '["x"]',
  '[[]]',
  '{}',
  '{"a":1}',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{"a":1}}}',
  '{"toString":1,"length":5}',
  deep('[', ']'),
  deep('{"a":', '}').replace('{"a":}', '{"a":1}'),
  JSON.stringify('я'.repeat(20_000)),
  JSON.stringify('🧮'.repeat(101)),
  ...unholdable,
  '"%00"',
  '"%"',
  '"_%_"',
  '"\\\\"',
  '"../../etc/passwd"',
  '"//evil.test"',
  '"javascript:alert(1)"',
  JSON.stringify("'; drop table users; --"),
  '"<script>alert(1)</script>"',
  '"__proto__"',
  '"constructor"',
  '"toString"',
  '"00000000-0000-0000-0000-000000000000"',
  '"99999999999999999999"',
  '"\\u202e\\u200b\\ufeff"',
];

const oddTexts = [
  '',
  '%20',
  '0',
  '-1',
  '1000000000',
  '1e9',
  'abc',
  '%00',
  'a%00b',
  '%25',
  '_%25_',
  '%ED%A0%80',
  '%ff%fe',
  '%',
  '%zz',
  '%C0%AE%C0%AE',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..%5c..',
  '%F0%9F%A7%AE',
  "';drop%20table%20users;--",
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'a,b,,c',
  'x'.repeat(8_000),
  '%D1%8F'.repeat(1_300),
];

describe.each(named)('%s', (_, call) => {
  const bodyFields = fieldsOf(call).filter(({ part }) => part === 'body');
  if (bodyFields.length > 0)
    it('answers decently whatever stands in a field of its body', async () => {
      for (const { name } of bodyFields) {
        for (const value of oddValues) {
          const { [name]: _left, ...rest } = recipeOf(call, owner).body ?? {};
          const text = JSON.stringify(rest);
          const more = value === undefined ? '' : `${text === '{}' ? '' : ','}${JSON.stringify(name)}:${value}`;
          const answer = await ask(call, call.path, `${text.slice(0, -1)}${more}}`);
          expectDecent(answer, [name, value?.slice(0, 60)], call.file);
          if (value && unholdable.includes(value)) expect([name, value, answer.statusCode]).toEqual([name, value, 400]);
        }
      }
    });

  const others = fieldsOf(call).filter(({ part }) => part !== 'body');
  if (others.length > 0)
    it('answers decently whatever stands in its address', async () => {
      for (const { part, name } of others) {
        for (const text of oddTexts) {
          const place = '@@';
          const recipe = recipeOf(call, owner);
          const url = addressOf(call, { ...recipe, [part]: { ...recipe[part], [name]: place } });
          const parts = encodeURIComponent(place);
          expectDecent(await ask(call, url.replace(parts, text)), [name, text.slice(0, 60)], call.file);
        }
      }
    });

  it('answers decently to a query nobody declared', async () => {
    const url = addressOf(call, recipeOf(call, owner));
    const payload = call.body && JSON.stringify(recipeOf(call, owner).body);
    for (const query of [
      'a=1&a=2',
      '__proto__=1',
      '__proto__[a]=1',
      'constructor=1',
      '%00=%00',
      '&&=&',
      `x=${'y'.repeat(8_000)}`,
      '%ff',
    ])
      expectDecent(
        await ask(call, `${url}${url.includes('?') ? '&' : '?'}${query}`, payload),
        query.slice(0, 60),
        call.file,
      );
  });

  const queryFields = others.filter(({ part }) => part === 'query');
  if (queryFields.length > 0)
    it('answers 400 with the field to a repeated parameter', async () => {
      for (const { name } of queryFields) {
        const path = addressOf(call, { params: recipeOf(call, owner).params ?? {} });
        const answer = await ask(call, `${path}?${name}=1&${name}=1`);
        expect(answer.statusCode).toBe(400);
        expect(answer.json()).toMatchObject({ fields: { [name]: expect.stringMatching(/[а-я]/) } });
      }
    });

  if (call.method === 'POST' && !call.takesFile)
    it('answers 4xx to a body that is no object of JSON in UTF-8, or is too big', async () => {
      const broken: [string | Buffer, number][] = [
        ['{', 400],
        ['{"a":1}x', 400],
        ["{'a':1}", 400],
        ['\ufeff{"a":', 400],
        ['NaN', 400],
        [Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d]), 400],
        [Buffer.from('{"a":"я"}', 'utf16le'), 400],
        ['{"__proto__":{"roles":["operator"]}}', 400],
        ['{"a":[{"__proto__":1}]}', 400],
        ['{"constructor":1}', 400],
        ['{"a":[[{"b":{"\\u0063onstructor":null}}]]}', 400],
        ['{"constructor":{"prototype":{"a":1}}}', 400],
        ['{"\\u005f_proto__":1}', 400],
        [`{"a":"${'x'.repeat(call.bodyLimitBytes ?? 64 * 1024)}"}`, 413],
        [`{"a":"${'x'.repeat(10 * 1024 * 1024)}"}`, 413],
      ];
      for (const [payload, status] of broken) {
        const answer = await ask(call, call.path, payload);
        expectDecent(answer, payload.slice(0, 40).toString(), call.file);
        expect([payload.slice(0, 40).toString(), answer.statusCode]).toEqual([payload.slice(0, 40).toString(), status]);
      }
      const [text, list] = [await ask(call, call.path, '"text"'), await ask(call, call.path, deep('[', ']'))];
      for (const answer of [text, list]) expectDecent(answer, 'a scalar, a list', call.file);
      if (call.body) expect([text.statusCode, list.statusCode]).toEqual([400, 400]);
    });

  if (bodyFields.length > 0)
    it('answers decently to anything at all', async () => {
      const value = fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue({ maxDepth: 4 }));
      const body = fc.record(Object.fromEntries(bodyFields.map(({ name }) => [name, value])), { requiredKeys: [] });
      await fc.assert(
        fc.asyncProperty(body, async (odd) => {
          const payload = JSON.stringify({ ...recipeOf(call, owner).body, ...odd });
          expectDecent(await ask(call, call.path, payload), payload.slice(0, 200), call.file);
        }),
        { numRuns: 40 },
      );
    });
});

describe('what no body may do', () => {
  it('keys of it that nobody declared are ignored', async () => {
    const person = await openSession(test, owner.userId);
    const answer = await person.post('/service/bl/application/add', {
      code: 'ea',
      name: 'С лишним',
      run: true,
      status: 'ready',
      userId: '00000000-0000-0000-0000-000000000000',
      id: '1',
    });
    expect(answer.json()).toMatchObject({ application: { status: 'preparation', subscriberId: owner.subscriberId } });
  });

  it('it changes the prototype of nothing', () => {
    expect(({} as Record<string, unknown>).a).toBeUndefined();
    expect(({} as Record<string, unknown>).roles).toBeUndefined();
  });
});
