import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';

const useBrowserLayoutEffect = typeof document === 'undefined' ? () => undefined : useLayoutEffect;

/**
 * The code that a letter's link carries in its fragment. It is taken out of the address at once, so that neither the
 * history nor a link copied from the address bar reveals it (spec: identity.recovery-letter).
 */
export function useCodeOfLink(): string {
  const [code, setCode] = useState('');
  // A link opened over the page itself changes the fragment alone.
  const location = useLocation();
  useBrowserLayoutEffect(() => {
    const found = new URLSearchParams(window.location.hash.slice(1)).get('code');
    if (!found) return;
    setCode(found);
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  }, [location]);
  return code;
}
