/** A block within half a screen of what is seen is fetched. */
const near = '50%';

/** Calls once when the element is seen or about to be. Gives what stops the watching. */
export function whenNear(element: Element, then: () => void): () => void {
  const watcher = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      watcher.disconnect();
      then();
    },
    { rootMargin: `${near} 0px` },
  );
  watcher.observe(element);
  return () => watcher.disconnect();
}
