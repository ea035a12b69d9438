/** The most customers one letter goes to. */
export const customersOfLetter = 200;
