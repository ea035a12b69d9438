import { failures } from '../../../contract/failures.ts';
import type { PartnerInfo } from '../../../contract/registration.ts';
import { emailHasAccount } from '../identity/index.ts';
import { findCustomerInvitation, type InvitationSearch, noteOpened } from '../invitations/index.ts';
import { chooseLogin } from './choose-login.ts';

const unusable: PartnerInfo = {
  cause: failures['registration.unusable-code'].message,
  serviceOrganization: null,
  registrationInfo: null,
};

/**
 * Who invites by a code and to which e-mail (spec: registration.partner-info). All codes that cannot be used have one cause.
 * @throws Failure `registration.throttled`
 */
export async function getPartnerInfo(search: InvitationSearch, typed: string, address: string): Promise<PartnerInfo> {
  const invitation = await findCustomerInvitation(search, typed, address);
  if (!invitation) return unusable;
  const { email, partner_name: name, site, mail, phone, description } = invitation;
  // At the same time, so that the person waits only for the slowest of them.
  const [login, hasAccount] = await Promise.all([
    chooseLogin(search.db, invitation),
    emailHasAccount(search.db, email),
    noteOpened(search.db, invitation.id),
  ]);
  return {
    cause: null,
    serviceOrganization: { name, properties: { site, mail, phone, description } },
    registrationInfo: { email, login, hasAccount },
  };
}
