export { addMemberInvitation } from './member-invitations.store.ts';
export { membersCalls } from './members.routes.ts';
