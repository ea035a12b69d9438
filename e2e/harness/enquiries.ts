import { sql } from 'kysely';
import { openDatabase } from '../../server/infra/database/index.ts';
import { buildPartner } from '../../server/seed/index.ts';
import type { PortalPlace } from './start-portal.ts';

interface WantedEnquiry {
  readonly name: string;
  readonly text: string;
  readonly email?: string;
  readonly phone?: string;
}

/** Makes a visitor's question, as the contact form leaves it; its number. */
export async function makeEnquiry({ connection }: PortalPlace, wanted: WantedEnquiry): Promise<string> {
  const database = openDatabase(connection, { maxConnections: 1, onIdleError: () => undefined });
  try {
    const { email = null, phone = null, name, text } = wanted;
    const { id } = await database.db
      .insertInto('enquiries')
      .values({ form_id: 13, name, text, email, phone })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  } finally {
    await database.close();
  }
}

/** Makes a partner whose card has an address. */
export async function makeAskedPartner({ connection }: PortalPlace, name: string, mail: string): Promise<void> {
  const database = openDatabase(connection, { maxConnections: 1, onIdleError: () => undefined });
  try {
    const id = await buildPartner(database.db, { name, code: mail, published: false });
    await database.db.updateTable('partners').set({ mail }).where('id', '=', id).execute();
  } finally {
    await database.close();
  }
}

/** Hands a question to the partner whose card has the address, without a letter. */
export async function giveToPartner({ connection }: PortalPlace, id: string, mail: string): Promise<void> {
  const database = openDatabase(connection, { maxConnections: 1, onIdleError: () => undefined });
  try {
    const { id: partnerId } = await database.db
      .selectFrom('partners')
      .select('id')
      .where('mail', '=', mail)
      .executeTakeFirstOrThrow();
    await database.db
      .updateTable('enquiries')
      .set({ state: 'work', handed_at: sql<Date>`now()`, partner_id: partnerId })
      .where('id', '=', id)
      .execute();
  } finally {
    await database.close();
  }
}

/** Lets days pass since a question was handed to a partner. */
export async function letDaysPassAtPartner({ connection }: PortalPlace, id: string, days: number): Promise<void> {
  const database = openDatabase(connection, { maxConnections: 1, onIdleError: () => undefined });
  try {
    await database.db
      .updateTable('enquiries')
      .set({ handed_at: sql<Date>`now() - make_interval(days => ${days})` })
      .where('id', '=', id)
      .execute();
  } finally {
    await database.close();
  }
}

/** Makes the letters to an address such that no mail server took them. */
export async function bounceLettersTo({ connection }: PortalPlace, address: string, reason: string): Promise<void> {
  const database = openDatabase(connection, { maxConnections: 1, onIdleError: () => undefined });
  try {
    await database.db
      .updateTable('mails')
      .set({ state: 'dead', last_error: reason })
      .where('recipient_address', '=', address)
      .execute();
  } finally {
    await database.close();
  }
}
