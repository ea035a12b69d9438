import { findJoined, findUsableByColleague, type UsableColleagueInvitation } from './colleague-invitations.store.ts';
import { findUsableByPartner, type UsableCustomerInvitation } from './customer-invitations.store.ts';
import { findByCode, type InvitationSearch } from './invitation-codes.ts';

/** The usable invitation of a customer by a typed code, or nothing. @throws Failure `registration.throttled` */
export function findCustomerInvitation(
  search: InvitationSearch,
  typed: string,
  address: string,
): Promise<UsableCustomerInvitation | undefined> {
  return findByCode(search, { kind: 'customer', typed, address }, findUsableByPartner);
}

/** The usable invitation of a colleague by a typed code, or nothing. @throws Failure `registration.throttled` */
export function findColleagueInvitation(
  search: InvitationSearch,
  typed: string,
  address: string,
): Promise<UsableColleagueInvitation | undefined> {
  return findByCode(search, { kind: 'colleague', typed, address }, findUsableByColleague);
}

/** The same, or else that the person has joined by this code before. @throws Failure `registration.throttled` */
export function findOwnInvitation(
  search: InvitationSearch,
  typed: string,
  { userId, address }: { userId: string; address: string },
): Promise<UsableColleagueInvitation | { isInCabinet: boolean } | undefined> {
  return findByCode(
    search,
    { kind: 'colleague', typed, address },
    async (db, hash) => (await findUsableByColleague(db, hash)) ?? findJoined(db, { codeHash: hash }, userId),
  );
}
