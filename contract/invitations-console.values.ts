/** Whom an invitation brings: a customer of a partner, a colleague, or somebody into a partner's cabinet. */
export const invitationKinds = ['customer', 'colleague', 'partner'] as const;

/** What the console's list shows apart. */
export const invitationLists = ['waiting', 'bounced', 'used', 'closed'] as const;
