import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanContract } from './tools/lean-contract.ts';
import { wordsByNeed } from './tools/words-by-need.ts';

/** What every page needs goes in two parts, not in twenty: together they are smaller and come in fewer requests. */
const sharedParts = [
  { name: 'vendor', test: /node_modules[\\/](react|react-dom|react-router|scheduler|@tanstack)[\\/]/, priority: 2 },
  {
    name: 'base',
    test: /web[\\/](app[\\/](?!form)|locales[\\/]ru[\\/](common|shell)|ui[\\/](link|button|icon|class-names|spinner|logo|toast|visually-hidden|use-delayed-flag)\.)|routes\.tsx|lucide-react[\\/]dist[\\/]esm[\\/](shared|Icon|create|context|default)/,
    priority: 1,
    minShareCount: 2,
  },
];

export default defineConfig(({ isSsrBuild }) => ({
  base: './',
  root: 'web',
  publicDir: false,
  plugins: [react(), tailwindcss(), ...(isSsrBuild ? [] : [leanContract(), wordsByNeed(path.resolve('web'))])],
  build: {
    outDir: isSsrBuild ? '../dist/server' : '../dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rollupOptions: isSsrBuild
      ? { input: 'web/entry-server.tsx' }
      : {
          input: ['web/entry-client.tsx', 'web/styles/stand.css'],
          output: { codeSplitting: { includeDependenciesRecursively: false, groups: sharedParts } },
        },
  },
  ssr: { noExternal: true },
}));
