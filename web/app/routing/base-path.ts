let current = typeof document === 'undefined' ? '' : (document.getElementById('start')?.dataset.base ?? '');

/** The prefix of every address of ours, set at run time; empty at the root. */
export function basePath(): string {
  return current;
}

/** Whether the address is a path of the portal, below its base. */
export function isOwnPath(address: string): boolean {
  return address.startsWith('/') && !address.startsWith('//');
}

/** Set once by the server, at its start. */
export function setBasePath(path: string): void {
  current = path;
}

/**
 * A path of ours, which never holds the base, for a plain `<a>`, `<img>` or `fetch`; the router's links add the base by
 * themselves. Absolute addresses, of another server for example, stay as they are.
 */
export function withBase(path: string): string {
  return isOwnPath(path) ? current + path : path;
}
