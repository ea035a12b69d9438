export { invitationSigns } from './find-invitation.ts';
export { invitationsCalls } from './invitations.routes.ts';
export { registrationCalls } from './registration.routes.ts';
export { addInvitation } from './registration.store.ts';
