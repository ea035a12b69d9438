import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../../contract/days.ts';
import { accessOf, type End } from '../../../contract/subscribers-access.ts';
import { buildSubscriber } from '../../seed/index.ts';
import { unique } from '../../testing/people.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { accessClosed, closedSubscribers, openUntil, today } from './access.store.ts';

const organisations = 150;

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

/** How the database sees the access of organisations with these ends, and which day it is there. */
async function accessByDatabase(given: readonly (readonly End[])[]) {
  const ids: string[] = [];
  for (const [index, ends] of given.entries()) {
    const id = await buildSubscriber(test.db, { name: `ТОО «${index}»`, code: unique('access') }, []);
    ids.push(id);
    if (ends.length === 0) continue;
    const rows = ends.map((date_end, at) => ({ subscriber_id: id, tariff_name: `Тариф ${at % 2}`, date_end }));
    await test.db.insertInto('subscriptions').values(rows).execute();
  }
  const { rows } = await sql<{ openUntil: string | null; closed: boolean; isAmongClosed: boolean; today: string }>`
    select ${sql.raw(openUntil('o.id'))} as "openUntil", ${sql.raw(accessClosed('o.id'))} as closed,
      o.id in (${sql.raw(closedSubscribers)}) as "isAmongClosed", ${sql.raw(today)} as today
    from unnest(${ids}::uuid[]) with ordinality as o (id, place) order by place`.execute(test.db);
  return rows;
}

describe('the rule of the database', () => {
  it('is the rule of the contract, whatever ends the organisations have', async () => {
    const { rows } = await sql<{ today: string }>`select ${sql.raw(today)} as today`.execute(test.db);
    const now = rows[0]?.today ?? '';
    const nearClosing = fc.integer({ min: -48, max: -43 });
    const anyDay = fc.integer({ min: -2_000, max: 2_000 });
    const day = fc.oneof(nearClosing, anyDay).map((days) => addDays(now, days));
    const end = fc.oneof({ arbitrary: day, weight: 9 }, fc.constant(null));
    const leapDays = ['2024-02-29', '2028-02-29', '2028-01-15', '2027-01-15'].map((leap) => [leap]);
    const given = [[], ...leapDays, ...fc.sample(fc.array(end, { minLength: 1, maxLength: 6 }), organisations)];
    const seen = await accessByDatabase(given);
    expect(seen).toHaveLength(given.length);
    for (const [index, { openUntil: until, closed, isAmongClosed, today: day }] of seen.entries()) {
      const access = accessOf(given[index] ?? [], day);
      const isOver = access.state === 'closed';
      expect({ until, closed, isAmongClosed }).toEqual({
        until: access.openUntil,
        closed: isOver,
        isAmongClosed: isOver,
      });
    }
  });
});
