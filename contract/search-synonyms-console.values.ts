/** Whether a group of synonyms came with a build, was changed since, or is the operator's own. */
export const synonymOrigins = ['build', 'changed', 'own'] as const;

export const fewestSynonyms = 2;
export const mostSynonyms = 30;
/** The search looks for names of up to so many words. */
export const mostWordsOfSynonym = 4;
export const longestSynonym = 80;
