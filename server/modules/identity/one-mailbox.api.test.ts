import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CodeHasher, drawCode, inGroups, openCodeHasher } from '../../infra/codes/index.ts';
import { inTransaction } from '../../infra/database/index.ts';
import { buildInvitation, buildPartner, buildUser } from '../../seed/index.ts';
import { makePartner, unique } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { invitationCodeLength } from '../invitations/index.ts';
import { keptMailboxes } from './keep-mailboxes.ts';
import { listSharedMailboxes } from './list-shared-mailboxes.ts';
import { loginKey } from './login-key.ts';
import { hashPassword } from './passwords.ts';

/** One mailbox has one account, however its address is written (spec: identity.one-mailbox). */
const password = 'Kostyashki7';
const domain = { letters: 'счёты.рф', ascii: 'xn--q1acor2a.xn--p1ai' };

let test: TestPortal;
let hasher: CodeHasher;
let partnerId: number;
let hash: string;
beforeAll(async () => {
  test = await createTestPortal({ working: true });
  hasher = await openCodeHasher(test.database.db);
  partnerId = await buildPartner(test.database.db, { name: 'ТОО «Верный счёт»', code: unique('partner') });
  hash = await hashPassword(password);
});
afterAll(() => test.close());

let name: string;
let twins: readonly [letters: string, ascii: string];
beforeEach(() => {
  name = unique('anna');
  twins = [`${name}@${domain.letters}`, `${name}@${domain.ascii}`];
});

async function register(email: string) {
  const code = inGroups(drawCode(invitationCodeLength));
  await buildInvitation(test.database.db, hasher, { partnerId, email, code, customerName: 'ТОО «Новое дело»' });
  const body = { partnerCode: code, name: 'Анна Ким', phone: '+77011234567', timeZone: 'Asia/Almaty', password };
  return test.post('/service/bl/registration/partner-code', body);
}
const signIn = (login: string) => test.post('/service/bl/get/token', { login, password, isForeignComputer: false });

/** An account as the build before wrote it. */
const oldAccount = (email: string, login = unique('old')) =>
  buildUser(test.database.db, { login, name: 'Имя', email, password: { hash } });
const mailboxesOf = async (ids: readonly string[]) => {
  const { rows } = await sql<{ id: string; mailbox: string | null }>`
    select id, mailbox from users where id = any(${ids}::uuid[])`.execute(test.database.db);
  return ids.map((id) => rows.find((row) => row.id === id)?.mailbox);
};
const fill = () => inTransaction(test.database.db, (transaction) => keptMailboxes.fill(transaction, undefined));
const isOpen = async () =>
  (await sql`select from backfills where name = 'mailboxes' and done_at is null`.execute(test.database.db)).rows.length;

describe('an international address and its ASCII form', () => {
  it('make one account, whichever was first', async () => {
    for (const [first, second] of [twins, [`b${twins[1]}`, `b${twins[0]}`]] as const) {
      expect((await register(first)).statusCode).toBe(200);
      const again = await register(second);
      expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([409, 'registration.email-taken']);
    }
  });

  it('sign in by either, in any case and with what a copy brings along', async () => {
    await register(twins[0]);
    const answers = [];
    for (const typed of [...twins, twins[0].toUpperCase(), ` \u200b${twins[1]}\ufeff`, twins[0].normalize('NFD')])
      answers.push((await signIn(typed)).statusCode);
    expect(answers).toEqual([200, 200, 200, 200, 200]);
  });

  it('recover one account, and the letter goes to the address that is kept', async () => {
    await register(twins[0]);
    await test.post(`/service/bl/password/recover?email=${encodeURIComponent(twins[1])}`);
    const letters = () =>
      test.database.db
        .selectFrom('mails')
        .select('subject')
        .where('recipient_address', '=', twins[0])
        .where('kind', '=', 'recovery')
        .execute();
    await vi.waitFor(async () => expect(await letters()).toHaveLength(1), { timeout: 60_000 });
  });

  it('are counted together when a password is guessed, so that each is not ten attempts more', async () => {
    const guess = (login: string) =>
      test.post('/service/bl/get/token', { login, password: 'no', isForeignComputer: false });
    const statuses = [];
    for (let index = 0; index < 12; index += 1) statuses.push((await guess(twins[index % 2 ? 0 : 1])).statusCode);
    // Six of each alone would all be 401.
    expect(statuses.at(-1)).toBe(429);
  });

  it('are invited once', async () => {
    const [partner] = await makePartner(test);
    const invite = (email: string) =>
      partner.post('/service/bl/partner/invitations', { customerName: 'ТОО «Кедр»', email, tariffName: '', note: '' });
    expect((await invite(twins[0])).statusCode).toBe(200);
    const again = await invite(twins[1].toUpperCase());
    expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([409, 'invitations.already-invited']);
  });
});

