import { type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * What a block of the home page shows. Nothing when it did not come with the page: the block is then left out, and is
 * not asked for again, so that nothing moves under the person's eyes (contract, section 4, Texts).
 */
export function useBlockData<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
): Data | undefined {
  const client = useQueryClient();
  const [came] = useState(() => client.getQueryData(options.queryKey) !== undefined);
  return useQuery({ ...options, enabled: came }).data;
}
