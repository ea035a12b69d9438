import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { onHydrated } from './section.tsx';

/** The providers around the router, the same on the server and in the browser. */
export function App({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  useEffect(
    () =>
      onHydrated(() => {
        performance.mark('hydrated');
        globalThis.releaseForm?.();
      }),
    [],
  );
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </StrictMode>
  );
}
