let current = typeof document === 'undefined' ? '' : (document.getElementById('start')?.dataset.base ?? '');

/** The prefix of every address of ours, set at run time; empty at the root. */
export function basePath(): string {
  return current;
}

/** The server says its base path once, at the start. */
export function setBasePath(path: string): void {
  current = path;
}

/** An address of ours for a plain `<a>`, `<img>` or `fetch`; the router's links add the base by themselves. */
export function withBase(path: string): string {
  return current + path;
}
