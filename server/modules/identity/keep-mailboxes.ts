import type { Backfill } from '../../infra/backfills/index.ts';
import { keepMailboxes } from './mailboxes.store.ts';

const atOnce = 500;

/** Keeps the mailboxes of the accounts that were there before the column (spec: identity.one-mailbox). */
export const keptMailboxes: Backfill = {
  name: 'mailboxes',
  fill: async (transaction, after) => {
    const ids = await keepMailboxes(transaction, after, atOnce);
    return { rows: ids.length, last: ids.length < atOnce ? undefined : ids.at(-1) };
  },
};
