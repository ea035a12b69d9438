import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';

/** Recovery codes that were just made, until their owner has saved them. */
export interface FreshCodes {
  readonly codes: readonly string[] | undefined;
  keep(codes: readonly string[]): void;
  forget(): void;
}

/**
 * The codes replace the earlier ones at once and are told once: where the screen was left before they came they wait for
 * their owner on it, and the owner is told so.
 */
export function useFreshCodes(login: string): FreshCodes {
  const client = useQueryClient();
  const notify = useNotify();
  const queryKey = ['fresh-recovery-codes', login];
  const { data } = useQuery<readonly string[] | null>({
    queryKey,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const keep = (codes: readonly string[]) => {
    client.setQueryData(queryKey, codes);
    if (isHere.current) return;
    notify('access.codesWait', { type: 'warning', multiLine: true, autoHideDuration: null });
    void client.invalidateQueries();
  };
  return { codes: data ?? undefined, keep, forget: () => client.setQueryData(queryKey, null) };
}
