import type { QueryClient } from '@tanstack/react-query';

/** What a page may ask for before it is shown. */
export interface LoadContext {
  readonly queryClient: QueryClient;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

/** What a load function may use, from the router's own words. */
export function loadContext(queryClient: QueryClient, params: LoadContext['params'], address: string): LoadContext {
  const query = address.indexOf('?');
  return { queryClient, params, search: new URLSearchParams(query < 0 ? '' : address.slice(query)) };
}
