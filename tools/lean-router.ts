import type { Plugin } from 'vite';

/** Names that components of the router carry for developers' tools. */
const debugName = /^\s*\w+\.displayName = .*;$/gm;
const componentFactory = /\b(React\$?\d*\.(?:forwardRef|createContext|memo))\(/g;
/** What a router of one fixed table is never given: routes that come later, observers. */
const neverGiven =
  /\binit\.(?:patchRoutesOnNavigation|instrumentations)\b|(?<!function )\bconsumeInstrumentationClientResultMetaReceiver\(router\)/g;

/**
 * Lets what we do not use of the router fall away: the name each component is given keeps it in the bundle, forms and
 * prefetching with it. 5 KB of the first load.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    transform: {
      filter: { id: /node_modules[\\/]react-router[\\/].*\.m?js$/ },
      handler: (code) => ({
        code: code
          .replace(debugName, '')
          .replace(componentFactory, '/* @__PURE__ */ $1(')
          .replace(neverGiven, '(void 0)'),
        map: null,
      }),
    },
  };
}
