import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { logQuietly } from './browser-log.ts';
import { freshMs } from './query-client.ts';

interface Asked {
  readonly data: unknown;
  readonly status: string;
  readonly errorUpdatedAt: number;
}

const isThere = (data: unknown) => data !== undefined && data !== null;

/**
 * For `enabled`: a call that has failed is not repeated by itself for as long as an answer would count as fresh
 * (spec: calls.browser-cache). «Повторить» and the `load` of a navigation ask again.
 */
export const unlessJustFailed = ({ state }: { state: Asked }): boolean =>
  isThere(state.data) || state.status !== 'error' || Date.now() - state.errorUpdatedAt >= freshMs;

/** The data of a page or block, and for `LateListFailure` why there are none. */
export function usePageQuery<Data, Key extends QueryKey>(options: UseQueryOptions<Data, Error, Data, Key>) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({ ...options, enabled: unlessJustFailed });
  return {
    data,
    failure: {
      error: isPlaceholderData || !isThere(data) ? error : null,
      busy: isFetching,
      onRetry: () => void refetch(),
    },
  };
}

/**
 * The data of a block whose failure is only logged (spec: content.block-failure): `undefined` without them, so that the
 * block stays empty. `text` begins the line of the log.
 */
export function useQuietQuery<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
  text: string,
): Data | undefined {
  const { data, error } = useQuery({ enabled: unlessJustFailed, ...options });
  useEffect(() => {
    if (error) logQuietly(text, error);
  }, [error, text]);
  return data;
}
