import type { CallAnswer, CheckedInput } from '../../../contract/call.ts';
import type { ConsoleListQuery } from '../../../contract/console-list.ts';
import type { AccountCollision, listCollisions as call } from '../../../contract/identity-console.ts';
import type { Db } from '../../infra/database/index.ts';
import { listForeignLogins } from './list-foreign-logins.ts';
import { listSharedMailboxes } from './list-shared-mailboxes.ts';

/**
 * Accounts of before that the rules of today would not admit: several of one mailbox, and logins that are somebody else's
 * e-mail. There are few of them and no more come, so all are read.
 */
export async function listCollisions(
  db: Db,
  { page, perPage, order, q, ids }: CheckedInput<typeof call>['query'] & ConsoleListQuery,
): Promise<CallAnswer<typeof call>> {
  const asked = q.toLowerCase();
  const found = [...(await sharedMailboxes(db)), ...(await foreignLogins(db))]
    .filter((one) => !ids || ids.includes(one.id))
    .filter((one) => JSON.stringify(one).toLowerCase().includes(asked))
    .sort((one, other) => (one.subject < other.subject ? -1 : 1));
  if (order === 'desc') found.reverse();
  const items = found.slice((page - 1) * perPage, page * perPage);
  return { items, total: found.length, more: false };
}

async function sharedMailboxes(db: Db): Promise<AccountCollision[]> {
  const shared = await listSharedMailboxes(db);
  return shared.map(({ mailbox, accounts }) => ({
    id: `mailbox:${mailbox}`,
    kind: 'shared-mailbox',
    subject: mailbox,
    accounts: accounts.map(({ id, ...account }) => ({ userId: id, ...account })),
  }));
}

async function foreignLogins(db: Db): Promise<AccountCollision[]> {
  const logins = await listForeignLogins(db);
  return logins.map(({ id, login, name, email, ownersId, ownersLogin }) => ({
    id: `login:${login}`,
    kind: 'foreign-login',
    subject: login,
    accounts: [
      { userId: id, login, name, email },
      ...(ownersId === null || ownersLogin === null
        ? []
        : [{ userId: ownersId, login: ownersLogin, name: '', email: login }]),
    ],
  }));
}
