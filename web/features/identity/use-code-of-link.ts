import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';

const useBrowserLayoutEffect = typeof document === 'undefined' ? () => undefined : useLayoutEffect;

/** The key in the state of this entry of the history, which only this tab reads. */
const kept = 'codeOfLink';

/**
 * The code that a letter's link carries in its fragment. It is taken out of the address at once, so that neither the
 * history nor a link copied from the address bar reveals it (spec: identity.recovery-letter). The entry of the history
 * keeps it: a reload, or a way to the agreement and back, finds the form with its code.
 */
export function useCodeOfLink(): string {
  const [code, setCode] = useState('');
  // A link opened over the page itself changes the fragment alone.
  const location = useLocation();
  useBrowserLayoutEffect(() => {
    const { history, location: shown } = window;
    const ofLink = new URLSearchParams(shown.hash.slice(1)).get('code');
    const found = ofLink ?? (history.state as Record<string, unknown> | null)?.[kept];
    if (typeof found !== 'string' || !found) return;
    setCode(found);
    if (ofLink) history.replaceState({ ...history.state, [kept]: ofLink }, '', shown.pathname + shown.search);
  }, [location]);
  return code;
}
