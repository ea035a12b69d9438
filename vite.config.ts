import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanContract } from './tools/lean-contract.ts';
import { leanRouter } from './tools/lean-router.ts';
import { wordsByNeed } from './tools/words-by-need.ts';

/** What every page needs goes in two parts, not in twenty: together it is smaller and comes in fewer requests. */
const sharedParts = [
  { name: 'vendor', test: /node_modules[\\/](react|react-dom|react-router|scheduler|@tanstack)[\\/]/ },
  {
    name: 'form',
    test: /web[\\/](ui[\\/](field|text-field|password-field|submit-button|keyboard-hint)|app[\\/]form)\.tsx?$|icons[\\/](eye|eye-off|lock|chevron-down)\./,
    includeDependenciesRecursively: false,
  },
  // The way to a page, which all have but the home page.
  { name: 'way', test: /web[\\/](ui[\\/]breadcrumbs|app[\\/]way)\.tsx$/, includeDependenciesRecursively: false },
  {
    name: 'frame',
    tags: ['$initial' as const],
    test: /web[\\/](?!entry-client).*\.tsx?$|contract[\\/](call|identity)\.ts$|lucide-react|preload-helper/,
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
  plugins: [
    react(),
    tailwindcss(),
    ...(isSsrBuild ? [] : [leanContract(), leanRouter(), wordsByNeed(path.resolve('web'))]),
  ],
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
          input: ['web/entry-client.tsx', 'web/styles/stand.css'],
          output: { codeSplitting: { groups: sharedParts } },
        },
  },
  ssr: { noExternal: true },
}));
