/**
 * Runs right behind the announcements of a page, before they are painted: hides what was dismissed in this browser, and
 * listens for the next dismissal. It is sent as its own source text, so it may use nothing from outside itself. What a
 * signed-in person dismisses is kept by the account; on their own computer the browser remembers it too, so that nothing
 * jumps while the session is restored.
 */
function hideDismissed(): void {
  const key = 'DISMISSED_ANNOUNCEMENTS';
  const most = 50;
  const root = document.documentElement;
  const place = document.currentScript?.parentElement;
  const stored = (name: string) => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  };
  const isVisitor = () => root.dataset.person === 'visitor';
  /** Somebody's dismissal is not another's who signs in at the same browser. */
  const own = (mark: string | undefined) => `${isVisitor() ? 'visitor' : stored('currentUserKey')} ${mark}`;
  const isOver = ({ dataset }: HTMLElement) => dataset.over !== undefined;
  const dismissed: string[] = JSON.parse(stored(key) ?? '[]');
  const all = [...(place?.querySelectorAll<HTMLElement>('[data-announcement]') ?? [])];
  const hide = () => {
    for (const one of all) one.hidden = isOver(one) || dismissed.includes(own(one.dataset.announcement));
  };
  const keep = (mark: string) => {
    dismissed.push(own(mark));
    if (!isVisitor()) {
      void fetch(`${place?.dataset.base}/service/bl/announcements/dismiss`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ mark }),
        keepalive: true,
      }).catch(() => undefined);
      if (stored('REMEMBER_LOGIN') !== 'true') return;
    }
    try {
      localStorage.setItem(key, JSON.stringify(dismissed.slice(-most)));
    } catch {
      // The browser keeps nothing: the announcement comes back with the next page.
    }
  };
  place?.addEventListener('click', ({ target }) => {
    const mark =
      target instanceof Element &&
      target.closest('[data-dismiss]')?.closest<HTMLElement>('[data-announcement]')?.dataset.announcement;
    if (!mark) return;
    keep(mark);
    hide();
    document.getElementById('main')?.focus({ preventScroll: true });
  });
  // A page may stay open for days. A clock that runs ahead must not hide what is still announced.
  const longest = 2 ** 31 - 1;
  for (const one of all) {
    const left = Number(one.dataset.until) - Date.now();
    const end = () => {
      one.dataset.over = '';
      hide();
    };
    if (left > 0 && left < longest) setTimeout(end, left);
  }
  new MutationObserver(hide).observe(root, { attributeFilter: ['data-person'] });
  hide();
}

/** The script of the announcements in a page, allowed by its hash (spec: security.headers). */
export const dismissedScript = `(${hideDismissed})()`;
