import { useLinkClickHandler } from 'react-router';
import type { LinkProps } from '../../ui/index.ts';
import { isOwnPath, withBase } from './base-path.ts';

/** The router's link for paths of ours, which it puts below the base; a plain `<a>` for everything else. */
export function RouterLink({ href, keepPlace, ...rest }: LinkProps) {
  return isOwnPath(href) ? <OwnLink to={href} keepPlace={keepPlace} {...rest} /> : <a href={href} {...rest} />;
}

/** The router's own `Link` includes prefetching and route discovery, which this site does not use. */
function OwnLink({ to, keepPlace = false, onClick, ...rest }: Omit<LinkProps, 'href'> & { to: string }) {
  // With `keepPlace` the navigation does not scroll, so the fragment is left to page loads without scripts.
  const navigate = useLinkClickHandler<HTMLAnchorElement>(keepPlace ? to.replace(/#.*/, '') : to, {
    target: rest.target,
    preventScrollReset: keepPlace,
  });
  return (
    <a
      {...rest}
      // Not the router's own `href`: it writes the root below a base path without its slash, which is another address.
      href={withBase(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
    />
  );
}
