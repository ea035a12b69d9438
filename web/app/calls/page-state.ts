import type { QueryClient, QueryKey } from '@tanstack/react-query';

type Answer = readonly [key: QueryKey, data: unknown];

/** What the server tells the browser about the page it rendered; stands in `<script id="state">`. */
export interface PageState {
  readonly answers: readonly Answer[];
  /** The failure the page shows instead of its screen. */
  readonly failure: { readonly routeId: string; readonly status: number } | null;
}

/**
 * The answers a page was rendered from. They bear no time: the same content makes the same page to the byte, which
 * browsers need not fetch again. A page is asked for anew each time, so its answers are fresh when they are taken.
 */
export function answersOf(queryClient: QueryClient): Answer[] {
  const answered = queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' });
  return answered.map(({ queryKey, state }) => [queryKey, state.data]);
}

/** Puts the answers of the page where its queries look for them. */
export function takeAnswers(queryClient: QueryClient, { answers }: PageState): void {
  for (const [key, data] of answers) queryClient.setQueryData(key, data);
}
