import { sql } from 'kysely';
import type { Db } from '../../infra/database/index.ts';

/** A visitor's question as it is stored. */
export interface Enquiry {
  formId: number;
  name: string;
  phone: string | null;
  email: string | null;
  text: string;
  address: string;
  /** Whoever asks, where the person is signed in. */
  userId: string | null;
}

/** Serialises the enquiries of one address until the end of the transaction. */
export async function lockAddress(db: Db, address: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('enquiries'), hashtext(${address}))`.execute(db);
}

/** Whether the same person has just asked the same. */
export async function hasTwin(db: Db, enquiry: Enquiry, withinMinutes: number): Promise<boolean> {
  const twin = await db
    .selectFrom('enquiries')
    .select('id')
    .where('created_at', '>', sql<Date>`now() - make_interval(mins => ${withinMinutes})`)
    .where('form_id', '=', enquiry.formId)
    .where('name', '=', enquiry.name)
    .where('text', '=', enquiry.text)
    .where('phone', 'is not distinct from', enquiry.phone)
    .where('email', 'is not distinct from', enquiry.email)
    .where('address', '=', enquiry.address)
    .limit(1)
    .executeTakeFirst();
  return twin !== undefined;
}

/** Saves an enquiry; the consent gets the time of the transaction. */
export async function insertEnquiry(db: Db, enquiry: Enquiry): Promise<{ id: string; createdAt: Date }> {
  const row = await db
    .insertInto('enquiries')
    .values({
      form_id: enquiry.formId,
      name: enquiry.name,
      phone: enquiry.phone,
      email: enquiry.email,
      text: enquiry.text,
      address: enquiry.address,
      user_id: enquiry.userId,
    })
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow();
  return { id: row.id, createdAt: row.created_at };
}

/** Empties the addresses of enquiries older than `days`; returns how many. */
export async function forgetOldAddresses(db: Db, days: number, atMost: number): Promise<number> {
  const { numAffectedRows } = await sql`update enquiries set address = null where id in (
    select id from enquiries where address is not null and created_at < now() - make_interval(days => ${days})
    order by created_at limit ${atMost})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
