import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const code = ['contract/**/*.ts', '{server,web,bench,tools}/**/*.{ts,tsx,sql,json}'];
const isTest = (file: string) => /\.(test|proof)\.tsx?$|testing\//.test(file);

it('nothing but the rule knows how many days the access lasts, nor takes several ends together', () => {
  const files = code
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !isTest(file))
    .sort();
  const found = (words: RegExp) =>
    files
      .filter((file) => words.test(readFileSync(path.join(root, file), 'utf8')))
      .map((file) => file.replaceAll('\\', '/'));
  expect(files.length).toBeGreaterThan(500);
  expect(found(/\b45(?: |\u00a0|\\u00a0)(?:дн|day)|(?:date_?end|until|closes?)\w*[^\n]{0,30}[^\w#.-]45\b/i)).toEqual(
    [],
  );
  expect(found(/openDaysAfterEnd\b/)).toEqual([
    'contract/subscribers-access.ts',
    'contract/subscribers-access.words.ts',
    'server/modules/subscribers/access.store.ts',
    'server/modules/subscribers/reminder-steps.ts',
  ]);
  // The ends of tariffs in the order of a partner's list, kept by triggers: of the same shape, not of the access.
  expect(found(/bool_and\((?:\w+\.)?date_end is not null\)/)).toEqual(['server/migrations/0017-ends-of-customers.sql']);
});
