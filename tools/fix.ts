import { fixRussianTexts } from './check/russian-texts.ts';
import { root } from './root.ts';
import { findTool, runScript } from './tool.ts';

/**
 * `npm run fix`: formats everything and corrects what Biome can correct safely, and the typography of Russian texts
 * (docs/russian-style.md); paths narrow it to what Biome does there.
 */
const paths = process.argv.slice(2);
const biome = findTool(root, '@biomejs/biome', 'biome');
for (const file of paths.length === 0 ? fixRussianTexts(root) : []) console.log(`Typography: ${file}`);
if (!runScript(root, [biome, 'check', '--write', ...paths])) process.exitCode = 1;
