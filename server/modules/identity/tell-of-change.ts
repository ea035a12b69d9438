import { randomUUID } from 'node:crypto';
import type { Db } from '../../infra/database/index.ts';
import type { Mailing } from '../mail/index.ts';
import { accountChangedLetter, emailLeftLetter, emailRemovedLetter } from './letters/account-changed-letters.ts';
import { mailboxKey } from './mailbox-key.ts';

interface Account {
  name: string;
  login: string;
  email: string | null;
}

const mailboxOf = (email: string | null) => email && mailboxKey(email);

/** Queues the notices of a changed login or e-mail, to the mailbox of now and to that of before, with the change. */
export async function tellOfChange(
  db: Db,
  { outbox, base }: Mailing,
  before: Account,
  { name, login, email }: Account,
): Promise<void> {
  const isMoved = mailboxOf(email) !== mailboxOf(before.email);
  if (!isMoved && login === before.login) return;
  const queue = async (address: string | null, letter: () => ReturnType<typeof emailLeftLetter>) => {
    if (!address) return;
    const key = `account-changed:${randomUUID()}`;
    await outbox.queueMail(db, { key, kind: 'account-changed', to: { name, address }, letter: await letter() });
  };
  await queue(email, () => accountChangedLetter(db, { login, email: email ?? '', base }));
  if (isMoved)
    await queue(before.email, () => (email ? emailLeftLetter(db, base) : emailRemovedLetter(db, { login, base })));
}