describe('accounts of before', () => {
  it('that share a mailbox are kept and listed, and each signs in by its own writing and its login', async () => {
    const logins = [unique('first'), unique('second'), unique('third')] as const;
    const hidden = `${name}\u200b@${domain.letters}`;
    const ids = [
      await oldAccount(twins[0], logins[0]),
      await oldAccount(twins[1], logins[1]),
      await oldAccount(hidden, logins[2]),
    ];
    await sql`update users set mailbox = null where id = any(${ids}::uuid[])`.execute(test.database.db);
    const expected = [
      { id: ids[0], login: logins[0], name: 'Имя', email: twins[0] },
      { id: ids[1], login: logins[1], name: 'Имя', email: twins[1] },
      { id: ids[2], login: logins[2], name: 'Имя', email: hidden },
    ];
    const listed = async () =>
      (await listSharedMailboxes(test.database.db)).find(({ mailbox }) => mailbox === twins[1]);
    expect((await listed())?.accounts).toEqual(expected);
    expect((await fill()).last).toBeUndefined();
    expect((await mailboxesOf(ids)).filter((mailbox) => mailbox === twins[1])).toHaveLength(1);
    expect((await listed())?.accounts).toEqual(expected);

    for (const [index, login] of logins.entries()) {
      expect((await signIn(login)).statusCode).toBe(200);
      const own = expected[index]?.email ?? '';
      const session = await test.signIn(own, password);
      expect((await session.get('/service/bl/get/user-info')).json()).toMatchObject({ login });
    }
    expect((await register(twins[0])).statusCode, 'no fourth').toBe(409);
  });

  it('have their mailbox by the trigger, or by the backfill that the trigger opens again', async () => {
    await sql`insert into backfills (name, done_at, after) values ('mailboxes', now(), 'x')
      on conflict (name) do update set done_at = now(), after = 'x'`.execute(test.database.db);
    const plain = `${name.toUpperCase()}@Example.KZ`;
    const ascii = await oldAccount(plain);
    expect(await mailboxesOf([ascii])).toEqual([plain.toLowerCase()]);
    expect(await isOpen()).toBe(0);
    const letters = await oldAccount(twins[0]);
    expect(await mailboxesOf([letters])).toEqual([null]);
    expect(await isOpen()).toBe(1);
    expect((await signIn(twins[1])).statusCode, 'before the backfill').toBe(200);
    await fill();
    expect(await mailboxesOf([letters])).toEqual([twins[1]]);
    expect((await signIn(twins[1])).statusCode).toBe(200);
  });

  it('are twice in no column: the second of a mailbox has none', async () => {
    const { rows } = await sql`select indexdef from pg_indexes where indexname = 'users_mailbox'`.execute(
      test.database.db,
    );
    expect(rows).toEqual([{ indexdef: expect.stringContaining('UNIQUE') }]);
    const one = await oldAccount(`${name}@example.kz`);
    const { rows: updated } = await sql`insert into users (login, login_key, email, email_key, password_hash)
      values (${`${name}2`}, ${loginKey(`${name}2`)}, ${`${name}@EXAMPLE.kz`}, ${`${name}-another-key`}, 'none')
      returning mailbox`.execute(test.database.db);
    expect([await mailboxesOf([one]), updated]).toEqual([[`${name}@example.kz`], [{ mailbox: null }]]);
  });
});
