export { type AcceptRules, acceptInvitation } from './accept-invitation.ts';
export { colleagueInvitationsCalls } from './colleague-invitations.routes.ts';
export { revokeSentBy } from './colleague-invitations.store.ts';
export { customerInvitationsCalls } from './customer-invitations.routes.ts';
export type { UsableCustomerInvitation } from './customer-invitations.store.ts';
export { findColleagueInvitation, findCustomerInvitation } from './find-invitation.ts';
export { foldedInvitations, searchOfInvitations } from './fold-invitations.ts';
export { importCalls } from './import/import.routes.ts';
export { deleteOldImports } from './import/import.store.ts';
export { defineImport } from './import/run-import.ts';
export {
  createMissLimit,
  hashInvitationCode,
  type InvitationSearch,
  invitationCodeLength,
} from './invitation-codes.ts';
export { colleagueRules, customerRules } from './invitation-rules.ts';
export { invitationDays } from './invitation-states.ts';
export { insertInvitation, noteOpened, noteUsedBy, spendInvitation } from './invitations.store.ts';
export { invitationsConsoleCalls } from './invitations-console.routes.ts';
export { resendAny } from './invite-as-operator.ts';
export { invitationsTemplates } from './letters/list-templates.ts';
