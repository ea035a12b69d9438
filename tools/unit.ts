import { reportFailure } from './bootstrap/stop-here.mjs';
import { buildIfStale } from './build/build-if-stale.ts';
import { readStamp } from './build/stamp.ts';
import { root } from './root.ts';
import { inTestEnvironment } from './tests-environment.ts';
import { findTool, runScript } from './tool.ts';

/**
 * `npm run unit -- file`: the tests of the files whose path holds one of the words, all without one. Tests of the server
 * serve built pages, so that a checkout without a build gets one; an older build is left as it is, for quickness.
 */
await reportFailure(async () => {
  if (!readStamp(root)) await buildIfStale(root);
  const vitest = findTool(root, 'vitest', 'vitest');
  const isPassed = inTestEnvironment((env) => runScript(root, [vitest, 'run', ...process.argv.slice(2)], env));
  if (!isPassed) process.exitCode = 1;
});
