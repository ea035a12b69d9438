/** What a person may be in an organisation, the most powerful first. */
export const memberRoles = ['owner', 'administrator', 'user'] as const;
export type MemberRole = (typeof memberRoles)[number];
