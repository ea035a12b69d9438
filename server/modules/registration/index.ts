export { checkName } from './check-name.ts';
export { chooseLogin } from './choose-login.ts';
export { createMissLimit, findByCode, invitationSigns } from './find-invitation.ts';
export { invitationsCalls } from './invitations.routes.ts';
export { stateOfInvitation } from './invitations.store.ts';
export { registrationCalls } from './registration.routes.ts';
export { addInvitation, insertConsents } from './registration.store.ts';
