export { invitationSigns } from './find-invitation.ts';
export { registrationCalls } from './registration.routes.ts';
export { addInvitation, addInvitationCode } from './registration.store.ts';
