import { defineCall } from './call.ts';
import type * as schemas from './search.schemas.ts';

export type { Found, FoundItem } from './search.schemas.ts';
export type { SearchType } from './search.values.ts';

/** Search over articles and news; at most the best 1000 are found (spec: search.call). */
export const search = defineCall<typeof schemas.search>({
  id: 'search.find',
  method: 'GET',
  path: '/api/v1/search/:query',
});

/** Titles that fit what has been typed so far. */
export const suggest = defineCall<typeof schemas.suggest>({
  id: 'search.suggest',
  method: 'GET',
  path: '/api/v1/search-suggestions',
});
