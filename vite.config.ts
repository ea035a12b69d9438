import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { scopedName } from './tools/build/scoped-name.ts';

/** What every page needs goes in two parts, not in twenty: together it is smaller and comes in fewer requests. */
const sharedParts = [
  // One sheet for what any page may show: a sheet of its own for each part would be a request more before the first paint.
  {
    name: 'look',
    test: /web[\\/](ui|layouts|styles[\\/]index|features[\\/]subscribers[\\/]subscriber-block)[^?]*\.css/,
    includeDependenciesRecursively: false,
  },
  // One sheet for the pages that visitors read, not one for each of their sections.
  {
    name: 'reading',
    test: /web[\\/]features[\\/](content|catalogue|enquiries)[\\/][^?]*\.module\.css/,
    includeDependenciesRecursively: false,
  },
  // And one for the pages on which a person registers, signs in or sets a password.
  {
    name: 'entering',
    test: /web[\\/]features[\\/](registration|identity[\\/](parts[\\/])?(login|recovery))[^?]*\.module\.css/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'vendor',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|@tanstack|i18next|react-i18next|use-sync-external-store|html-parse-stringify|void-elements)[\\/]/,
  },
  // What stands on nearly every page within the site: the way to it, and the words where there is nothing.
  {
    name: 'page',
    test: /web[\\/]ui[\\/](breadcrumbs|card|empty-state|written-number)\.tsx?$|icons[\\/]arrow-(left|right)\.|routing[\\/](breadcrumb-trail|back-to-list)|calls[\\/](use-page-query|prefetch)\.ts/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'pagination',
    test: /web[\\/](ui[\\/]pagination(-items)?|app[\\/]routing[\\/]list-pages)\.tsx?$/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'publications',
    test: /web[\\/]features[\\/]content[\\/]parts[\\/]publication-(card|list)\.tsx$/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'reviews',
    test: /web[\\/]features[\\/]content[\\/]parts[\\/](review-(author|cards?)|initials|excerpt|clock-time)\.tsx?$/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'form',
    test: /web[\\/](ui[\\/](field|text-field|password-field|submit-button|keyboard-hint)|app[\\/]form)\.tsx?$|icons[\\/](eye|eye-off|lock)\./,
    includeDependenciesRecursively: false,
  },
  // Dialogs of signed-in people that send something once.
  {
    name: 'form-dialog',
    test: /web[\\/]app[\\/](forms[\\/]form-dialog|calls[\\/]use-request-key)\.tsx?$|contract[\\/]draw-request-key/,
    includeDependenciesRecursively: false,
  },
  // The rule of the access and what shows it, which several screens of signed-in people have.
  {
    name: 'subscriptions',
    test: /contract[\\/]subscribers-(access|expiry)|app[\\/]calls[\\/]server-clock|features[\\/]subscribers[\\/](expiring|read-subscriptions|queries|words)\.ts|ru[\\/]subscribers\.json|ui[\\/]banner\.tsx/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'frame',
    tags: ['$initial' as const],
    // All but the entries themselves and what the client's waits by: that one imports nothing.
    test: /^(?!\0vite|.*(entry-(client|plain)|start[\\/]until-idle|\.css))/,
    // What the calls of the contract import is for the server and for forms.
    includeDependenciesRecursively: false,
  },
];

export default defineConfig(({ isSsrBuild }) => ({
  base: './',
  // React's own development build would draw pages on the server four times slower.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  root: 'web',
  publicDir: false,
  css: { modules: { generateScopedName: scopedName } },
  plugins: [react()],
  build: {
    outDir: isSsrBuild ? '../dist/server' : '../dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // The build leaves out the packages' notices; they stand in one file.
    license: isSsrBuild ? false : { fileName: 'assets/licenses.md' },
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rollupOptions: isSsrBuild
      ? { input: 'web/entry-server.tsx' }
      : {
          input: ['web/entry-client.tsx', 'web/start.tsx', 'web/entry-plain.ts'],
          // The entry loads `start.tsx` by the address in the page, so that its export has no importer.
          preserveEntrySignatures: 'allow-extension',
          output: { codeSplitting: { groups: sharedParts } },
        },
  },
  // The build in dist/ needs no packages beside it; in development Node loads them itself.
  ssr: isSsrBuild ? { noExternal: true as const } : {},
}));
