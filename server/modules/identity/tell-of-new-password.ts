import { randomUUID } from 'node:crypto';
import type { Db } from '../../infra/database/index.ts';
import type { Mailing } from '../mail/index.ts';
import { passwordChangedLetter } from './letters/password-changed-letter.ts';

interface Person {
  login: string;
  name: string;
  email: string | null;
}

/** Queues the notice of a new password in the transaction that saves it. */
export async function tellOfNewPassword(
  db: Db,
  { outbox, base }: Mailing,
  { login, name, email }: Person,
  how: 'changed' | 'recovered',
): Promise<void> {
  if (!email) return;
  await outbox.queueMail(db, {
    key: `password-changed:${randomUUID()}`,
    kind: 'password-changed',
    to: { name, address: email },
    letter: await passwordChangedLetter(db, { login, how, base }),
  });
}
