/** The longest name or city that is looked for, letters. */
export const longestPartnerFilter = 100;
