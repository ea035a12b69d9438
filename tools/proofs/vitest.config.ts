import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: new URL('../../', import.meta.url).pathname,
  test: { include: ['tools/proofs/*.proof.ts'], testTimeout: 7_200_000, hookTimeout: 600_000 },
});
