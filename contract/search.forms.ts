/** The longest query of a search, characters (contract, section 3). */
export const longestQuery = 200;
