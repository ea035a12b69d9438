/** Within a tag: what is stored has `<` and quotes escaped everywhere else. */
const ownAddress = /(<(?:a|img)\s[^>]*?\b(?:href|src)=")(?=\/(?!\/))/g;

/**
 * Clean HTML with its own addresses under the base path: stored links are relative to the root (`/articles/x`), and the
 * base path is known only when they are given out. With an origin before the path they become whole addresses, for a
 * feed or a letter.
 */
export function withBasePath(html: string, base: string): string {
  return base === '' ? html : html.replace(ownAddress, (opening) => opening + base);
}
