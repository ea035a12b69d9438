import * as schemas from '../../../contract/search-phrases-console.schemas.ts';
import * as calls from '../../../contract/search-phrases-console.ts';
import type { Db } from '../../infra/database/index.ts';
import { type Handled, handle } from '../../infra/http/index.ts';
import { changePhrases, getPhrases, listPhrases } from './change-phrases.ts';

/** The calls of the console about the phrases that people ask for documents by. */
export function phrasesConsoleCalls({ db }: { db: Db }): Handled[] {
  return [
    handle(calls.listPhrases, schemas.listPhrases, ({ query }) => listPhrases(db, query)),
    handle(calls.getPhrases, schemas.getPhrases, ({ params }) => getPhrases(db, params.id)),
    handle(calls.changePhrases, schemas.changePhrases, ({ params, body }, caller) =>
      changePhrases(db, caller, params.id, body),
    ),
  ];
}
