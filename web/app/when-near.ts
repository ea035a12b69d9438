/** Half a screen of what is seen. */
const near = '50% 0px';

/**
 * Calls once when the element is seen or about to be: `margin` widens the window, as of an observer. Gives what stops
 * the watching.
 */
export function whenNear(element: Element, then: () => void, margin = near): () => void {
  const watcher = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      watcher.disconnect();
      then();
    },
    { rootMargin: margin },
  );
  watcher.observe(element);
  return () => watcher.disconnect();
}
