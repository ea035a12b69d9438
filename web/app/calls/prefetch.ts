import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { isAbsent } from './call-failure.ts';

/**
 * Fetches what a page shows before it is shown. On the server a failure fails the page: 503, or the copy kept from
 * before. In the browser the page opens all the same, and the screen shows the failure in the place of the data; only
 * what is absent is another page.
 */
export async function prefetch<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data | undefined> {
  const asked = queryClient.ensureQueryData(options);
  if (import.meta.env.SSR) return asked;
  return asked.catch((error: unknown) => {
    if (isAbsent(error)) throw error;
    return undefined;
  });
}
