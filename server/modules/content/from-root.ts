/**
 * An address of the company's own site as a path from the root; any other as it is (spec: content.site-settings).
 */
export function fromRoot(href: string, ownSites: readonly (string | undefined)[]): string {
  const address = URL.parse(href);
  const isOwn = address && ownSites.some((site) => site !== undefined && URL.parse(site)?.origin === address.origin);
  return isOwn ? address.pathname + address.search + address.hash : href;
}
