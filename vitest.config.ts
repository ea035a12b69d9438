import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'contract/**/*.test.ts',
      'server/**/*.test.ts',
      'web/**/*.test.{ts,tsx}',
      'tools/**/*.test.ts',
      'content/**/*.test.ts',
    ],
    globalSetup: ['server/testing/global-setup.ts'],
    pool: 'forks',
    // One more than the cores: much of the time goes by waiting for real processes.
    maxWorkers: 3,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    env: { TZ: 'America/New_York' },
  },
});
