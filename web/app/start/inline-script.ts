declare global {
  /** Set by the inline script: releases the form that was held and removes the guard. */
  var releaseForm: (() => void) | undefined;
}

/**
 * Runs before the first paint, in the page's head: marks whether somebody may be signed in, so that what depends on the
 * person is hidden and does not flash; begins the restore call; and holds a POST form that is sent before hydration. It
 * is sent as its own source text, so it may use nothing from outside itself.
 */
function beforeFirstPaint(): void {
  const mayBeSignedIn = /(?:^|; )(?:__(?:Host|Secure)-)?signed=1(?:;|$)/.test(document.cookie);
  document.documentElement.dataset.person = mayBeSignedIn ? 'pending' : 'visitor';
  if (mayBeSignedIn) {
    const base = document.currentScript?.dataset.base ?? '';
    globalThis.restoring = fetch(`${base}/service/bl/get/user-info`, { credentials: 'same-origin' });
    globalThis.restoring.catch(() => undefined);
  }

  let held: HTMLFormElement | undefined;
  const hold = (event: Event) => {
    if (!(event.target instanceof HTMLFormElement) || event.target.method !== 'post') return;
    event.preventDefault();
    // A form that is hydrated before the rest of the page would send it too.
    event.stopPropagation();
    held = event.target;
  };
  document.addEventListener('submit', hold, true);
  const release = () => {
    document.removeEventListener('submit', hold, true);
    held?.requestSubmit();
  };
  globalThis.releaseForm = release;
  // When the script fails to load, the browser sends the form itself, and the server answers that it was not accepted.
  window.addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && release(), true);
}

/** The one inline script of a page, allowed by its hash (spec: security.headers). */
export const inlineScript = `(${beforeFirstPaint})()`;
