import type pg from 'pg';
import { type CodeHasher, readCode } from '../../infra/codes/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import { addressKey, createLimit, type Limit } from '../../infra/limits/index.ts';
import { findUsableInvitation, type UsableInvitation } from './registration.store.ts';

/** Signs of an invitation's code: 80 random bits. */
export const invitationSigns = 16;

const missesAtMost = 60;
const windowSeconds = 15 * 60;

/** Wrong codes by address; offices and classes share one (quality, S1). */
export function createMissLimit(pool: pg.Pool): Limit {
  return createLimit(pool, { name: 'invitation-misses', points: missesAtMost, windowSeconds });
}

/** What the search for an invitation needs. */
export interface InvitationSearch {
  db: Db;
  hasher: CodeHasher;
  misses: Limit;
}

/** The usable invitation of a typed code, or nothing. @throws Failure `registration.throttled` */
export async function findInvitation(
  { db, hasher, misses }: InvitationSearch,
  typed: string,
  address: string,
): Promise<UsableInvitation | undefined> {
  return findByCode(misses, { typed, address }, (code) => findUsableInvitation(db, hasher('invitation', code)));
}

/**
 * What a typed code leads to, or nothing. A text that cannot be a code costs no attempt: the field sends prefixes while
 * the person types. @throws Failure `registration.throttled`
 */
export async function findByCode<Found>(
  misses: Limit,
  { typed, address }: { typed: string; address: string },
  find: (code: string) => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const code = readCode(typed, invitationSigns);
  if (!code) return undefined;
  const place = addressKey(address);
  // Counted before the look, so that parallel guesses are counted too; a hit is given back.
  const waitSeconds = await misses.take(place);
  if (waitSeconds > 0) fail('registration.throttled', { retryAfterSeconds: waitSeconds });
  const found = await find(code);
  if (found) await misses.giveBack(place);
  return found;
}
