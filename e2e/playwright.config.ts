import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../tools/chromium.ts';
import { root } from '../tools/root.ts';
import { browserArguments } from './harness/browser-arguments.ts';

const chromium = await findChromium();

export default defineConfig({
  testDir: '.',
  outputDir: path.join(root, 'test-results'),
  globalSetup: './harness/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 3,
  retries: 0,
  // Nobody waits for these on purpose: beside other work on the same cores a page takes many times longer to come alive.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: [['list']],
  use: {
    // Far from Almaty in the clock, so that a day printed in the browser's own zone is caught.
    locale: 'ru-RU',
    timezoneId: 'America/New_York',
    actionTimeout: 45_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [...browserArguments],
    },
  },
});
