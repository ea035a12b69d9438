import { QueryClient } from '@tanstack/react-query';

/** How long an answer counts as fresh. */
export const freshMs = 60_000;
// On the server a client lives for one page; a timer for each answer would keep it in memory for minutes.
const keptMs = freshMs * 5;

/** Sent even when the browser reports to be offline, so that the person reads at once that there is no connection. */
const networkMode = 'always';

/** Data are fresh for 60 s, never fetched again on focus, never tried again (spec: calls.browser-cache). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        gcTime: import.meta.env.SSR ? Number.POSITIVE_INFINITY : keptMs,
        retry: false,
        networkMode,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { retry: false, networkMode },
    },
  });
}
