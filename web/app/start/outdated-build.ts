const reloadedKey = 'portal-reloaded-at';
const onceInMs = 30_000;

/**
 * A part of an older build that the server no longer has: one silent reload brings the new one
 * (spec: reliability.update-with-open-tabs), at the address the person is on the way to, `undefined` where there is
 * none. Not twice in half a minute, so that a broken build cannot loop.
 */
export function reloadWhenOutdated(wayTo: () => string | undefined): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Nothing comes without a network; the page that stands can say so, a reload would end at the browser's own.
    if (!navigator.onLine) return;
    const last = Number(sessionStorage.getItem(reloadedKey) ?? 0);
    if (Date.now() - last < onceInMs) return;
    event.preventDefault();
    sessionStorage.setItem(reloadedKey, String(Date.now()));
    const address = wayTo();
    if (address === undefined) window.location.reload();
    else window.location.assign(address);
  });
}
