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

/**
 * After a change of the same person's data: what is on the screen is asked for anew and stays until the answer, the rest
 * is forgotten. A query taken from under a screen that shows it would never be asked again.
 */
export function refreshPersonalData(): void {
  client?.removeQueries({ queryKey: [personal], type: 'inactive' });
  void client?.invalidateQueries({ queryKey: [personal] });
}
