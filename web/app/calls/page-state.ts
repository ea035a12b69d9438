import type { QueryClient, QueryKey } from '@tanstack/react-query';

type Answer = readonly [key: QueryKey, data: unknown];

/** What the server tells the browser about the page it rendered, in `<script id="state">`. */
export interface PageState {
  readonly answers: readonly Answer[];
  /** The failure the page shows instead of its screen. */
  readonly failure: { readonly routeId: string; readonly status: number } | null;
}

/**
 * The answers a page was rendered from. They have no timestamps, so that the same content makes the same bytes and
 * browsers need not fetch the page again. Browsers revalidate a page each time, so its answers are fresh when they are
 * taken.
 */
export function answersOf(queryClient: QueryClient): Answer[] {
  const answered = queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' });
  return answered.map(({ queryKey, state }) => [queryKey, state.data]);
}

/** Puts the answers of the page into the query cache. */
export function takeAnswers(queryClient: QueryClient, { answers }: PageState): void {
  for (const [key, data] of answers) queryClient.setQueryData(key, data);
}
