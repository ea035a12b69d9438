import { expect, test } from 'vitest';
import { runStages, type Stage } from './run-stages.ts';

const stages: Stage[] = [
  { name: 'check', args: ['check'] },
  { name: 'build', args: ['build'] },
  { name: 'unit', args: ['unit'], needs: 'build' },
  { name: 'e2e', args: ['e2e'], needs: 'build' },
];

function runWith(failing: readonly string[]) {
  const ran: string[] = [];
  const said: string[] = [];
  const isPassed = runStages(
    stages,
    ([name = '']) => {
      ran.push(name);
      return !failing.includes(name);
    },
    (line) => said.push(line),
  );
  return { isPassed, ran, summary: said.slice(said.indexOf('\n━━ summary') + 1).join('\n') };
}

test('every stage runs, whatever the others say', () => {
  const { isPassed, ran, summary } = runWith(['check', 'unit']);
  expect([isPassed, ran]).toEqual([false, ['check', 'build', 'unit', 'e2e']]);
  expect(summary).toMatch(/✗ check .*✓ build .*✗ unit .*✓ e2e .*Not passed: check, unit, \d/s);
});

test('what needs a build is not run on an old one', () => {
  const { isPassed, ran, summary } = runWith(['build']);
  expect([isPassed, ran]).toEqual([false, ['check', 'build']]);
  expect(summary).toMatch(/– unit .*– e2e .*Not passed: build, unit, e2e/s);
});

test('a run that passes says so', () => {
  const { isPassed, summary } = runWith([]);
  expect(isPassed).toBe(true);
  expect(summary).toContain('All stages passed');
});

test('what failed in a stage is said again beneath the stages after it', () => {
  const said: string[] = [];
  const withFailures = stages.map((stage) => ({ ...stage, failures: () => [`${stage.name}.test.ts > adds`] }));
  runStages(
    withFailures,
    ([name]) => name !== 'unit',
    (line) => said.push(line),
  );
  const end = said.slice(said.findIndex((line) => line.includes('━━ 4 of 4'))).join('\n');
  expect(end).toMatch(/━━ failed\nunit\.test\.ts > adds\n/);
  expect(end).not.toContain('check.test.ts');
});
