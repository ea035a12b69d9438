import { defineCall } from './call.ts';
import type * as schemas from './search-synonyms-console.schemas.ts';

export type { ConsoleSynonyms } from './search-synonyms-console.schemas.ts';

export const listSynonyms = defineCall<typeof schemas.listSynonyms>({
  id: 'search.consoleSynonyms',
  method: 'GET',
  path: '/service/console/synonyms',
});

export const getSynonyms = defineCall<typeof schemas.getSynonyms>({
  id: 'search.consoleSynonymsOne',
  method: 'GET',
  path: '/service/console/synonyms/:id',
});

export const addSynonyms = defineCall<typeof schemas.addSynonyms>({
  id: 'search.consoleSynonymsAdd',
  method: 'POST',
  path: '/service/console/synonyms',
});

export const changeSynonyms = defineCall<typeof schemas.changeSynonyms>({
  id: 'search.consoleSynonymsChange',
  method: 'POST',
  path: '/service/console/synonyms/:id',
});

export const removeSynonyms = defineCall<typeof schemas.removeSynonyms>({
  id: 'search.consoleSynonymsRemove',
  method: 'POST',
  path: '/service/console/synonyms/:id/remove',
});
