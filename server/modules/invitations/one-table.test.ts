import { afterEach, expect, it } from 'vitest';
import { drawCode, openCodeHasher } from '../../infra/codes/index.ts';
import { migrate } from '../../infra/database/index.ts';
import { createEmptyDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { findUsableByColleague } from './colleague-invitations.store.ts';
import { hashInvitationCode, invitationCodeLength } from './invitation-codes.ts';

let database: TestDatabase;
afterEach(() => database.drop());

it('an invitation of a colleague and its letter from before the one table go on living', async () => {
  database = await createEmptyDatabase();
  const { connection, db, pool } = database;
  await migrate(connection, { to: '0012-import-of-invitations' });
  const code = drawCode(invitationCodeLength);
  const hash = hashInvitationCode(await openCodeHasher(db), 'colleague', code);
  const { rows } = await pool.query<{ id: string }>(
    `with organisation as (insert into subscribers (name, code) values ('ТОО «Ёлка»', '010001') returning id),
       invitation as (
         insert into member_invitations (subscriber_id, email, email_key, role, letter_key, created_at)
         select id, 'Colleague@people.example', 'colleague@people.example', 'administrator', 'member-invitation:1',
           '2026-11-01Z' from organisation returning id),
       code as (insert into member_invitation_codes (invitation_id, code_hash) select id, $1 from invitation)
     select id from invitation`,
    [hash],
  );
  await pool.query(
    `insert into mails (key, kind, recipient_name, recipient_address, subject, html, text)
     values ('member-invitation:1', 'member-invitation', '', 'colleague@people.example', 's', 'h', 't')`,
  );

  await migrate(connection);
  expect(await findUsableByColleague(db, hash)).toEqual({
    id: rows[0]?.id,
    email: 'Colleague@people.example',
    emailKey: 'colleague@people.example',
    role: 'administrator',
    subscriberId: expect.any(String),
    subscriberName: 'ТОО «Ёлка»',
    invitedBy: '',
    partner: null,
  });
  await pool.query("update mails set state = 'sent', sent_at = '2026-11-02Z' where kind = 'member-invitation'");
  const invitation = await db.selectFrom('invitations').selectAll().executeTakeFirstOrThrow();
  expect(invitation).toMatchObject({
    partner_id: null,
    created_at: new Date('2026-11-01'),
    sent_at: new Date('2026-11-02'),
  });
});
