import { isHydrating } from './section.tsx';

const reloadedKey = 'reloaded-at';
const onceInMs = 30_000;

/**
 * When the server no longer has a chunk of an older build, one silent reload loads the new build (spec:
 * reliability.update-with-open-tabs), at the address of the navigation under way, if there is one. Not twice in half a
 * minute, so that a broken build cannot loop. A page that is alive and holds typed text is left as it is: its forms work without
 * the part, and a short loss of the network must not take away what was typed.
 */
export function reloadWhenOutdated(wayTo: () => string | undefined): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Without a network nothing can be loaded; this page can say so, a reload would end at the browser's own error
    // page.
    if (!navigator.onLine) return;
    const last = Number(sessionStorage.getItem(reloadedKey));
    if (Date.now() - last < onceInMs) return;
    const address = wayTo();
    if (address === undefined && !isHydrating() && holdsTyped()) return;
    event.preventDefault();
    sessionStorage.setItem(reloadedKey, String(Date.now()));
    if (address === undefined) window.location.reload();
    else window.location.assign(address);
  });
}

/** Whether a field holds another text, or a file, than the page has come with. */
const holdsTyped = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    (field) => field.value !== field.defaultValue,
  );
