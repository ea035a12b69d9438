import { useHref, useLinkClickHandler } from 'react-router';
import type { LinkProps } from '../ui/index.ts';
import { basePath, withBase } from './base-path.ts';

/** The router's link for our own pages, a plain `<a>` for everything else. */
export function RouterLink({ href, ...rest }: LinkProps) {
  if (!href.startsWith('/') || href.startsWith('//')) return <a href={href} {...rest} />;
  const base = basePath();
  // Links that the server's answers bring have the base path already.
  const below = base && href.startsWith(`${base}/`) ? href.slice(base.length) : href;
  return <OwnLink to={below} {...rest} />;
}

/** The router's own `Link` brings prefetching and discovery of routes, which a site of one table does not use. */
function OwnLink({ to, onClick, ...rest }: Omit<LinkProps, 'href'> & { to: string }) {
  const href = useHref(to);
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, { target: rest.target });
  return (
    <a
      {...rest}
      // The router writes the root below a base path without its slash, which is another address.
      href={to === '/' ? withBase(to) : href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
    />
  );
}
