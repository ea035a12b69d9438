import { checkAsvs } from './check/asvs.ts';
import { checkBuildPlugins } from './check/build-plugins.ts';
import { checkConsoleGuide } from './check/console-guide.ts';
import { checkConsoleWords } from './check/console-words.ts';
import { checkDocs } from './check/docs.ts';
import { checkFunctionLengths } from './check/function-lengths.ts';
import { checkHouseRules } from './check/house-rules.ts';
import { checkLayers } from './check/layers.ts';
import { checkLockfile } from './check/lockfile.ts';
import { checkOperatorFindings } from './check/operator-findings.ts';
import { checkPatientWaits } from './check/patient-waits.ts';
import { checkAbsentPapers, checkPlainNames } from './check/plain-names.ts';
import { checkSpecRules } from './check/spec-rules.ts';
import { checkStyleModules, checkStyleNames, checkStyleVariables } from './check/style-modules.ts';
import { root } from './root.ts';
import { findTool, runScript, startScript } from './tool.ts';

// They take half of the time, so that they run beside the others.
const compiler = findTool(root, 'typescript', 'tsc');
const types = startScript(root, [compiler, '--noEmit', '-p', '.']);
const typesOfConsole = startScript(root, [compiler, '--noEmit', '-p', 'console']);

/** A step returns its problems as lines, or prints them itself and returns whether it passed. */
const steps: [title: string, check: () => string[] | boolean | Promise<string[]>][] = [
  [
    'biome: format and rules',
    () => runScript(root, [findTool(root, '@biomejs/biome', 'biome'), 'check', '--error-on-warnings']),
  ],
  ['layers: who imports whom', () => checkLayers(root)],
  ['names and lengths of files', () => checkHouseRules(root)],
  ['functions: short enough to be read', () => checkFunctionLengths(root)],
  ['tests: every wait says how long', () => checkPatientWaits(root)],
  ['names: plain words', () => checkPlainNames(root)],
  ['references: no paper that is not here', () => checkAbsentPapers(root)],
  ['build: no plugin of ours rewrites source', () => checkBuildPlugins(root)],
  ['styles: every class of a module is there and used', () => checkStyleModules(root)],
  ['styles: every module has a name of its own', () => checkStyleNames(root)],
  ['styles: every variable is set', () => checkStyleVariables(root)],
  ['docs: paths and commands', () => checkDocs(root)],
  ['docs: every requirement of ASVS has an answer', () => checkAsvs(root)],
  ['operator guide: every message of the start and the commands', () => checkOperatorFindings(root)],
  ['console: words for every key', () => checkConsoleWords(root)],
  ['console guide: buttons as they are, pictures as they are taken', () => checkConsoleGuide(root)],
  ['specification: every reference names a rule', () => checkSpecRules(root)],
  ['package-lock.json: every system', () => checkLockfile(root)],
  ['knip: unused files and exports', () => runScript(root, [findTool(root, 'knip', 'knip'), '--no-progress'])],
  ['tsc: types', () => types],
  ['tsc: types of the console', () => typesOfConsole],
];

/** `npm run check`: every step runs, even when others fail. */
const failed: string[] = [];
for (const [title, check] of steps) {
  console.log(`── ${title}`);
  const startedAt = performance.now();
  const outcome = await check();
  for (const problem of Array.isArray(outcome) ? outcome : []) console.log(`  ${problem}`);
  const isPassed = Array.isArray(outcome) ? outcome.length === 0 : outcome;
  console.log(`${isPassed ? '✓' : '✗'} ${title} — ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  if (!isPassed) failed.push(title);
}

if (failed.length > 0) {
  console.log(`\nNot passed: ${failed.join('; ')}`);
  process.exitCode = 1;
}
