import { checkAreaStyles } from './check/area-styles.ts';
import { checkDocs } from './check/docs.ts';
import { checkHouseRules } from './check/house-rules.ts';
import { checkLayers } from './check/layers.ts';
import { checkLockfile } from './check/lockfile.ts';
import { root } from './root.ts';
import { findTool, runScript } from './tool.ts';

/** A step gives its problems as lines, or prints them itself and says whether it passed. */
const steps: [title: string, check: () => string[] | boolean][] = [
  [
    'biome: формат и правила',
    () => runScript(root, [findTool(root, '@biomejs/biome', 'biome'), 'check', '--error-on-warnings']),
  ],
  ['tsc: типы', () => runScript(root, [findTool(root, 'typescript', 'tsc'), '--noEmit', '-p', '.'])],
  ['слои: кто кого импортирует', () => checkLayers(root)],
  ['имена и длина файлов', () => checkHouseRules(root)],
  ['стили: у каждой части есть свои', () => checkAreaStyles(root)],
  ['документация: пути и команды', () => checkDocs(root)],
  ['package-lock.json: все системы', () => checkLockfile(root)],
  ['knip: лишние файлы и экспорты', () => runScript(root, [findTool(root, 'knip', 'knip'), '--no-progress'])],
];

/** `npm run check`: every step runs, whatever the others say. */
const failed = steps.filter(([title, check]) => {
  console.log(`── ${title}`);
  const startedAt = performance.now();
  const outcome = check();
  for (const problem of Array.isArray(outcome) ? outcome : []) console.log(`  ${problem}`);
  const isPassed = Array.isArray(outcome) ? outcome.length === 0 : outcome;
  console.log(`${isPassed ? '✓' : '✗'} ${title} — ${((performance.now() - startedAt) / 1000).toFixed(1)} с`);
  return !isPassed;
});

if (failed.length > 0) {
  console.log(`\nНе прошли: ${failed.map(([title]) => title).join('; ')}`);
  process.exitCode = 1;
}
