import { defineCall } from './call.ts';
import type * as schemas from './search.schemas.ts';

export type { Found, FoundItem } from './search.schemas.ts';
export type { FoundKind, NarrowingType, SearchType } from './search.values.ts';

/** Search over the whole site as a visitor sees it; at most the best `mostFound` are found (spec: search.call). */
export const search = defineCall<typeof schemas.search>({
  id: 'search.find',
  method: 'GET',
  path: '/api/v1/search/:query',
});

/** The same with the questions that only signed-in people see: its answer is never stored (spec: search.hidden). */
export const searchSignedIn = defineCall<typeof schemas.searchSignedIn>({
  id: 'search.findSignedIn',
  method: 'GET',
  path: '/service/bl/search/:query',
});

/** Titles that fit what has been typed so far. */
export const suggest = defineCall<typeof schemas.suggest>({
  id: 'search.suggest',
  method: 'GET',
  path: '/api/v1/search-suggestions',
});

/** The same with the questions that only signed-in people see. */
export const suggestSignedIn = defineCall<typeof schemas.suggestSignedIn>({
  id: 'search.suggestSignedIn',
  method: 'GET',
  path: '/service/bl/search-suggestions',
});
