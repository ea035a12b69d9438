import { type InvitationState, invitationGroups } from '../../../contract/invitations.ts';

/** States in which a code of the invitation fits (spec: invitations.states). */
export const usableStates: readonly InvitationState[] = invitationGroups.waiting;

/** States in which a new letter makes sense: an expired invitation lives on by it. */
export const resendableStates: readonly InvitationState[] = [...usableStates, 'expired'];
