import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../root.ts';
import { checkAsvs } from './asvs.ts';

const standard = { version: '5.0.0', level1: ['1.1.1', '1.1.2'], level2: ['1.2.1', '1.2.2'] };

function project(rows: readonly string[], count: string, summary: readonly string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'asvs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'docs'));
  mkdirSync(path.join(folder, 'server'));
  writeFileSync(path.join(folder, 'server/news.test.ts'), '');
  writeFileSync(path.join(folder, 'docs/asvs-5.0.0.json'), JSON.stringify(standard));
  writeFileSync(path.join(folder, 'docs/asvs.md'), `${count}\n\n${rows.join('\n')}\n`);
  writeFileSync(path.join(folder, 'docs/security.md'), `## ASVS level 2\n\n${summary.join('\n')}\n\n## More\n`);
  return folder;
}

test('the project answers every requirement of levels 1 and 2', () => {
  expect(checkAsvs(root)).toEqual([]);
});

test('a whole table has no fault', () => {
  const rows = [
    '| 1.1.1        | news    | met            | `server/news.test.ts` |',
    '| 1.1.2, 1.2.1 | letters | does not apply | there are none        |',
    '| 1.2.2        | more    | not met        | it is a rule          |',
  ];
  const count = 'Of 4 requirements 1 are met, 1 are not met, 2 do not apply.';
  expect(checkAsvs(project(rows, count, ['| 1.2.2 | a rule |']))).toEqual([]);
});

test('a number without a row, a strange or repeated one, a state without proof or reason are found', () => {
  const rows = [
    '| 1.1.1 | news | met     | `server/gone.test.ts` |',
    '| 1.1.1 | news | perhaps | some day              |',
    '| 1.2.1 | news | not met |                       |',
    '| 9.9.9 | news | not met | why                   |',
  ];
  expect(checkAsvs(project(rows, 'Of 4 requirements all are met.', ['| 1.1.2 | no |', '| 9.9.9 | no |']))).toEqual([
    'docs/asvs.md: 1.1.2 has no row',
    'docs/asvs.md: 1.2.2 has no row',
    'docs/asvs.md: 9.9.9 is not of levels 1 and 2',
    'docs/asvs.md: 1.1.1 stands twice',
    'docs/asvs.md: 1.1.1: names no test, rule or file of configuration',
    'docs/asvs.md: 1.1.1: «perhaps» is no state; write met, not met, does not apply',
    'docs/asvs.md: 1.2.1: says neither where nor why',
    'docs/security.md: 1.2.1 is not met either',
    'docs/security.md: 1.1.2 is not «not met»',
    'docs/asvs.md: the count is not «Of 3 requirements 1 are met, 2 are not met, 0 do not apply.»',
  ]);
});
