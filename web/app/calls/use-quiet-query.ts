import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { logQuietly } from './browser-log.ts';

/**
 * The data of a block whose failure is only logged (spec: content.block-failure): `undefined` without them, so that the
 * block stays empty. `text` begins the line of the log.
 */
export function useQuietQuery<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
  text: string,
): Data | undefined {
  // When `load` has just failed the screen does not fetch again.
  const { data, error } = useQuery({ ...options, retryOnMount: false });
  useEffect(() => {
    if (error) logQuietly(text, error);
  }, [error, text]);
  return data;
}
