import { useEffect, useRef } from 'react';

const focusable = 'button:not(:disabled), a[href], input:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/**
 * Remembers what has the focus before an action. The function it gives returns the focus where the action took it away: to
 * the button, which could not hold it while it was disabled, to the field of the same name that has taken the place of the
 * one it was in, or, where the button is gone or has nothing to do any more, to what stands nearest.
 */
export function keepFocus(): () => void {
  const held = document.activeElement;
  const name = held?.getAttribute('name');
  const place = placeIn(held);
  const around: Element[] = [];
  for (let parent = held?.parentElement; parent; parent = parent.parentElement) around.push(parent);
  return () => {
    const { activeElement } = document;
    // A button that has just been disabled loses it a moment later.
    if (activeElement && activeElement !== document.body && !activeElement.matches(':disabled')) return;
    const nearest = around.find((parent) => parent.isConnected && parent.querySelector(focusable));
    const named = name && document.querySelector(`[name="${CSS.escape(name)}"]`);
    const isThere = held?.isConnected && !held.matches(':disabled');
    const target = isThere ? held : named || nearest?.querySelector(focusable);
    if (target instanceof HTMLElement) target.focus();
    if (named && target === named && place) (named as HTMLInputElement).setSelectionRange(...place);
  };
}

/**
 * For a button that goes, or has nothing to do any more, with what it does: the function remembers where the focus is, which is
 * handed on to what stands nearest when the button has gone.
 */
export function useFocusWhenGone(isThere: boolean): () => void {
  const returnFocus = useRef<() => void>(undefined);
  useEffect(() => {
    if (!isThere) returnFocus.current?.();
  }, [isThere]);
  return () => {
    returnFocus.current = keepFocus();
  };
}

/** Where the caret stands in a field of text. */
function placeIn(held: Element | null): [number, number] | undefined {
  if (!(held instanceof HTMLInputElement || held instanceof HTMLTextAreaElement)) return undefined;
  const { selectionStart: from, selectionEnd: to } = held;
  return from === null || to === null ? undefined : [from, to];
}
