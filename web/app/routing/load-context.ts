import type { QueryClient } from '@tanstack/react-query';

/** What the `load` of a page gets. */
export interface LoadContext {
  readonly queryClient: QueryClient;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

/** The context of `load`, from the router's arguments. */
export function loadContext(queryClient: QueryClient, params: LoadContext['params'], address: string): LoadContext {
  const query = address.indexOf('?');
  return { queryClient, params, search: new URLSearchParams(query < 0 ? '' : address.slice(query)) };
}
