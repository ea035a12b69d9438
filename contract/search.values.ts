/** The longest query of a search, characters (spec: search.query-limit). */
export const longestQuery = 200;

/** Documents that a search finds at most, the best: nobody pages further, and all of them are ordered for each search (spec: search.call). */
export const mostFound = 300;

/** Where one may search: articles or news; without a type on the whole site. */
export const searchTypes = ['article', 'news'] as const;
export type SearchType = (typeof searchTypes)[number];

/** What a search may be narrowed to: what people choose, and questions for the filter of theirs. */
export const narrowingTypes = [...searchTypes, 'question'] as const;
export type NarrowingType = (typeof narrowingTypes)[number];

/** What a search over the whole site finds. */
export const foundKinds = [...searchTypes, 'question', 'solution', 'tariff', 'review', 'partner', 'page'] as const;
export type FoundKind = (typeof foundKinds)[number];
