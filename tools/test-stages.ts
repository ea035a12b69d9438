import path from 'node:path';
import { reportFailure } from './bootstrap/stop-here.mjs';
import { ensureChromium } from './chromium.ts';
import { root } from './root.ts';
import { runStages, type Stage } from './run-stages.ts';
import { checkNativesOnce } from './start/check-natives.ts';
import { ensurePrograms } from './test-programs.ts';
import { runScript } from './tool.ts';
import { takeFailedTests } from './unit/failed-tests.ts';

const tool = (file: string) => path.join(root, 'tools', file);

/** Everything that `npm test` runs, in order. */
const stages: readonly Stage[] = [
  { name: 'check', args: [tool('check.ts')] },
  { name: 'build', args: [tool('build.ts'), '--if-stale'] },
  { name: 'unit', args: [tool('unit.ts')], needs: 'build', failures: takeFailedTests },
  { name: 'e2e', args: [tool('e2e.ts')], needs: 'build' },
];

await reportFailure(async () => {
  await checkNativesOnce(root);
  ensurePrograms();
  const env = { CHROMIUM_PATH: await ensureChromium() };
  const isPassed = runStages(stages, (args) => runScript(root, args, env));
  if (!isPassed) process.exitCode = 1;
});
