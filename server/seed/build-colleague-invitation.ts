import { type CodeHasher, readCode } from '../infra/codes/index.ts';
import type { Db } from '../infra/database/index.ts';
import { loginKey } from '../modules/identity/index.ts';
import { hashInvitationCode, insertInvitation, invitationCodeLength } from '../modules/invitations/index.ts';

interface KnownInvitation {
  subscriberId: string;
  email: string;
  code: string;
  role?: 'owner' | 'administrator' | 'user';
}

/** Makes an invitation of a colleague whose code is known beforehand; returns its id. */
export async function buildColleagueInvitation(
  db: Db,
  hasher: CodeHasher,
  { code, subscriberId, email, role = 'user' }: KnownInvitation,
): Promise<string> {
  const read = readCode(code, invitationCodeLength);
  if (!read) throw new Error(`${code} can be no code of an invitation`);
  const invitation = { subscriberId, email, emailKey: loginKey(email), role, createdBy: null };
  return insertInvitation(db, invitation, hashInvitationCode(hasher, 'colleague', read));
}
