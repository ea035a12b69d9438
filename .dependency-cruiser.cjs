/**
 * The layers, by name patterns, so that folders not yet written are covered from their
 * first file. Run by tools/check/layers.ts, which also makes sure that every file was seen.
 */
const tests = '(\\.test\\.tsx?$|/testing/|^e2e/|^bench/)';

/** `from` must not import `to`; the comment is what the person reads. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    forbid('no-cycles', 'Files import each other in a circle, types included', {}, { circular: true }),
    forbid('imports-exist', 'The import leads nowhere', {}, { couldNotResolve: true }),
    forbid(
      'contract-stands-alone',
      'contract/ imports nothing of ours: server and browser both stand on it',
      { path: '^contract/', pathNot: tests },
      { path: '^(server|web|console|content|tools|e2e|bench)/' },
    ),
    forbid(
      'contract-is-light',
      'contract/ enters the browser: zod is its only package, but for the file that reads phones',
      { path: '^contract/', pathNot: ['^contract/phone-number\\.ts$', tests] },
      { path: '^node_modules/', pathNot: '^node_modules/zod/' },
    ),
    forbid(
      'phones-come-late',
      'The code that reads phones is heavy: it comes with the rules of a form or with the mask, which are loaded late',
      {
        path: '^(web|contract)/',
        pathNot: [
          '^contract/(site-phones|directory-phone|phone)\\.forms\\.ts$',
          '^web/app/forms/phone-(edit|mask)\\.ts$',
          tests,
        ],
      },
      { path: '^contract/phone-number\\.ts$' },
    ),
    forbid(
      'schemas-stay-on-the-server',
      'The browser knows the schemas of a call by type alone: they would bring zod into every page',
      { path: '^(web|contract)/', pathNot: ['\\.schemas\\.ts$', tests] },
      { path: '^contract/[^/]+\\.schemas\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'server-knows-no-screens',
      'server/ imports only itself, contract/ and content/; pages come from the build in dist/',
      { path: '^server/' },
      { path: '^(web|console|tools|e2e|bench)/', pathNot: '^web/entry-server\\.tsx$' },
    ),
    forbid(
      'server-knows-pages-by-type',
      'Of the pages the server knows the type of their entry; the rest comes from the build in dist/',
      { path: '^server/' },
      { path: '^web/entry-server\\.tsx$', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'web-knows-no-server',
      'web/ imports only itself and contract/ (the build is judged by their changes alone)',
      { path: '^web/' },
      { path: '^(server|console|tools|e2e|bench)/' },
    ),
    forbid(
      'web-gets-content-by-calls',
      'web/ gets the content by calls; only its tests read the demo content',
      { path: '^web/', pathNot: tests },
      { path: '^content/' },
    ),
    forbid(
      'web-runs-in-a-browser',
      'web/ and contract/ run in a browser, where Node is not',
      { path: '^(web|contract)/', pathNot: [tests, '^web/entry-server\\.tsx$'] },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'console-stands-apart',
      'console/ is a bundle of its own: it shares the contract and nothing else',
      { path: '^console/' },
      { path: '^(server|web|content|tools|e2e|bench)/' },
    ),
    forbid(
      'console-features-meet-in-the-frame',
      'Features of the console know its frame (console/app) and not each other',
      { path: '^console/([^/]+)/', pathNot: '^console/app/' },
      { path: '^console/([^/]+)/', pathNot: '^console/(app|locales|$1)/' },
    ),
    forbid(
      'console-is-not-imported',
      'console/ is a bundle of its own',
      { pathNot: '^console/' },
      { path: '^console/' },
    ),
    forbid(
      'tools-stay-outside',
      'The product imports no tool and no test',
      { path: '^(contract|server|web|console)/', pathNot: tests },
      { path: ['^(tools|e2e|bench)/', '\\.test\\.tsx?$', '/testing/'] },
    ),
    forbid(
      'infra-knows-no-module',
      'server/infra carries the modules and knows none of them',
      { path: '^server/infra/', pathNot: tests },
      { path: '^server/(modules|pages|seed)/|^server/(app|main)\\.ts$' },
    ),
    forbid(
      'modules-meet-at-index',
      'Modules of the server meet only at index.ts',
      { path: '^server/modules/([^/]+)/' },
      { path: '^server/modules/', pathNot: '^server/modules/($1/|[^/]+/index\\.ts$)' },
    ),
    forbid(
      'modules-are-met-at-index',
      'The rest of the server meets a module only at its index.ts',
      { path: '^(server|tools|e2e)/', pathNot: '^server/modules/' },
      { path: '^server/modules/', pathNot: '^server/modules/[^/]+/index\\.ts$' },
    ),
    forbid(
      'stores-stay-home',
      'A store is its module’s own: others ask a use case',
      { path: '^(server/modules/[^/]+)/' },
      { path: '\\.store\\.ts$', pathNot: '^$1/' },
    ),
    forbid(
      'routes-ask-use-cases',
      'A route calls a use case, never a store',
      { path: '\\.routes\\.ts$' },
      { path: '\\.store\\.ts$' },
    ),
    forbid(
      'sql-only-in-stores',
      'SQL stands in *.store.ts alone',
      { path: '^server/(modules|pages)/', pathNot: ['\\.store\\.ts$', tests] },
      { path: '^node_modules/(kysely|pg|pg-boss)/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'ui-has-no-product-words',
      'web/ui is the design system: no feature, no layout, no words of the product',
      { path: '^web/ui/', pathNot: tests },
      { path: '^web/(features|layouts|app|locales)/|^web/(routes|entry-)|^contract/' },
    ),
    forbid(
      'app-knows-no-screens',
      'web/app carries the screens and knows none of them: what joins them stands at web/ itself',
      { path: '^web/app/', pathNot: tests },
      { path: '^web/(features|layouts)/|^web/(route-objects|entry-)' },
    ),
    forbid(
      'features-know-no-layouts',
      'A feature stands in a layout and knows none',
      { path: '^web/features/', pathNot: tests },
      { path: '^web/layouts/|^web/(route-objects|entry-)' },
    ),
    forbid(
      'features-meet-at-index',
      'Features of the web meet only at their index, queries or words',
      { path: '^web/features/([^/]+)/' },
      { path: '^web/features/', pathNot: '^web/features/($1/|[^/]+/(index|queries|words)\\.tsx?$)' },
    ),
    forbid(
      'features-are-met-at-index',
      'The rest of the web meets a feature at its index, queries or words; the route table also at its screens',
      { path: '^web/', pathNot: ['^web/features/', '^web/routes'] },
      { path: '^web/features/', pathNot: '^web/features/[^/]+/(index|queries|words)\\.tsx?$' },
    ),
    forbid(
      'stands-stay-on-the-server',
      'The stands of the embedded platform are drawn by the server alone: their data are no part of the browser’s bundle',
      { path: '^web/', pathNot: ['^web/features/hosting/', '^web/entry-server\\.tsx$', tests] },
      { path: '^web/features/hosting/' },
    ),
    forbid(
      'routes-show-screens',
      'The route table shows screens, indexes and queries of features and nothing deeper',
      { path: '^web/routes' },
      { path: '^web/features/', pathNot: '^web/features/[^/]+/([^/]+\\.screen|index|queries|words)\\.tsx?$' },
    ),
    forbid(
      'production-needs-no-tools',
      'The server runs without the development packages',
      { path: '^(contract|server)/', pathNot: tests },
      { dependencyTypes: ['npm-dev'] },
    ),
  ],
  options: {
    // dependency-cruiser does not know TypeScript 7 and would silently see nothing.
    parser: 'swc',
    preserveSymlinks: true,
    tsPreCompilationDeps: true,
    doNotFollow: { path: '^node_modules/' },
    exclude: { path: '^(dist|data|\\.cache|console/node_modules)/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
