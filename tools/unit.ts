import { reportFailure } from './bootstrap/stop-here.mjs';
import { buildIfStale } from './build/build-if-stale.ts';
import { readStamp } from './build/stamp.ts';
import { readArguments } from './read-arguments.ts';
import { root } from './root.ts';
import { inTestEnvironment } from './tests-environment.ts';
import { findTool, runScript } from './tool.ts';

/**
 * `npm run unit -- file`: the tests of the files whose path holds one of the words, all without one. Tests of the server
 * serve built pages, so that a checkout without a build gets one; an older build is left as it is, for quickness.
 */
const { values, positionals } = readArguments("  npm run unit -- [word of a path…] [-t <word of a test's name>]", {
  options: { testNamePattern: { type: 'string', short: 't' } },
  allowPositionals: true,
});

await reportFailure(async () => {
  if (!readStamp(root)) await buildIfStale(root);
  const name = values.testNamePattern;
  const asked = [...positionals, ...(name === undefined ? [] : ['--testNamePattern', name])];
  const vitest = findTool(root, 'vitest', 'vitest');
  const isPassed = inTestEnvironment((env) => runScript(root, [vitest, 'run', ...asked], env));
  if (!isPassed) process.exitCode = 1;
});
