import type { QueryClient } from '@tanstack/react-query';

/** The first part of the key of every query whose answer depends on the person. */
export const personal = 'my';

let client: QueryClient | undefined;

/** Set once at the start, by the browser alone. */
export function keepPersonalDataIn(queryClient: QueryClient): void {
  client = queryClient;
}

/** Forgets all that was fetched for the person; public data are only marked as old. */
export function resetPersonalData(): void {
  client?.removeQueries({ queryKey: [personal] });
  void client?.invalidateQueries({ refetchType: 'none' });
}

/**
 * After a change of the same person's data: data on the screen are fetched again and stay until the answer, the rest is
 * removed. A query removed while a screen shows it would never be fetched again.
 */
export function refreshPersonalData(): void {
  client?.removeQueries({ queryKey: [personal], type: 'inactive' });
  void client?.invalidateQueries({ queryKey: [personal] });
}
