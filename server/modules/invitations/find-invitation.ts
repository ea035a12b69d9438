import { findUsableByColleague, type UsableColleagueInvitation } from './colleague-invitations.store.ts';
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
