import { useLinkClickHandler } from 'react-router';
import type { LinkProps } from '../../ui/index.ts';
import { isOwnPath, withBase } from './base-path.ts';

/** The router's link for paths of ours, which it puts below the base; a plain `<a>` for everything else. */
export function RouterLink({ href, keepPlace, ...rest }: LinkProps) {
  return isOwnPath(href) ? <OwnLink to={href} keepPlace={keepPlace} {...rest} /> : <a href={href} {...rest} />;
}

/** The router's own `Link` brings prefetching and discovery of routes, which a site of one table does not use. */
function OwnLink({ to, keepPlace = false, onClick, ...rest }: Omit<LinkProps, 'href'> & { to: string }) {
  // The place in the page is for the server's answer: here the page stays where it is.
  const navigate = useLinkClickHandler<HTMLAnchorElement>(keepPlace ? to.replace(/#.*/, '') : to, {
    target: rest.target,
    preventScrollReset: keepPlace,
  });
  return (
    <a
      {...rest}
      // Not the router's own address: it writes the root below a base path without its slash, which is another one.
      href={withBase(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
    />
  );
}
