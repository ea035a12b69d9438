import { type InvitationState, invitationGroups } from '../../../contract/invitations.ts';

/** States in which a code of the invitation is valid (spec: invitations.states). */
export const usableStates: readonly InvitationState[] = invitationGroups.waiting;

/** States in which a new letter makes sense; it renews an expired invitation. */
export const resendableStates: readonly InvitationState[] = [...usableStates, 'expired'];

/** How long a code is valid; the table gives a new invitation as much. */
export const invitationDays = 14;
