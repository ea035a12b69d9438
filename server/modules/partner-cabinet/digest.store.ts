import { sql } from 'kysely';
import type { Db } from '../../infra/database/index.ts';

/** A person of a partner who wants the digest. */
export interface DigestReader {
  userId: string;
  name: string;
  email: string;
}

/** The partners with people of their own. */
export async function listPartnersWithPeople(db: Db): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`select p.id, p.name from partners p
    where exists (select from partner_members m where m.partner_id = p.id) order by p.id`.execute(db);
  return rows;
}

/** The partner's people who can sign in, have an e-mail and have not refused. */
export async function listReaders(db: Db, partnerId: number): Promise<DigestReader[]> {
  const { rows } = await sql<DigestReader>`
    select u.id as "userId", u.name, u.email from partner_members m join users u on u.id = m.user_id
    where m.partner_id = ${partnerId} and u.email is not null and u.blocked_at is null
      and not exists (select from mail_refusals r where r.user_id = u.id and r.topic = 'digest')
    order by u.id`.execute(db);
  return rows;
}

/** The week before this one in Asia/Almaty: its first and last day, the partner's invitations sent and used in it. */
export interface PartnerWeek {
  firstDay: string;
  lastDay: string;
  sent: number;
  used: number;
}

/** What the partner did in the last week. */
export async function sumUpWeek(db: Db, partnerId: number): Promise<PartnerWeek> {
  const { rows } = await sql<PartnerWeek>`
    with week as (
      select m as monday, (m - interval '7 days') at time zone 'Asia/Almaty' as begins, m at time zone 'Asia/Almaty' as ends
      from date_trunc('week', now() at time zone 'Asia/Almaty') m)
    select (w.monday - interval '7 days')::date as "firstDay", (w.monday - interval '1 day')::date as "lastDay",
      (select count(*) from invitations i where i.partner_id = ${partnerId}
        and i.sent_at >= w.begins and i.sent_at < w.ends)::int as sent,
      (select count(*) from invitations i where i.partner_id = ${partnerId}
        and i.used_at >= w.begins and i.used_at < w.ends)::int as used
    from week w`.execute(db);
  return rows[0] ?? { firstDay: '', lastDay: '', sent: 0, used: 0 };
}
