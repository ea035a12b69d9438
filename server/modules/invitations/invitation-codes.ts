import type pg from 'pg';
import { type CodeHasher, drawCode, readCode } from '../../infra/codes/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import { addressKey, createLimit, type Limit } from '../../infra/limits/index.ts';

/** Who is invited: a customer by a partner, or a colleague by an organisation. */
export type InvitationKind = 'customer' | 'colleague';

/** Characters of an invitation's code: 80 random bits. */
export const invitationCodeLength = 16;

/** The purposes codes are hashed with. A change would invalidate the codes of letters already sent. */
const hashPurposes = { customer: 'invitation', colleague: 'member' } as const;

const missesAtMost = 60;
const windowSeconds = 15 * 60;

/** The stored hash of a code; a code of one kind never matches the other. */
export const hashInvitationCode = (hasher: CodeHasher, kind: InvitationKind, code: string): Buffer =>
  hasher(hashPurposes[kind], code);

/** A new code with its stored hash. */
export interface InvitationCode {
  readonly text: string;
  readonly hash: Buffer;
}

/** Draws a code for one letter or link (spec: invitations.code). */
export function drawInvitationCode(hasher: CodeHasher, kind: InvitationKind): InvitationCode {
  const text = drawCode(invitationCodeLength);
  return { text, hash: hashInvitationCode(hasher, kind, text) };
}

/** Wrong codes of both kinds by address; offices and classes share one (spec: invitations.code-limits). */
export function createMissLimit(pool: pg.Pool): Limit {
  return createLimit(pool, { name: 'invitation-misses', points: missesAtMost, windowSeconds });
}

/** What the search for an invitation needs. */
export interface InvitationSearch {
  db: Db;
  hasher: CodeHasher;
  misses: Limit;
}

/**
 * The invitation of a typed code, or nothing. A text that cannot be a code costs no attempt, because the field sends
 * prefixes while the person types. @throws Failure `registration.throttled`
 */
export async function findByCode<Found>(
  { db, hasher, misses }: InvitationSearch,
  { kind, typed, address }: { kind: InvitationKind; typed: string; address: string },
  find: (db: Db, codeHash: Buffer) => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const code = readCode(typed, invitationCodeLength);
  if (!code) return undefined;
  const place = addressKey(address);
  // Counted before the lookup, so that parallel guesses are counted too; a valid code gives the attempt back.
  const waitSeconds = await misses.take(place);
  if (waitSeconds > 0) fail('registration.throttled', { retryAfterSeconds: waitSeconds });
  const found = await find(db, hashInvitationCode(hasher, kind, code));
  if (found) await misses.giveBack(place);
  return found;
}
