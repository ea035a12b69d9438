import path from 'node:path';
import { reportFailure } from './bootstrap/stop-here.mjs';
import { buildIfStale } from './build/build-if-stale.ts';
import { listFiles } from './check/source-files.ts';
import { ensureChromium } from './chromium.ts';
import { chooseSpecs } from './e2e/choose-specs.ts';
import { root } from './root.ts';
import { inTestEnvironment } from './tests-environment.ts';
import { findTool, runScript } from './tool.ts';

const config = path.join(root, 'e2e', 'playwright.config.ts');

/** `npm run e2e -- name`: the journeys of a folder or file of that name, all without one, on a build of the sources. */
await reportFailure(async () => {
  await buildIfStale(root);
  const chromium = await ensureChromium();
  const playwright = findTool(root, '@playwright/test', 'playwright');
  const specs = listFiles(root, ['e2e']).filter((file) => file.endsWith('.spec.ts'));
  const args = chooseSpecs(process.argv.slice(2), specs);
  const isPassed = inTestEnvironment((env) =>
    runScript(root, [playwright, 'test', '--config', config, ...args], {
      ...env,
      CHROMIUM_PATH: chromium,
      // Playwright keeps its compiled journeys among the temporary files, which go with the run.
      PWTEST_CACHE_DIR: path.join(root, '.cache', 'journeys'),
    }),
  );
  if (!isPassed) process.exitCode = 1;
});
