import { root } from './root.ts';
import { findTool, runScript } from './tool.ts';

/** `npm run unit -- file`: the tests of the files whose path holds one of the words, all without one; builds nothing. */
const vitest = findTool(root, 'vitest', 'vitest');
if (!runScript(root, [vitest, 'run', ...process.argv.slice(2)])) process.exitCode = 1;
