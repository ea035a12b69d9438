import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanContract } from './tools/lean-contract.ts';

export default defineConfig(({ isSsrBuild }) => ({
  base: './',
  root: 'web',
  publicDir: false,
  plugins: [react(), tailwindcss(), ...(isSsrBuild ? [] : [leanContract()])],
  build: {
    outDir: isSsrBuild ? '../dist/server' : '../dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rollupOptions: isSsrBuild
      ? { input: 'web/entry-server.tsx' }
      : { input: ['web/entry-client.tsx', 'web/styles/stand.css'] },
  },
  ssr: { noExternal: true },
}));
