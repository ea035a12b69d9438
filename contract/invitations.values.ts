/** The states of an invitation: the letter queued, sent, not delivered; the link opened; and the three final ones. */
export const invitationStates = ['queued', 'sent', 'bounced', 'opened', 'used', 'expired', 'revoked'] as const;
export type InvitationState = (typeof invitationStates)[number];

/** The states as the cabinet groups them. */
export const invitationGroups = {
  waiting: ['queued', 'sent', 'bounced', 'opened'],
  used: ['used'],
  closed: ['expired', 'revoked'],
} as const satisfies Record<string, readonly InvitationState[]>;
export type InvitationGroup = keyof typeof invitationGroups;

/** Names of the groups, in the order of the screen. */
export const groupNames = Object.keys(invitationGroups) as InvitationGroup[];
