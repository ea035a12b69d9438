import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode, useEffect } from 'react';

declare global {
  /** The path and query that the server drew the page for. */
  var drawnAt: string | undefined;
  /** Loads the page anew when Back or Forward comes before the router; the inline script set it. */
  var movedEarly: (() => void) | undefined;
  /** Hold a form that is sent and a button that is pressed before there is anybody to take it; the inline script set them. */
  var holdForm: ((event: Event) => void) | undefined;
  var heldForm: HTMLFormElement | undefined;
  var holdPress: ((event: Event) => void) | undefined;
  var heldPress: HTMLButtonElement | undefined;
}

/** What stands around the router on the server and in the browser alike. */
export function App({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  useEffect(takeOver, []);
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </StrictMode>
  );
}

/** Lets go what the inline script held, and does what was asked for meanwhile. */
function takeOver(): void {
  const { movedEarly, holdForm, heldForm, holdPress, heldPress } = globalThis;
  if (movedEarly) window.removeEventListener('popstate', movedEarly);
  if (holdForm) document.removeEventListener('submit', holdForm, true);
  if (holdPress) document.removeEventListener('click', holdPress, true);
  globalThis.heldForm = undefined;
  globalThis.heldPress = undefined;
  heldForm?.requestSubmit();
  if (heldPress?.isConnected) heldPress.click();
}
