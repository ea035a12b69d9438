/** The roles that are given one by one; everybody is a subscriber. */
export const grantedRoles = ['partner', 'operator', 'editor'] as const;
