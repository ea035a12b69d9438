import * as schemas from '../../../contract/search.schemas.ts';
import * as calls from '../../../contract/search.ts';
import type { Db } from '../../infra/database/index.ts';
import { type Handled, handle } from '../../infra/http/index.ts';
import type { Settings } from '../../infra/settings/index.ts';
import { findDocuments } from './find-documents.ts';
import type { Scope } from './reach.ts';
import { suggestTitles } from './suggest-titles.ts';

/**
 * The calls of the search over the whole site. What visitors ask never knows who asks: nothing hidden can be in an answer
 * that a proxy or the cache of pages keeps (spec: search.hidden).
 */
export function searchCalls({ db, settings }: { db: Db; settings: Pick<Settings, 'START_SERVICE_URL'> }): Handled[] {
  const visitor: Scope = { isSignedIn: false, withoutTariffs: settings.START_SERVICE_URL !== undefined };
  const person: Scope = { ...visitor, isSignedIn: true };
  return [
    handle(calls.search, schemas.search, ({ params, query }) => findDocuments(db, { ...params, ...query }, visitor)),
    handle(calls.searchSignedIn, schemas.searchSignedIn, ({ params, query }) =>
      findDocuments(db, { ...params, ...query }, person),
    ),
    handle(calls.suggest, schemas.suggest, ({ query }) => suggestTitles(db, query, visitor)),
    handle(calls.suggestSignedIn, schemas.suggestSignedIn, ({ query }) => suggestTitles(db, query, person)),
  ];
}
