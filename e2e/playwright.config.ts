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
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    // Far from Almaty in the clock, so that a day printed in the browser's own zone is caught.
    locale: 'ru-RU',
    timezoneId: 'America/New_York',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [...browserArguments],
    },
  },
});
