import { fixRussianTexts } from './check/russian-texts.ts';
import { root } from './root.ts';
import { findTool, runScript } from './tool.ts';

/**
 * `npm run fix`: formats everything, corrects what Biome can correct safely, and typesets the Russian texts
 * (docs/russian-style.md); paths narrow it.
 */
const paths = process.argv.slice(2);
const biome = findTool(root, '@biomejs/biome', 'biome');
for (const file of fixRussianTexts(root, paths.length > 0 ? paths : undefined)) console.log(`Typeset: ${file}`);
if (!runScript(root, [biome, 'check', '--write', ...paths])) process.exitCode = 1;
