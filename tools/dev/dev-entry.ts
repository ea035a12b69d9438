import type { Plugin } from 'vite';
import { firstStyles } from './first-styles.ts';

/** The module that a page of development starts with. */
export const entryId = 'dev-entry';

/**
 * The entry of development: Vite's client and React's hot replacement run before the first component, which `start`
 * brings.
 */
export function devEntry(base: string, start: string): Plugin {
  const resolved = `\0${entryId}`;
  return {
    name: entryId,
    resolveId: (id) => (id === entryId ? resolved : null),
    load: (id) =>
      id === resolved ? `import '${base}@vite/client';\nimport '@vitejs/plugin-react/preamble';\n${start}` : null,
  };
}

/** The site. The style sheet of the first paint is removed with the first edit, or a removed rule would stay. */
export const startSite = `await import('/entry-client.tsx');
import.meta.hot?.on('vite:beforeUpdate', () => document.querySelector('link[href$="${firstStyles}"]')?.remove());`;
