import type { QueryClient } from '@tanstack/react-query';

/** The first part of the key of every query whose answer depends on the person. */
export const personal = 'my';

let client: QueryClient | undefined;

/** The browser names its one query client at the start. */
export function keepPersonalDataIn(queryClient: QueryClient): void {
  client = queryClient;
}

/** Forgets all that was fetched for the person; public data are only marked as old. */
export function resetPersonalData(): void {
  client?.removeQueries({ queryKey: [personal] });
  void client?.invalidateQueries({ refetchType: 'none' });
}
