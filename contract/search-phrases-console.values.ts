/** Whether documents have phrases that people ask by. */
export const phraseStates = ['some', 'none'] as const;

export const mostPhrases = 30;
export const longestPhrase = 100;
