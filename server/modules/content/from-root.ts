interface Own {
  /** The addresses of the company and of the portal. */
  readonly sites: readonly (string | undefined)[];
  /** It is put before the path later, so that it is taken away here. */
  readonly basePath: string;
}

/**
 * An address of the company's own site as a path from the portal's root; any other as it is (spec: content.site-settings).
 */
export function fromRoot(href: string, { sites, basePath }: Own): string {
  const address = URL.parse(href);
  const isOwn = address && sites.some((site) => site !== undefined && URL.parse(site)?.origin === address.origin);
  if (!isOwn) return href;
  const isBelow = `${address.pathname}/`.startsWith(`${basePath}/`);
  const path = isBelow ? address.pathname.slice(basePath.length) || '/' : address.pathname;
  return path + address.search + address.hash;
}
