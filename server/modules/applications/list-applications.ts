import { allMine } from '../../../contract/applications.ts';
import type { Db } from '../../infra/database/index.ts';
import { JsonText, type Viewer } from '../../infra/http/index.ts';
import type { Addresses } from './application-address.ts';
import { listApplicationsJson } from './applications.store.ts';

interface Query {
  solutions: string;
  subscribers: string;
  page: number;
  count: number;
}

/**
 * A page of the person's applications; what is asked for is intersected with what is theirs
 * (spec: applications.list-call).
 */
export async function listApplications(db: Db, viewer: Viewer, query: Query, addresses: Addresses): Promise<JsonText> {
  const asked = new Set(query.subscribers.split(','));
  const subscriberIds =
    query.subscribers === allMine ? viewer.subscriberIds : viewer.subscriberIds.filter((id) => asked.has(id));
  const solutionCodes = query.solutions === allMine ? null : query.solutions.split(',');
  const list = {
    subscriberIds,
    solutionCodes,
    allSubscriberIds: viewer.subscriberIds,
    page: query.page,
    count: query.count,
  };
  return new JsonText(await listApplicationsJson(db, list, addresses));
}
