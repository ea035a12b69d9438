import { existsSync } from 'node:fs';
import path from 'node:path';
import { reportFailure } from './bootstrap/stop-here.mjs';
import { ensureChromium } from './chromium.ts';
import { root } from './root.ts';
import { findTool, runScript } from './tool.ts';

const config = path.join(root, 'e2e', 'playwright.config.ts');

/** `npm run e2e`: the journeys in a real browser; arguments go to Playwright. */
await reportFailure(async () => {
  if (!existsSync(config)) {
    console.warn('ВНИМАНИЕ: проверки в браузере пропущены, нет файла e2e/playwright.config.ts.');
    return;
  }
  const chromium = await ensureChromium();
  const playwright = findTool(root, '@playwright/test', 'playwright');
  const isPassed = runScript(root, [playwright, 'test', '--config', config, ...process.argv.slice(2)], {
    CHROMIUM_PATH: chromium,
  });
  if (!isPassed) process.exitCode = 1;
});
