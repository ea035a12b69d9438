import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawCode } from '../../infra/codes/index.ts';
import { startInviting, statusAndBody } from '../../testing/inviting.ts';
import { auditOf, makeOrganisation } from '../../testing/organisation.ts';
import { makeMember } from '../../testing/people.ts';
import type { TestPortal } from '../../testing/test-portal.ts';
import { invitationCodeLength } from '../invitations/index.ts';

let portal: Awaited<ReturnType<typeof startInviting>>;
let test: TestPortal;
let firm: Awaited<ReturnType<typeof makeOrganisation>>;
beforeAll(async () => {
  portal = await startInviting();
  test = portal.test;
});
afterAll(() => test.close());
beforeEach(async () => {
  firm = await makeOrganisation(test);
  portal.mail.refusing = false;
});

const change = (id: string, changes: Record<string, unknown>) =>
  test.database.db.updateTable('invitations').set(changes).where('id', '=', id).execute();

describe('limits', () => {
  it('hold for the letters of a day', async () => {
    await firm.invite('user');
    await test.database.pool.query('update limits set points = 50 where key = $1', [
      `member-invitations:${firm.subscriberId}`,
    ]);
    const answer = await firm.invite('user');
    expect(statusAndBody(answer)).toMatchObject([429, { code: 'members.too-many-letters' }]);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('hold for people and usable invitations together, and again when the invitation is used', async () => {
    const { code } = await portal.invited(firm);
    for (let place = 2; place < 12; place += 1) expect((await firm.invite('user')).statusCode).toBe(200);
    expect(statusAndBody(await firm.invite('user'))).toMatchObject([409, { code: 'members.too-many' }]);
    for (let place = 1; place < 12; place += 1) await firm.join('user');
    expect(statusAndBody(await portal.register(code))).toMatchObject([409, { code: 'members.too-many' }]);
    expect((await portal.check(code)).cause).toBeNull();
  });

  it('of wrong codes are those of registration', async () => {
    const from = '10.3.0.1';
    for (let miss = 0; miss < 30; miss += 1) {
      expect((await portal.post('check-code', { code: drawCode(invitationCodeLength) }, from)).statusCode).toBe(200);
      expect((await portal.post('check-code', { code: 'ABCD-EF' }, from)).statusCode).toBe(200);
      await test.inject({
        method: 'POST',
        url: `/service/bl/registration/get-partner-info?partnerCode=${drawCode(invitationCodeLength)}`,
        remoteAddress: from,
        headers: { 'sec-fetch-site': 'same-origin' },
      });
    }
    const over = await portal.post('check-code', { code: drawCode(invitationCodeLength) }, from);
    expect(statusAndBody(over)).toMatchObject([429, { code: 'registration.throttled' }]);
  });
});

describe('a letter sent again', () => {
  it('has a code of its own and new time, and the earlier one goes on working', async () => {
    const { id, code } = await portal.invited(firm);
    await change(id, { expires_at: sql`now() - interval '1 hour'` });
    expect(await firm.invitation(id)).toMatchObject({ state: 'expired', mayResend: true, mayRevoke: false });
    expect((await portal.check(code)).cause).not.toBeNull();
    portal.mail.delivered = [];
    expect((await firm.resend(id)).statusCode).toBe(200);
    await vi.waitFor(() => expect(portal.mail.delivered).toHaveLength(1), { timeout: 60_000 });
    const second = await portal.codeOfLetter();
    expect(second).not.toBe(code);
    for (const one of [code, second]) expect((await portal.check(one)).cause).toBeNull();
    const statuses = [];
    for (let number = 0; number < 5; number += 1) statuses.push((await firm.resend(id)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });

  it('makes one work again that was refused for good', async () => {
    portal.mail.refusing = true;
    const { id } = (await firm.invite('user')).json<{ id: string }>();
    await portal.stateIs(firm, id, 'bounced');
    portal.mail.refusing = false;
    expect((await firm.resend(id)).statusCode).toBe(200);
    await portal.stateIs(firm, id, 'sent');
  });
});

describe('a revoked invitation', () => {
  it('fits no more and is not sent again; pressed again the revoking is done', async () => {
    const { id, code } = await portal.invited(firm);
    expect((await firm.revoke(id)).statusCode).toBe(200);
    expect((await firm.invitation(id))?.state).toBe('revoked');
    expect(await portal.check(code)).toEqual(await portal.check(drawCode(invitationCodeLength)));
    expect(statusAndBody(await portal.register(code))).toMatchObject([400, { fields: { code: expect.any(String) } }]);
    expect(statusAndBody(await firm.resend(id))).toMatchObject([409, { code: 'invitations.ended' }]);
    expect((await firm.revoke(id)).statusCode).toBe(200);
  });

  it('of an owner is not an administrator’s to revoke or send, and another organisation’s is absent', async () => {
    const { id } = await portal.invited(firm, undefined, 'owner');
    const administrator = await firm.join('administrator');
    for (const act of [firm.resend, firm.revoke]) {
      expect(statusAndBody(await act(id, administrator))).toMatchObject([403, { code: 'members.forbidden' }]);
      expect(statusAndBody(await act(id, await makeMember(test)))).toMatchObject([
        404,
        { code: 'invitations.unknown' },
      ]);
    }
    expect(await auditOf(test, id)).toEqual([
      'member-invited',
      'member-change-refused',
      'foreign-invitation-refused',
      'member-change-refused',
      'foreign-invitation-refused',
    ]);
  });
});

it('leaves no code, password or e-mail in the log', async () => {
  const { code, email } = await portal.invited(firm);
  await portal.check(code);
  await portal.register(code);
  const lines = portal.log.join('\n');
  expect(lines.length).toBeGreaterThan(100);
  for (const secret of [code, code.replaceAll('-', ''), 'Kostyashki7', email]) expect(lines).not.toContain(secret);
});
