import type { Plugin } from 'vite';
import { firstStyles } from './first-styles.ts';

/** The module that a page of development starts with. */
export const entryId = 'dev-entry';

/**
 * The entry of development: Vite's client and React's hot replacement run before the first component. The style sheet
 * of the first paint is removed with the first edit, or a removed rule would stay.
 */
export function devEntry(base: string): Plugin {
  const resolved = `\0${entryId}`;
  return {
    name: entryId,
    resolveId: (id) => (id === entryId ? resolved : null),
    load: (id) =>
      id === resolved
        ? `import '${base}@vite/client';
import '@vitejs/plugin-react/preamble';
await import('/entry-client.tsx');
import.meta.hot?.on('vite:beforeUpdate', () => document.querySelector('link[href$="${firstStyles}"]')?.remove());`
        : null,
  };
}
