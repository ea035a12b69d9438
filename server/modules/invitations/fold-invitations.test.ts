import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawCode, openCodeHasher } from '../../infra/codes/index.ts';
import { inTransaction } from '../../infra/database/index.ts';
import { buildInvitation } from '../../seed/index.ts';
import { makePartner } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { foldedInvitations } from './fold-invitations.ts';
import { invitationCodeLength } from './index.ts';

/** An invitation is found by its folded name, whether the backfill has come to it or not. */
let test: TestPortal;
beforeAll(async () => {
  test = await createTestPortal();
});
afterAll(() => test.close());

it('is found before the backfill and after it, and by its new name when that changes', async () => {
  const { db } = test.database;
  const [partner, partnerId] = await makePartner(test);
  const email = 'yolka@people.example';
  await buildInvitation(db, await openCodeHasher(db), {
    partnerId,
    email,
    customerName: 'ТОО «Ёлка»',
    code: drawCode(invitationCodeLength),
  });
  const found = async (search: string) =>
    (await partner.get('/service/bl/partner/invitations', { query: { search } })).json<{ totalElements: number }>()
      .totalElements;
  await sql`update invitations set folded_name = null where partner_id = ${partnerId}`.execute(db);
  expect([await found('елка'), await found('YOLKA'), await found('сосна')]).toEqual([1, 1, 0]);
  const { last } = await inTransaction(db, (transaction) => foldedInvitations.fill(transaction, undefined));
  expect(last).toBeUndefined();
  const { rows } = await sql`select folded_name from invitations where partner_id = ${partnerId}`.execute(db);
  expect(rows).toEqual([{ folded_name: `тоо «елка» ${email}` }]);
  await sql`update invitations set customer_name = 'Сосна' where partner_id = ${partnerId}`.execute(db);
  expect([await found('елка'), await found('сосна')]).toEqual([0, 1]);
});
