import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkConsoleWords } from './console-words.ts';

let tree = '';
beforeEach(async () => {
  tree = await mkdtemp(path.join(tmpdir(), 'schety-console-words-'));
  await write(
    'console/locales/ru/people.json',
    JSON.stringify({ resources: {}, media: {}, people: { block: { done: 'Готово' } } }),
  );
});
afterEach(() => rm(tree, { recursive: true, force: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(tree, file)), { recursive: true });
  await writeFile(path.join(tree, file), text);
}

test('keys that are there pass, whole and as the beginning of others, and so do names of jobs', async () => {
  const code = "translate('people.block.done'); act('people.block'); go('people'); queue === 'media.prepare'";
  await write('console/people/screen.tsx', code);
  expect(checkConsoleWords(tree)).toEqual([]);
});

test('a key without words is found with its line', async () => {
  await write('console/people/screen.tsx', 'const name =\n  "people.block.undone";\n');
  expect(checkConsoleWords(tree)).toEqual(['console/people/screen.tsx:2: no words «people.block.undone»']);
});
