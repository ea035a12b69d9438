import { createContext, type MouseEvent, useContext } from 'react';
import type { NavigateFunction } from 'react-router';
import type { LinkProps } from '../../ui/index.ts';
import { isOwnPath, withBase } from './base-path.ts';

/**
 * The router's `navigate`, which never changes. A page has a hundred links: if each used the router's own hooks, all of
 * them would be rendered anew at every change of the address, a chosen tab for example.
 */
export const NavigateContext = createContext<NavigateFunction>(() => undefined);

/** The router's link for paths of ours, which it puts below the base; a plain `<a>` for everything else. */
export function RouterLink({ href, keepPlace, ...rest }: LinkProps) {
  return isOwnPath(href) ? <OwnLink to={href} keepPlace={keepPlace} {...rest} /> : <a href={href} {...rest} />;
}

/** The router's own `Link` includes prefetching and route discovery, which this site does not use. */
function OwnLink({ to, keepPlace = false, onClick, ...rest }: Omit<LinkProps, 'href'> & { to: string }) {
  const navigate = useContext(NavigateContext);
  // Not the router's own `href`: it writes the root below a base path without its slash, which is another address.
  const href = withBase(to);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || isForBrowser(event, rest.target)) return;
        event.preventDefault();
        const { pathname, search, hash } = window.location;
        // With `keepPlace` the navigation does not scroll, so the fragment is left to page loads without scripts.
        navigate(keepPlace ? to.replace(/#.*/, '') : to, {
          replace: pathname + search + hash === href,
          preventScrollReset: keepPlace,
        });
      }}
    />
  );
}

/** A new tab or window, a download, a menu of the browser. */
function isForBrowser({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent, target = '_self'): boolean {
  return button !== 0 || target !== '_self' || metaKey || altKey || ctrlKey || shiftKey;
}
