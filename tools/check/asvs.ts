import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { referencesOf } from './spec-rules.ts';

/** The numbers of the standard: its texts stay where they are published. */
interface Standard {
  version: string;
  level1: string[];
  level2: string[];
}

/** One or several requirements that have one answer. */
interface Answer {
  numbers: string[];
  state: string;
  where: string;
}

const states = ['met', 'not met', 'does not apply'];
const table = 'docs/asvs.md';
const summary = 'docs/security.md';
const summaryHeading = '## ASVS level 2';

/**
 * What docs/asvs.md lacks: a requirement of levels 1 and 2 without an answer, a met one without a test, a rule or a file
 * of configuration, and one that is not met and that docs/security.md does not name (spec: security.asvs-deviations).
 */
export function checkAsvs(root: string): string[] {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const { level1, level2 }: Standard = JSON.parse(read('docs/asvs-5.0.0.json'));
  const answers = answersIn(read(table));
  const asked = new Set([...level1, ...level2]);
  const given = answers.flatMap(({ numbers }) => numbers);
  const notMet = answers.filter(({ state }) => state === 'not met').flatMap(({ numbers }) => numbers);
  const summed = answersIn(read(summary).split(summaryHeading)[1]?.split('\n## ')[0] ?? '').flatMap(
    ({ numbers }) => numbers,
  );
  return [
    ...[...asked].filter((number) => !given.includes(number)).map((number) => `${table}: ${number} has no row`),
    ...given.filter((number) => !asked.has(number)).map((number) => `${table}: ${number} is not of levels 1 and 2`),
    ...twice(given).map((number) => `${table}: ${number} stands twice`),
    ...answers.flatMap((answer) => faultsOf(answer, root)),
    ...notMet.filter((number) => !summed.includes(number)).map((number) => `${summary}: ${number} is not met either`),
    ...summed.filter((number) => !notMet.includes(number)).map((number) => `${summary}: ${number} is not «not met»`),
    ...faultsOfCount(read(table), answers),
  ];
}

/** The rows that begin with numbers of requirements; the state is the third column, where there is one. */
function answersIn(text: string): Answer[] {
  return text
    .split('\n')
    .filter((line) => /^\| \d+\.\d+\.\d+\b/.test(line))
    .map((line) => {
      const [numbers = '', , state = '', where = ''] = line.slice(2, -2).split(' | ');
      return { numbers: numbers.trim().split(', '), state: state.trim(), where: where.trim() };
    });
}

const twice = (numbers: readonly string[]) => numbers.filter((number, index) => numbers.indexOf(number) < index);

function faultsOf({ numbers, state, where }: Answer, root: string): string[] {
  const name = `${table}: ${numbers.join(', ')}`;
  if (!states.includes(state)) return [`${name}: «${state}» is no state; write ${states.join(', ')}`];
  if (where === '') return [`${name}: says neither where nor why`];
  if (state !== 'met' || referencesOf(where).length > 0 || filesIn(where, root).length > 0) return [];
  return [`${name}: names no test, rule or file of configuration`];
}

/** Tests and files of configuration that are named and there. */
function filesIn(text: string, root: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)]
    .map(([, file = '']) => file)
    .filter((file) => /\.(test|spec)\.tsx?$|^[\w.-]+\.json$/.test(file) && existsSync(path.join(root, file)));
}

function faultsOfCount(text: string, answers: readonly Answer[]): string[] {
  const [met = 0, notMet = 0, foreign = 0] = states.map(
    (state) => answers.filter((answer) => answer.state === state).flatMap(({ numbers }) => numbers).length,
  );
  const sum = met + notMet + foreign;
  const line = `Of ${sum} requirements ${met} are met, ${notMet} are not met, ${foreign} do not apply.`;
  return text.includes(line) ? [] : [`${table}: the count is not «${line}»`];
}
