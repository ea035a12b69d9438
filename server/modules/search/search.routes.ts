import * as schemas from '../../../contract/search.schemas.ts';
import * as calls from '../../../contract/search.ts';
import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import { type Caller, type Handled, handle } from '../../infra/http/index.ts';
import { createLane } from '../../infra/limits/index.ts';
import { findDocuments } from './find-documents.ts';
import { suggestTitles } from './suggest-titles.ts';

// The dearest reading of the portal: it may take two connections and no more (spec: search.lane).
const searchesAtOnce = 2;
const waitingOfAddress = 20;

/** The calls of the search over articles and news. */
export function searchCalls({ db }: { db: Db }): Handled[] {
  const lane = createLane({ atOnce: searchesAtOnce, waiting: waitingOfAddress });
  const inTurn = async <Result>({ origin }: Caller, work: () => Promise<Result>): Promise<Result> =>
    (await lane(origin.address, work)) ?? fail('search.too-often', { retryAfterSeconds: 2 });
  return [
    handle(calls.search, schemas.search, ({ params, query }, caller) =>
      inTurn(caller, () => findDocuments(db, { ...params, ...query })),
    ),
    handle(calls.suggest, schemas.suggest, ({ query }, caller) => inTurn(caller, () => suggestTitles(db, query))),
  ];
}
