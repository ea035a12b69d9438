/** How many presses without an answer the form of a partner's card remembers and sends. */
export const unansweredLimit = 20;
