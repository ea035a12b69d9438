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
  for (const field of document.querySelectorAll<Typed>('input, select')) tellTyped(field);
  heldForm?.requestSubmit();
  if (heldPress?.isConnected) heldPress.click();
}

type Typed = HTMLInputElement | HTMLSelectElement;

/**
 * Tells React what was typed or chosen before it was there: it takes its own first value for what stands in the field,
 * and the next drawing would put that back (quality, U3).
 */
function tellTyped(field: Typed): void {
  const { value } = field;
  const first = 'options' in field ? field.querySelector<HTMLOptionElement>('[selected]')?.value : field.defaultValue;
  if (first === undefined || first === value) return;
  // React hears of a change only when the value is another than the last one set in its sight.
  if (field.type === 'search') {
    field.value = first;
    Reflect.set(HTMLInputElement.prototype, 'value', value, field);
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
