import { sql } from 'kysely';
import type { Db } from '../../infra/database/index.ts';
import type { PartnerCard } from './partners.store.ts';

/** A partner by its number, its code or its whole name; case and spaces of the name may differ. */
export async function findPartnersNamed(db: Db, words: string) {
  const number = /^\d{1,9}$/.test(words) ? Number(words) : null;
  const plain = (text: ReturnType<typeof sql>) => sql`regexp_replace(name_fold(${text}), '[^[:alnum:]]+', '', 'g')`;
  const { rows } = await sql<{ id: number; code: string; name: string }>`
    select id, code, name from partners
    where id = ${number}::int or code = ${words} or ${plain(sql`name`)} = ${plain(sql`${words}`)}
    order by id`.execute(db);
  return rows;
}

/** The name of the partner, other than this one, for whom whoever has one of these e-mails works. */
export async function otherPartnerOf(
  db: Db,
  partnerId: number,
  emailKeys: readonly string[],
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select p.name from partner_members m
    join users u on u.id = m.user_id join partners p on p.id = m.partner_id
    where u.email_key = any(${emailKeys}::text[]) and m.partner_id <> ${partnerId} limit 1`.execute(db);
  return rows[0]?.name;
}

/** The partner the person works for, or nothing. */
export async function findTie(db: Db, userId: string) {
  return db
    .selectFrom('partner_members as m')
    .innerJoin('partners as p', 'p.id', 'm.partner_id')
    .select(['p.id', 'p.name'])
    .where('m.user_id', '=', userId)
    .executeTakeFirst();
}

export async function insertTie(db: Db, userId: string, partnerId: number): Promise<void> {
  await db.insertInto('partner_members').values({ user_id: userId, partner_id: partnerId }).execute();
}

export async function deleteTie(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('partner_members').where('user_id', '=', userId).execute();
}

/** Who works for which partner, by the names of the partners. */
export async function listTies(db: Db) {
  return db
    .selectFrom('partner_members as m')
    .innerJoin('partners as p', 'p.id', 'm.partner_id')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['p.id as partnerId', 'p.name as partnerName', 'u.login', 'u.name'])
    .orderBy(sql`p.name collate by_name`)
    .orderBy('p.id')
    .orderBy('u.login')
    .execute();
}

/** A partner by its number. */
export async function findPartnerById(db: Db, id: number): Promise<PartnerCard | undefined> {
  return db
    .selectFrom('partners')
    .select(['id', 'name', 'site', 'mail', 'phone'])
    .where('id', '=', id)
    .executeTakeFirst();
}
