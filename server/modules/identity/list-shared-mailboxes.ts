import type { Db } from '../../infra/database/index.ts';
import { mailboxKey, spellingKeys } from './mailbox-key.ts';
import { findByMailboxes, findManySpelled } from './mailboxes.store.ts';

/** Accounts of before whose e-mails are one mailbox; the oldest first. */
export interface SharedMailbox {
  readonly mailbox: string;
  readonly accounts: readonly {
    readonly id: string;
    readonly login: string;
    readonly name: string;
    readonly email: string;
  }[];
}

/**
 * The mailboxes with more than one account: they were made before addresses were compared by their mailbox, all of them
 * sign in, and no more come (spec: identity.shared-mailboxes).
 */
export async function listSharedMailboxes(db: Db): Promise<SharedMailbox[]> {
  // Only an address that can be written in two ways can be two accounts'.
  const spelled = (await findManySpelled(db)).flatMap(({ email }) => email ?? []);
  const found = await findByMailboxes(db, spelled.map(mailboxKey), spelled.flatMap(spellingKeys));
  const groups = new Map<string, SharedMailbox['accounts'][number][]>();
  for (const { id, login, name, email } of found) {
    if (email === null) continue;
    const group = groups.get(mailboxKey(email)) ?? [];
    groups.set(mailboxKey(email), [...group, { id, login, name, email }]);
  }
  return [...groups]
    .filter(([, accounts]) => accounts.length > 1)
    .map(([mailbox, accounts]) => ({ mailbox, accounts }))
    .sort((one, other) => (one.mailbox < other.mailbox ? -1 : 1));
}
