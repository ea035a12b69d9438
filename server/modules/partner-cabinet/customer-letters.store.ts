import { sql } from 'kysely';
import type { Db } from '../../infra/database/index.ts';

interface NewLetter {
  partnerId: number;
  key: string;
  createdBy: string;
  subject: string;
  text: string;
  /** Customers whose owners get it. */
  customers: number;
}

/** Saves a partner's letter; false when the key was used before. */
export async function insertLetter(db: Db, { partnerId, createdBy, ...letter }: NewLetter): Promise<boolean> {
  const rows = await db
    .insertInto('customer_letters')
    .values({ partner_id: partnerId, created_by: createdBy, ...letter })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .execute();
  return rows.length === 1;
}

/** Notes how many letters were put into the outbox. */
export async function noteQueued(db: Db, partnerId: number, key: string, queued: number): Promise<void> {
  await db
    .updateTable('customer_letters')
    .set({ queued })
    .where('partner_id', '=', partnerId)
    .where('key', '=', key)
    .execute();
}

/** The partner's letter of this key: its words, how many customers it went to, in how many letters; nothing for an unused key. */
export async function findLetter(db: Db, partnerId: number, key: string) {
  return db
    .selectFrom('customer_letters')
    .select(['queued', 'customers', 'subject', 'text'])
    .where('partner_id', '=', partnerId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** An owner of a customer, whom a letter can reach. */
interface Owner {
  id: string;
  name: string;
  email: string;
}

/** The customers of the list that the partner serves, each with the owners that have an address. */
export async function listOwners(db: Db, partnerId: number, customers: readonly string[]) {
  const { rows } = await sql<{ id: string; owners: Owner[] }>`
    select o.id, coalesce((select json_agg(json_build_object('id', u.id, 'name', u.name, 'email', u.email) order by u.id)
      from members m join users u on u.id = m.user_id
      where m.subscriber_id = o.id and m.role = 'owner' and u.email is not null), '[]') as owners
    from subscribers o where o.partner_id = ${partnerId} and o.id = any(${customers}::uuid[])`.execute(db);
  return rows;
}
