import { openDatabase } from '../../server/infra/database/index.ts';
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
