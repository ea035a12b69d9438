export { InvitationState } from './parts/invitation-state.tsx';
