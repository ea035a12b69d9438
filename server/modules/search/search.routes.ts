import * as contract from '../../../contract/search.ts';
import type { Db } from '../../infra/database/index.ts';
import { type Handled, handle } from '../../infra/http/index.ts';
import { findDocuments } from './find-documents.ts';
import { suggestTitles } from './suggest-titles.ts';

/** The calls of the search over articles and news. */
export function searchCalls({ db, basePath }: { db: Db; basePath: string }): Handled[] {
  return [
    handle(contract.search, ({ params, query }) => findDocuments(db, basePath, { ...params, ...query })),
    handle(contract.suggest, ({ query }) => suggestTitles(db, basePath, query)),
  ];
}
