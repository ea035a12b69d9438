import { queryOptions } from '@tanstack/react-query';
import { type Application, allMine, listApplications } from '../../../contract/applications.ts';
import { request } from '../../app/calls/api.ts';
import { isSignedOut } from '../../app/calls/call-failure.ts';
import { personal } from '../../app/calls/personal-data.ts';
import { firstPageSize, mergePages, type PageToFetch, pagesAfterFirst } from './held-applications.ts';
import type { ListChoice } from './list-address.ts';

const askAgainMs = 2_000;
const askAgainAfterFailureMs = 10_000;
/** A closed application is opened by an extension of the partner, for which the person may be waiting. */
const askAgainOfClosedMs = 30_000;

interface Fetched {
  readonly status: string;
  readonly error: Error | null;
}

/** The list is fetched again only while an application is in preparation or closed; a hidden tab does not fetch. */
export function askAgainIn(applications: readonly Application[] | undefined, { status, error }: Fetched) {
  const some = (wanted: Application['status']) => applications?.some((one) => one.status === wanted) ?? false;
  if (isSignedOut(error)) return false;
  if (some('preparation')) return status === 'error' ? askAgainAfterFailureMs : askAgainMs;
  return some('closed') && askAgainOfClosedMs;
}

const usual = {
  // Without a network the page says so at once; when it is back, what failed is asked for again.
  refetchOnReconnect: (query: { state: Fetched }) => (query.state.status === 'error' ? 'always' : false),
} as const;

const fetchPage = (types: readonly string[], { page, count }: PageToFetch, signal: AbortSignal) =>
  request(
    listApplications,
    { query: { solutions: types.join(',') || allMine, subscribers: allMine, page, count } },
    signal,
  );

/** The person's applications, by pages and as a whole. */
export const applicationsQueries = {
  /** The key prefix of all of them, for changes of an application. */
  everything: [personal, 'applications'],
  /** One page of the chosen kinds, with the counts by kind over all. */
  page: ({ types, page }: ListChoice) =>
    queryOptions({
      ...usual,
      queryKey: [personal, 'applications', 'page', types.join(','), page],
      queryFn: ({ signal }) => fetchPage(types, { page, count: firstPageSize }, signal),
      refetchInterval: ({ state }) => askAgainIn(state.data?.content, state),
    }),
  /** Everything after the first page of a list that the browser holds; a changed total fetches them again. */
  rest: (total: number) =>
    queryOptions({
      ...usual,
      queryKey: [personal, 'applications', 'rest', total],
      queryFn: async ({ signal }) => {
        const pages = await Promise.all(pagesAfterFirst(total).map((page) => fetchPage([], page, signal)));
        return mergePages(pages.map(({ content }) => content));
      },
      refetchInterval: ({ state }) => askAgainIn(state.data, state),
    }),
};
