import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Member, makeMember, unique } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const users = '/service/console/users';

let test: TestPortal;
let operator: Member;
beforeAll(async () => {
  test = await createTestPortal();
  operator = await makeMember(test, { roles: ['operator'], subscribers: [] });
});
afterAll(() => test.close());

describe('a change of an account by the operator', () => {
  it('tells whoever it is of a changed login or e-mail, also at the e-mail of before, and of nothing else', async () => {
    const before = `${unique('before')}@people.example`;
    const now = `${unique('now')}@people.example`;
    const { userId, login } = await makeMember(test, { email: before });
    const change = async (fields: object) => {
      const account = (await operator.get(`${users}/${userId}`)).json();
      const form = { name: account.name, login: account.login, email: account.email, phone: account.phone };
      return (await operator.post(`${users}/${userId}`, { ...form, version: account.version, ...fields })).statusCode;
    };
    const lettersTo = async (address: string) => {
      const asked = 'select subject, text from mails where recipient_address = $1 order by created_at';
      return (await test.database.pool.query(asked, [address])).rows;
    };
    expect(await change({ phone: '+77019191919' })).toBe(200);
    expect(await lettersTo(before)).toEqual([]);
    // Another way to write the same mailbox.
    expect(await change({ email: before.replace('before', 'Before') })).toBe(200);
    expect(await lettersTo(before)).toEqual([]);
    expect(await change({ email: now })).toBe(200);
    const [left] = await lettersTo(before.replace('before', 'Before'));
    expect(left.subject).toBe('Почта учётной записи изменена');
    expect(left.text).not.toContain(now);
    expect(await change({ login: `${login}-2` })).toBe(200);
    const notices = await lettersTo(now);
    expect(notices.map(({ subject }) => subject)).toEqual([
      'Данные для\u00a0входа изменены',
      'Данные для\u00a0входа изменены',
    ]);
    expect(notices[1].text).toContain(`${login}-2`);
    expect(notices[1].text).toContain(now);
    expect(await lettersTo(before.replace('before', 'Before'))).toHaveLength(1);
    expect(await change({ login: `${login}-3`, email: null })).toBe(200);
    const [, , removed] = await lettersTo(now);
    expect(removed.subject).toBe('Почта учётной записи удалена');
    expect(removed.text).toContain(`${login}-3`);
    expect(removed.text).not.toContain('другую почту');
  });
});
