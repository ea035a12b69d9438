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

/**
 * Idle after the first paint: a browser that has not drawn the page yet may be idle too, and scripts must not take the
 * line from what the person waits to see. A browser without idle callbacks, or a page in the background, which is not
 * drawn, continues at once.
 */
async function idle(): Promise<void> {
  if (document.hidden || !('requestIdleCallback' in window)) return;
  await new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }));
  await new Promise((resolve) => requestIdleCallback(resolve));
}
