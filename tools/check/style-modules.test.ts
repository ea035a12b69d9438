import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkStyleModules, checkStyleNames, checkStyleVariables } from './style-modules.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'style-modules-'));
});
afterEach(() => rm(root, { recursive: true }));

async function put(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
}

const card =
  '@layer ui {\n  .card, .title:hover > :global(.btn) { gap: 0.5px; }\n  @media (width > 9px) { .wide { gap: 1px; } }\n}';

test('a class that the module lacks and a class that nobody uses are found', async () => {
  await put('web/ui/card.module.css', card);
  await put('web/ui/card.tsx', "import styles from './card.module.css';\nconst look = [styles.card, styles.titel];");
  expect(checkStyleModules(root)).toEqual([
    'web/ui/card.tsx: styles.titel is not in web/ui/card.module.css',
    'web/ui/card.module.css: nobody uses .title',
    'web/ui/card.module.css: nobody uses .wide',
  ]);
});

test('a class chosen at run time may be any of the module', async () => {
  await put('web/ui/card.module.css', card);
  await put('web/ui/card.tsx', "import styles from './card.module.css';\nconst look = (kind: string) => styles[kind];");
  expect(checkStyleModules(root)).toEqual([]);
});

test('a variable that nothing sets is found', async () => {
  await put('web/styles/tokens.css', ':root { --gap: 16px; }');
  await put('web/ui/bar.tsx', "const style = { ['--share']: 0.5 };");
  await put('web/ui/bar.module.css', '.bar { gap: var(--gap); width: var(--share); margin: var(--gapp); }');
  expect(checkStyleVariables(root)).toEqual(['web/ui/bar.module.css: nothing sets --gapp']);
});

test('two modules of one name are found', async () => {
  await put('web/ui/card.module.css', '.card {}');
  await put('web/features/search/card.module.css', '.card {}');
  await put('web/ui/note.module.css', '.note {}');
  expect(checkStyleNames(root)).toEqual([
    'web/ui/card.module.css: web/features/search/card.module.css has the same name',
  ]);
});
