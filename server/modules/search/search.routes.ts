import * as schemas from '../../../contract/search.schemas.ts';
import * as calls from '../../../contract/search.ts';
import type { Db } from '../../infra/database/index.ts';
import { type Handled, handle } from '../../infra/http/index.ts';
import { findDocuments } from './find-documents.ts';
import { suggestTitles } from './suggest-titles.ts';

/** The calls of the search over the whole site. */
export function searchCalls({ db }: { db: Db }): Handled[] {
  return [
    handle(calls.search, schemas.search, ({ params, query }) => findDocuments(db, { ...params, ...query })),
    handle(calls.searchSignedIn, schemas.searchSignedIn, ({ params, query }) =>
      findDocuments(db, { ...params, ...query }),
    ),
    handle(calls.suggest, schemas.suggest, ({ query }) => suggestTitles(db, query)),
    handle(calls.suggestSignedIn, schemas.suggestSignedIn, ({ query }) => suggestTitles(db, query)),
  ];
}
