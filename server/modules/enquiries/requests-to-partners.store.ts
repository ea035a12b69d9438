import { sql } from 'kysely';
import type { CheckedInput } from '../../../contract/call.ts';
import type { listPartnersToAsk } from '../../../contract/enquiries-console.ts';
import { type ConsoleList, hasWords, namedByNumber, readConsoleList } from '../../infra/console-list/index.ts';
import type { Db } from '../../infra/database/index.ts';

type Query = CheckedInput<typeof listPartnersToAsk>['query'];

const partners: ConsoleList<Query> = {
  from: sql`partners p`,
  columns: sql`p.id::text, p.name, p.city, p.code`,
  id: sql`p.id`,
  named: namedByNumber(sql`p.id`),
  sorts: { name: sql`p.name collate by_name` },
  search: (words) => hasWords(sql`firm_words(p.name || ' ' || p.city, p.code)`, words),
};

/** The partners who can be asked to answer, by name. */
export const readPartnersToAsk = (db: Db, query: Query) => readConsoleList(db, partners, query);

/** The partner's name and where letters to it may go, its own address first. */
export async function findPartnerMailboxes(
  db: Db,
  partnerId: number,
): Promise<{ name: string; addresses: string[] } | undefined> {
  const { rows } = await sql<{ name: string; addresses: string[] }>`
    select p.name, array_remove(array[p.mail] || array(
      select u.email from partner_members m join users u on u.id = m.user_id
      where m.partner_id = p.id and u.email is not null and u.blocked_at is null order by m.created_at, u.id), '') as addresses
    from partners p where p.id = ${partnerId}`.execute(db);
  return rows[0];
}

/** Which partner has the enquiry, or null. */
export async function findAskedPartner(db: Db, id: string): Promise<number | null> {
  const row = await db.selectFrom('enquiries').select('partner_id').where('id', '=', id).executeTakeFirst();
  return row?.partner_id ?? null;
}

/** Where the letters of the last handing over went, as far as the outbox still has them. */
export async function listAskedMailboxes(db: Db, id: string): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`
    select distinct m.recipient_address as address from enquiry_entries b join mails m on m.key = b.letter_key
    where b.enquiry_id = ${id} and b.kind in ('handed', 'reminder')
      and b.id >= (select max(h.id) from enquiry_entries h where h.enquiry_id = ${id} and h.kind = 'handed')
    order by 1`.execute(db);
  return rows.map(({ address }) => address);
}

/** Notes which partner has the enquiry since now, or that none has it. */
export async function noteHanded(db: Db, id: string, partnerId: number | null): Promise<void> {
  const handedAt = partnerId === null ? null : sql<Date>`clock_timestamp()`;
  await db
    .updateTable('enquiries')
    .set({ partner_id: partnerId, handed_at: handedAt, reminded_at: null })
    .where('id', '=', id)
    .execute();
}

/** Notes a reminder and returns when; nothing when the partner has been written to within so many hours. */
export async function noteReminded(db: Db, id: string, hours: number): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date }>`update enquiries set reminded_at = clock_timestamp()
    where id = ${id} and greatest(handed_at, reminded_at) < clock_timestamp() - make_interval(hours => ${hours})
    returning reminded_at as at`.execute(db);
  return rows[0]?.at;
}
