import { type InvitationState, invitationGroups } from '../../../contract/invitations.ts';

const living: readonly InvitationState[] = invitationGroups.waiting;

/** Whether none of its codes fits any more. */
export const isEnded = (state: InvitationState) => !living.includes(state);

/** Whether a new letter makes sense: an expired invitation lives on by it. */
export const maySendAgain = (state: InvitationState) => state === 'expired' || !isEnded(state);
