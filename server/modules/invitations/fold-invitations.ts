import type { Backfill } from '../../infra/backfills/index.ts';
import { foldNext } from './folded-invitations.store.ts';

const atOnce = 1_000;

/** Keeps the folded names of the invitations that were there before the column. */
export const foldedInvitations: Backfill = {
  name: 'folded-invitations',
  fill: async (transaction, after) => {
    const ids = await foldNext(transaction, after, atOnce);
    return { rows: ids.length, last: ids.length < atOnce ? undefined : ids.at(-1) };
  },
};
