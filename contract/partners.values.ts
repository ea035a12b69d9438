/** The longest name or city that is looked for, letters. */
export const longestPartnerFilter = 100;

/** The longest description of a partner, whoever writes it: the partner itself or the console. */
export const longestDescription = 2_000;
