import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WholeCall } from '../infra/http/index.ts';
import { expectDecent } from '../testing/decent-answer.ts';
import { addressOf, askerOf, fieldsOf, makeOwner, makeOwnerFor, type Owner, recipeOf } from '../testing/every-call.ts';
import { openSession } from '../testing/people.ts';
import { readEveryCall } from '../testing/read-contract.ts';
import { createTestPortal, type TestPortal } from '../testing/test-portal.ts';

/**
 * Every call with ids that PostgreSQL holds though no portal has drawn them, and with ids that it cannot hold (spec:
 * calls.ids, security.input). Rows that came from elsewhere may have any 16 bytes as their id.
 */
const calls = await readEveryCall();
const named = calls.map((call) => [call.id, call] as const);

let test: TestPortal;
let owner: Owner;
beforeAll(async () => {
  test = await createTestPortal({
    environment: { LIMITS_TIMES: '1000', MAX_ADDS_IN_10_MINUTES: '100000', MAX_APPLICATIONS: '100000' },
  });
  await drawOtherIds();
  owner = await makeOwner(test, 'owner');
});
afterAll(() => test.close());

/** Lets the database draw ids without a version: their first digit of the third group is 0. */
async function drawOtherIds(): Promise<void> {
  const { db } = test.database;
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and column_default = 'gen_random_uuid()'`.execute(db);
  expect(rows.length).toBeGreaterThan(3);
  for (const { table, column } of rows)
    await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)}
      set default overlay(gen_random_uuid()::text placing '0' from 15)::uuid`.execute(db);
}

const signIn = (call: WholeCall, whose: Owner) => openSession(test, askerOf(call, whose));

function ask(call: WholeCall, input: ReturnType<typeof recipeOf>, person: Awaited<ReturnType<typeof signIn>>) {
  const url = addressOf(call, input);
  return call.method === 'GET' ? person.get(url) : person.post(url, input.file ?? input.body);
}

describe('ids of another shape than the portal’s own', () => {
  it('are what the database gives here', () => {
    for (const id of [owner.userId, owner.subscriberId, owner.subscriptionId, owner.invitationId])
      expect(id).toMatch(/^.{14}0/);
  });

  it.each(named)('%s succeeds with them', async (_, call) => {
    const another = await makeOwnerFor(test, call, 'another');
    const answer = await ask(call, recipeOf(call, another), await signIn(call, another));
    expect([answer.statusCode, answer.body.slice(0, 200)]).toEqual([200, expect.any(String)]);
  });
});

const otherShapes = [
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '11111111-2222-3333-4444-555555555555',
  'AAAAAAAA-BBBB-CCCC-DDDD-EEEEEEEEEEEE',
  '{11111111-2222-3333-4444-555555555555}',
  '11111111222233334444555555555555',
  '1111-1111-2222-2222-3333-3333-4444-4444',
  ' 11111111-2222-3333-4444-555555555555',
  '11111111-2222-3333-4444-55555555555',
  '11111111-2222-3333-4444-55555555555g',
  '2147483648',
  '9223372036854775808',
  '-9223372036854775809',
  '1e3',
  '0x10',
  'NaN',
];

describe('an id that names nothing', () => {
  const withFields = named.filter(([, call]) => fieldsOf(call).length > 0);
  it.each(withFields)('is answered by %s as malformed, invalid or absent in each of its fields', async (_, call) => {
    for (const { part, name } of fieldsOf(call)) {
      const person = await signIn(call, owner);
      for (const id of otherShapes) {
        const input = recipeOf(call, owner);
        const given = input[part]?.[name];
        const odd = Array.isArray(given) ? [id] : id;
        const answer = await ask(call, { ...input, [part]: { ...input[part], [name]: odd } }, person);
        expectDecent(answer, [name, id], call.file);
      }
    }
  });
});
