import type { Backfill } from '../../infra/backfills/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { foldNext } from './folded-invitations.store.ts';

const atOnce = 1_000;

/** Keeps what invitations are searched by for those that were there before the column. */
export const searchOfInvitations: Backfill = { name: 'search-of-invitations', fill };

/** The same for the build before, whose column goes when no machine has it any more. */
export const foldedInvitations: Backfill = { name: 'folded-invitations', fill };

async function fill(transaction: Db, after: string | undefined): ReturnType<Backfill['fill']> {
  const ids = await foldNext(transaction, after, atOnce);
  return { rows: ids.length, last: ids.length < atOnce ? undefined : ids.at(-1) };
}
