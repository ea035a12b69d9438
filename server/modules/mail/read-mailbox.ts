import type { Db } from '../../infra/database/index.ts';
import { findMail, listMails } from './mail.store.ts';

const shown = 100;

/** The newest letters of the outbox. */
export const readMailbox = (db: Db) => listMails(db, shown);

/** One letter with its bodies, or nothing. */
export async function readLetter(db: Db, id: string) {
  return /^\d{1,15}$/.test(id) ? findMail(db, id) : undefined;
}
