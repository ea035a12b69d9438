const focusable = 'button:not(:disabled), a[href], input:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/**
 * Remembers what has the focus before an action. The function it gives returns the focus where the action took it away: to
 * the button, which could not hold it while it was disabled, or, where the button is gone, to what stands nearest.
 */
export function keepFocus(): () => void {
  const held = document.activeElement;
  const around: Element[] = [];
  for (let parent = held?.parentElement; parent; parent = parent.parentElement) around.push(parent);
  return () => {
    if (document.activeElement !== document.body) return;
    const nearest = around.find((parent) => parent.isConnected && parent.querySelector(focusable));
    const target = held?.isConnected ? held : nearest?.querySelector(focusable);
    if (target instanceof HTMLElement) target.focus();
  };
}
