import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserArguments } from './e2e/harness/browser-arguments.ts';
import { findChromium } from './tools/chromium.ts';
import { failedTests } from './tools/unit/failed-tests.ts';
import site from './vite.config.ts';

const executablePath = await findChromium();
// Nobody waits for these on purpose: beside other work on the same cores everything takes several times longer.
const patience = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } } };

export default defineConfig({
  test: {
    reporters: ['default', failedTests],
    projects: [
      {
        test: {
          name: 'node',
          include: [
            'contract/**/*.test.ts',
            'server/**/*.test.ts',
            'web/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
            'content/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/*.browser.test.tsx'],
          globalSetup: ['server/testing/global-setup.ts'],
          pool: 'forks',
          // A process for each file would read all the modules again, which takes as long as the tests themselves.
          isolate: false,
          // More than the cores: much of the time goes by waiting for real processes.
          maxWorkers: 4,
          env: { TZ: 'America/New_York' },
          ...patience,
        },
      },
      {
        // Components in a real browser, by the site's own configuration: its plugins and its names of classes.
        ...site({ command: 'serve', mode: 'test', isSsrBuild: false }),
        root: import.meta.dirname,
        // Found in the midst of the tests, a package would make the browser load them anew.
        optimizeDeps: {
          entries: ['web/**/*.browser.test.tsx'],
          include: ['react/jsx-dev-runtime', 'react-dom/client'],
        },
        test: {
          name: 'browser',
          include: ['web/**/*.browser.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { ...(executablePath && { executablePath }), args: [...browserArguments] },
              contextOptions: { locale: 'ru-RU', timezoneId: 'America/New_York' },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
          ...patience,
        },
      },
    ],
  },
});
