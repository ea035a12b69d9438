import { sql } from 'kysely';
import type { Db } from '../../infra/database/index.ts';

/** How many customers the partner has, and its invitations sent and used by month, the last twelve, oldest first. */
export async function sumUpPartner(db: Db, partnerId: number) {
  const { rows: months } = await sql<{ month: string; sent: number; used: number }>`
    with months as (
      select m, m at time zone 'Asia/Almaty' as begins, (m + interval '1 month') at time zone 'Asia/Almaty' as ends
      from generate_series(date_trunc('month', now() at time zone 'Asia/Almaty') - interval '11 months',
        date_trunc('month', now() at time zone 'Asia/Almaty'), interval '1 month') m
    ) select to_char(m, 'YYYY-MM') as month,
      count(*) filter (where i.sent_at >= begins and i.sent_at < ends)::int as sent,
      count(*) filter (where i.used_at >= begins and i.used_at < ends)::int as used
    from months left join invitations i on i.partner_id = ${partnerId}
    group by m order by m`.execute(db);
  const { rows } = await sql<{ customers: number; invitations: number }>`
    select (select count(*) from subscribers where partner_id = ${partnerId})::int as customers,
      (select count(*) from invitations where partner_id = ${partnerId})::int as invitations`.execute(db);
  return { customers: rows[0]?.customers ?? 0, invitations: rows[0]?.invitations ?? 0, months };
}
