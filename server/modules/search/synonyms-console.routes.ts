import * as schemas from '../../../contract/search-synonyms-console.schemas.ts';
import * as calls from '../../../contract/search-synonyms-console.ts';
import type { Db } from '../../infra/database/index.ts';
import { type Handled, handle } from '../../infra/http/index.ts';
import { addSynonyms, changeSynonyms, getSynonyms, listSynonyms, removeSynonyms } from './change-synonyms.ts';

/** The calls of the console about the synonyms of the search. */
export function synonymsConsoleCalls({ db }: { db: Db }): Handled[] {
  return [
    handle(calls.listSynonyms, schemas.listSynonyms, ({ query }) => listSynonyms(db, query)),
    handle(calls.getSynonyms, schemas.getSynonyms, ({ params }) => getSynonyms(db, params.id)),
    handle(calls.addSynonyms, schemas.addSynonyms, ({ body }, caller) => addSynonyms(db, caller, body)),
    handle(calls.changeSynonyms, schemas.changeSynonyms, ({ params, body }, caller) =>
      changeSynonyms(db, caller, params.id, body),
    ),
    handle(calls.removeSynonyms, schemas.removeSynonyms, async ({ params }, caller) => {
      await removeSynonyms(db, caller, params.id);
      return { success: true } as const;
    }),
  ];
}
