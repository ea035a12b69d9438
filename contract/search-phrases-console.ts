import { defineCall } from './call.ts';
import type * as schemas from './search-phrases-console.schemas.ts';

export type { ConsoleAskedDocument } from './search-phrases-console.schemas.ts';

export const listPhrases = defineCall<typeof schemas.listPhrases>({
  id: 'search.consolePhrases',
  method: 'GET',
  path: '/service/console/phrases',
});

export const getPhrases = defineCall<typeof schemas.getPhrases>({
  id: 'search.consolePhrasesOne',
  method: 'GET',
  path: '/service/console/phrases/:id',
});

export const changePhrases = defineCall<typeof schemas.changePhrases>({
  id: 'search.consolePhrasesChange',
  method: 'POST',
  path: '/service/console/phrases/:id',
});
