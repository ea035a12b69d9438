import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode, useEffect } from 'react';

declare global {
  /** The path and query that the server drew the page for. */
  var drawnAt: string | undefined;
  /** Loads the page anew when Back or Forward comes before the router; the inline script set it. */
  var movedEarly: (() => void) | undefined;
  /** Holds a form that is sent before there is anybody to take it; the inline script set it. */
  var holdForm: ((event: Event) => void) | undefined;
  var heldForm: HTMLFormElement | undefined;
}

/** What stands around the router on the server and in the browser alike. */
export function App({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  useEffect(() => {
    const { movedEarly, holdForm, heldForm } = globalThis;
    if (movedEarly) window.removeEventListener('popstate', movedEarly);
    if (holdForm) document.removeEventListener('submit', holdForm, true);
    globalThis.heldForm = undefined;
    heldForm?.requestSubmit();
  }, []);
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </StrictMode>
  );
}
