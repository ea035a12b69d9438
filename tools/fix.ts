import { root } from './root.ts';
import { findTool, runScript } from './tool.ts';

/** `npm run fix`: formats everything and corrects what Biome can correct safely; paths narrow it. */
const biome = findTool(root, '@biomejs/biome', 'biome');
if (!runScript(root, [biome, 'check', '--write', ...process.argv.slice(2)])) process.exitCode = 1;
