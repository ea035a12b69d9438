import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Member, makeMember } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let test: TestPortal;
let member: Member;
beforeAll(async () => {
  test = await createTestPortal();
  member = await makeMember(test);
  await test.database.pool.query(
    `create table told (state text); insert into told values ('00000');
     create function tell() returns trigger language plpgsql as $$ begin
       raise exception 'secret words of the database' using errcode = (select state from told); end $$;
     create trigger tell before insert on applications for each row execute function tell()`,
  );
});
afterAll(() => test.close());

describe('an error of the database', () => {
  it.each([
    ['53100', 503, 'common.disk-full'],
    ['58030', 503, 'common.disk-full'],
    ['25006', 503, 'common.database-down'],
    ['57014', 503, 'common.database-down'],
    ['57P01', 503, 'common.database-down'],
    ['57P03', 503, 'common.database-down'],
    ['53300', 503, 'common.database-down'],
    ['40001', 503, 'common.database-down'],
    ['40P01', 503, 'common.database-down'],
    ['55P03', 503, 'common.database-down'],
    ['22021', 400, 'common.malformed'],
    ['22P05', 400, 'common.malformed'],
    ['23505', 500, 'common.internal'],
    ['42P01', 500, 'common.internal'],
    ['XX000', 500, 'common.internal'],
  ])('%s is answered by %i %s, in Russian and without its words; reading goes on', async (state, status, code) => {
    await test.database.pool.query('update told set state = $1', [state]);
    const answer = await member.post('/service/bl/application/add', { code: 'ea', name: `При ${state}` });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code, message: expect.stringMatching(/^[А-Я]/) });
    expect(answer.body).not.toContain('secret words');
    expect('retry-after' in answer.headers).toBe(status === 503);
    const list = await member.get('/service/bl/get/applications');
    expect(list.json()).toMatchObject({ content: [], totalElements: 0 });
  });
});
