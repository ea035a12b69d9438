import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeMember, membersPassword, unique } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { leaveMail } from '../mail/index.ts';
import { giveRole, resetPassword, resetSecondFactor, takeRole } from './index.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await createTestPortal();
});
afterAll(() => test.close());

let email: string;
beforeEach(() => {
  email = `${unique('person')}@people.example`;
});

const needs = () => ({
  db: test.database.db,
  mailing: { outbox: { queueMail: leaveMail }, base: 'http://portal.test' },
});
const ask = async (text: string, values: unknown[]) => (await test.database.pool.query(text, values)).rows;
const subjects = () => ask('select subject from mails where recipient_address = $1', [email]);
const rowsAbout = (userId: string) =>
  ask(
    `select a.action, a.details, v.before, v.after, v.person_id from audit a left join audit_values v on v.audit_id = a.id
     where a.object = $1`,
    [`user:${userId}`],
  );
const isIn = async (person: { get(path: string): Promise<{ statusCode: number }> }) =>
  (await person.get('/service/bl/get/user-info')).statusCode === 200;

describe('a lost second factor', () => {
  it('goes, with the sessions; the person is told and the audit too', async () => {
    const operator = await makeMember(test, { roles: ['operator'], subscribers: [], email });
    expect(await resetSecondFactor(needs(), email.toUpperCase())).toEqual({ outcome: 'done' });
    expect(await isIn(operator)).toBe(false);
    expect(await subjects()).toEqual([{ subject: 'Второй шаг входа сброшен' }]);
    expect(await rowsAbout(operator.userId)).toMatchObject([
      { action: 'second-factor-reset', details: { by: 'command' } },
    ]);
    const again = await test.signIn(operator.login, membersPassword);
    expect((await again.get('/service/console/access')).json().state).toBe('enrol');
    expect(await resetSecondFactor(needs(), email)).toEqual({ outcome: 'no-second-factor' });
  });
});

describe('a lost password', () => {
  it('is drawn anew; the second factor stays', async () => {
    const editor = await makeMember(test, { roles: ['editor'], subscribers: [], email });
    const reset = await resetPassword(needs(), editor.login);
    const password = 'password' in reset ? reset.password : undefined;
    expect(password).toHaveLength(17);
    expect(await isIn(editor)).toBe(false);
    await expect(test.signIn(editor.login, membersPassword)).rejects.toThrow('401');
    const again = await test.signIn(editor.login, password);
    expect((await again.get('/service/console/access')).json().state).toBe('code');
    expect(await subjects()).toEqual([{ subject: 'Пароль сброшен' }]);
    expect(JSON.stringify(await rowsAbout(editor.userId))).not.toContain(password);
  });

  it('of nobody, and of whoever does not work in the console, is left alone', async () => {
    const subscriber = await makeMember(test, { email });
    expect(await resetPassword(needs(), email)).toEqual({ outcome: 'no-role' });
    expect(await resetSecondFactor(needs(), unique('nobody'))).toEqual({ outcome: 'no-person' });
    expect(await isIn(subscriber)).toBe(true);
  });
});

describe('a role of the console', () => {
  it('is given and taken; the sessions end and the audit says from what to what', async () => {
    const member = await makeMember(test, { email });
    expect(await giveRole(needs(), email, 'editor')).toBe('done');
    expect(await giveRole(needs(), email, 'editor')).toBe('as-before');
    expect(await isIn(member)).toBe(false);
    expect(await subjects()).toEqual([{ subject: 'Вам открыта консоль' }]);
    expect(await takeRole(needs(), email, 'editor')).toBe('done');
    const about = { person_id: member.userId };
    expect(await rowsAbout(member.userId)).toMatchObject([
      { ...about, action: 'role-given', before: { roles: ['subscriber'] }, after: { roles: ['subscriber', 'editor'] } },
      { ...about, action: 'role-taken', before: { roles: ['subscriber', 'editor'] }, after: { roles: ['subscriber'] } },
    ]);
    expect(await giveRole(needs(), unique('nobody'), 'operator')).toBe('no-person');
  });

  it('of operators stays with the last one who can sign in, until there is another', async () => {
    await ask(`update users set roles = array_remove(roles, 'operator')`, []);
    const operator = await makeMember(test, { roles: ['operator'], subscribers: [], email });
    const { userId: blocked } = await makeMember(test, { roles: ['operator'], subscribers: [] });
    await ask('update users set blocked_at = now() where id = $1', [blocked]);
    expect(await takeRole(needs(), email, 'operator')).toBe('last-operator');
    expect(await isIn(operator)).toBe(true);
    expect(await rowsAbout(operator.userId)).toEqual([]);
    const other = await makeMember(test, { subscribers: [] });
    await giveRole(needs(), other.login, 'operator');
    expect(await takeRole(needs(), email, 'operator')).toBe('done');
    expect(await isIn(operator)).toBe(false);
  });

  it('given in the console is told as well: once for both, never for one that is taken or was there', async () => {
    const operator = await makeMember(test, { roles: ['operator'], subscribers: [] });
    const { userId } = await makeMember(test, { email });
    const give = async (operatorToo: boolean, editor: boolean) => {
      const roles = { operator: operatorToo, editor };
      expect((await operator.post(`/service/console/users/${userId}/roles`, roles)).statusCode).toBe(200);
      return (await subjects()).length;
    };
    expect(await give(true, true)).toBe(1);
    expect(await subjects()).toEqual([{ subject: 'Вам открыта консоль' }]);
    expect(await give(true, true)).toBe(1);
    expect(await give(false, true)).toBe(1);
    expect(await give(false, false)).toBe(1);
    expect(await give(false, true)).toBe(2);
  });
});
