import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The bundle of `/console`, apart from the site's: no visitor loads any of it. */
export default defineConfig({
  base: './',
  root: import.meta.dirname,
  publicDir: false,
  plugins: [react()],
  // One copy of each: their contexts do not meet across two.
  resolve: { dedupe: ['react', 'react-dom', 'react-router', '@tanstack/react-query', 'react-hook-form'] },
  build: {
    outDir: '../dist/console',
    emptyOutDir: true,
    manifest: true,
    license: { fileName: 'assets/licenses.md' },
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2_000,
    rollupOptions: { input: 'main.tsx' },
  },
});
