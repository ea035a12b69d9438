import { sql } from 'kysely';
import { drawCode, inGroups, openCodeHasher } from '../infra/codes/index.ts';
import type { Db } from '../infra/database/index.ts';
import { invitationCodeLength, invitationDays } from '../modules/invitations/index.ts';
import { buildInvitation } from './build-invitation.ts';

/** The demo's open invitation, printed once after it was made. */
export interface OpenInvitation {
  readonly code: string;
  readonly email: string;
}

const wellKnownCode = 'DEMO-DEMO-DEMO-DEMO';

/** The first partner of the directory, whom the demo's partner works for. */
const demoPartnerId = 1;

/** For how many days the demo's organisations have been customers: longer than any of their subscriptions. */
export const customerForDays = 400;

/** Customers of the demo's partner: an invitation in every state a cabinet can show. Numbers are days ago. */
const invitations = [
  { email: 'buh@rodnik.example', name: 'ТОО «Родник-Сервис»', sent: 1, opened: 0.5 },
  { email: 'glavbuh@altyn-dan.example', name: 'КХ «Алтын дән»', sent: 2 },
  { email: 'info@stroy-zhol.example', name: 'ТОО «Строй-Жол»' },
  { email: 'director@biday.example', name: 'Пекарня «Бидай»', sent: 40, opened: 39 },
  { email: 'office@saryzhol.example', name: 'ТОО «Сары жол»', sent: 9, revoked: 6 },
  { email: 'byh@severny-bereg.example', name: 'ТОО «Северный берег»', sent: 3, bounced: 3 },
] as const;

/** Ties the demo's partner to a firm of the directory, with customers and invitations; returns the open invitation. */
export async function loadInvitations(db: Db, partnerUserId: string, onLoopback: boolean): Promise<OpenInvitation> {
  const hasher = await openCodeHasher(db);
  await db.insertInto('partner_members').values({ user_id: partnerUserId, partner_id: demoPartnerId }).execute();
  await db.updateTable('subscribers').set({ partner_id: demoPartnerId }).execute();
  for (const { email, name, ...moments } of invitations) {
    const id = await buildInvitation(db, hasher, {
      partnerId: demoPartnerId,
      email,
      code: drawCode(invitationCodeLength),
      customerName: name,
    });
    await setMoments(db, id, moments);
  }
  await loadUsed(db, hasher);
  const open = {
    code: onLoopback ? wellKnownCode : inGroups(drawCode(invitationCodeLength)),
    email: 'newclient@example.kz',
  };
  const openId = await buildInvitation(db, hasher, {
    partnerId: demoPartnerId,
    ...open,
    customerName: 'ТОО «Новый клиент»',
  });
  await db.updateTable('invitations').set({ sent_at: sql<Date>`now()` }).where('id', '=', openId).execute();
  return open;
}

interface Moments {
  sent?: number;
  opened?: number;
  revoked?: number;
  bounced?: number;
}

const daysAgo = (days: number | undefined) =>
  days === undefined ? null : sql<Date>`now() - make_interval(secs => ${days * 86_400})`;

async function setMoments(db: Db, id: string, { sent, opened, revoked, bounced }: Moments): Promise<void> {
  await db
    .updateTable('invitations')
    .set({
      created_at: daysAgo(sent ?? 0) ?? sql<Date>`now()`,
      expires_at: daysAgo((sent ?? 0) - invitationDays) ?? sql<Date>`now()`,
      sent_at: daysAgo(sent),
      opened_at: daysAgo(opened),
      bounced_at: daysAgo(bounced),
      revoked_at: daysAgo(revoked),
      revoked_reason: revoked === undefined ? '' : 'Договор заключён с другим партнёром',
    })
    .where('id', '=', id)
    .execute();
}

/** The used invitation of the demo's subscriber. */
async function loadUsed(db: Db, hasher: Awaited<ReturnType<typeof openCodeHasher>>): Promise<void> {
  const cedar = await db
    .selectFrom('subscribers as s')
    .innerJoin('members as m', 'm.subscriber_id', 's.id')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['s.id', 's.name', 'u.id as user_id', 'u.email'])
    .orderBy('s.code')
    .limit(1)
    .executeTakeFirstOrThrow();
  const id = await buildInvitation(db, hasher, {
    partnerId: demoPartnerId,
    email: cedar.email ?? '',
    code: drawCode(invitationCodeLength),
    customerName: cedar.name,
  });
  await setMoments(db, id, { sent: customerForDays + 1, opened: customerForDays });
  await db
    .updateTable('invitations')
    .set({ used_at: daysAgo(customerForDays), used_by: cedar.user_id, subscriber_id: cedar.id })
    .where('id', '=', id)
    .execute();
}
