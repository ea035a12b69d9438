import { type QueryKey, type UseQueryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { logQuietly } from '../../../app/calls/browser-log.ts';
import { useQuietQuery } from '../../../app/calls/use-page-query.ts';

/**
 * The data of a block of the home page. Nothing when they did not come with the page: the block is then left out, the
 * log has a line that begins with `text`, and they are not fetched again, so that the page does not move (spec:
 * content.block-failure).
 */
export function useBlockData<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
  text: string,
): Data | undefined {
  const client = useQueryClient();
  const [before] = useState(() => client.getQueryState<Data>(options.queryKey));
  const came = before?.data !== undefined;
  // A call that has failed is logged with its error by the query; data missing in the server's page have none.
  const isMissing = !came && !before?.error;
  useEffect(() => {
    if (isMissing) logQuietly(text, undefined);
  }, [isMissing, text]);
  return useQuietQuery({ ...options, enabled: came }, text);
}
