const longestWaitMs = 2_000;

/**
 * Resolves when the page has loaded and the browser is idle, and never later than two seconds after `DOMContentLoaded`,
 * whatever picture is still loading. A module runs after the document is parsed, so the two seconds begin here.
 */
export async function untilIdle(): Promise<void> {
  await Promise.race([loaded().then(idle), new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
}

function loaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}

/** A browser without idle callbacks, or a page in the background, which gets none, continues at once. */
function idle(): Promise<unknown> {
  if (document.hidden || !('requestIdleCallback' in window)) return Promise.resolve();
  return new Promise((resolve) => requestIdleCallback(resolve));
}
