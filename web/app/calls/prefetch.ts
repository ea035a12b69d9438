import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Fetches what a page shows before it is shown. On the server a failure fails the page: 503, or the copy kept from
 * before. In the browser the page opens all the same, and the screen shows the failure in the place of the data.
 */
export async function prefetch<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data | undefined> {
  const asked = queryClient.ensureQueryData(options);
  return typeof window === 'undefined' ? asked : asked.catch(() => undefined);
}
