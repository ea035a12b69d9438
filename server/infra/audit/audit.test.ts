import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeMember } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { writeAudit } from './index.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await createTestPortal();
});
afterAll(() => test.close());

const values = async (object: string) => {
  const { rows } = await test.database.pool.query(
    'select v.before, v.after from audit a join audit_values v on v.audit_id = a.id where a.object = $1',
    [object],
  );
  return rows;
};

describe('a change in the audit', () => {
  it('keeps the fields that differ, on both sides', async () => {
    const change = { before: { title: 'Было', code: 'a' }, after: { title: 'Стало', code: 'a' } };
    await writeAudit(test.database.db, { action: 'subscriber-selected', object: 'news:a', change });
    expect(await values('news:a')).toEqual([{ before: { title: 'Было' }, after: { title: 'Стало' } }]);
  });

  it('is neither changed nor removed, but for a person’s values, which go with the account', async () => {
    const { userId } = await makeMember(test, { subscribers: [] });
    const change = { before: { name: 'Айгуль' }, after: { name: 'Аида' }, personId: userId };
    await writeAudit(test.database.db, { action: 'subscriber-selected', object: `user:${userId}`, change });
    const { pool } = test.database;
    for (const attempt of [
      "update audit_values set before = '{}'",
      'delete from audit_values',
      'truncate audit_values',
    ])
      await expect(pool.query(attempt)).rejects.toThrow('append-only');
    await pool.query('delete from users where id = $1', [userId]);
    expect(await values(`user:${userId}`)).toEqual([]);
    const { rows } = await pool.query('select 1 from audit where object = $1', [`user:${userId}`]);
    expect(rows).toHaveLength(1);
  });
});
