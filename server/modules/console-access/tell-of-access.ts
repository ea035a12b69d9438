import { randomUUID } from 'node:crypto';
import type { Db } from '../../infra/database/index.ts';
import { findCredentials } from '../identity/index.ts';
import type { Mailing, Outbox } from '../mail/index.ts';
import { type AccessChange, accessLetter } from './letters/access-letter.ts';

/** What is needed to write a letter: of the outbox only that it takes letters. */
export interface Letters {
  readonly outbox: Pick<Outbox, 'queueMail'>;
  readonly base: Mailing['base'];
}

/** Queues the notice of a change of somebody's access to the console, in the transaction of the change. */
export async function tellOfAccess(db: Db, { outbox, base }: Letters, userId: string, change: AccessChange) {
  const person = await findCredentials(db, userId);
  if (!person?.email) return;
  await outbox.queueMail(db, {
    key: `console-access:${randomUUID()}`,
    kind: 'console-access',
    to: { name: person.name, address: person.email },
    letter: await accessLetter(db, { login: person.login, change, at: new Date(), base }),
  });
}
