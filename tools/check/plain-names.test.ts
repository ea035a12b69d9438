import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkBuildPlugins } from './build-plugins.ts';
import { checkAbsentPapers, checkPlainNames } from './plain-names.ts';

let tree = '';
beforeEach(async () => {
  tree = await mkdtemp(path.join(tmpdir(), 'schety-names-'));
});
afterEach(() => rm(tree, { recursive: true, force: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(tree, file)), { recursive: true });
  await writeFile(path.join(tree, file), text);
}

test('words of the dialect in names of files and exports are found', async () => {
  await write('web/ui/card-bones.tsx', '');
  await write('server/mail.ts', 'export interface MailDoor {}\nexport const trapField = 1;\nconst door = 1;');
  await write('web/app/page.ts', 'export async function bringPageModule() {}\nexport const doorway = 1;');
  expect(checkPlainNames(tree)).toEqual([
    'server/mail.ts: «MailDoor» says «door», the usual word is «transport»',
    'server/mail.ts: «trapField» says «trap», the usual word is «honeypot»',
    'web/app/page.ts: «bringPageModule» says «bring», the usual word is «prefetch or load»',
    'web/ui/card-bones.tsx: «card-bones» says «bones», the usual word is «skeleton»',
  ]);
});

test('a reference to an absent paper is found, one to a rule is not', async () => {
  await write('server/limits.ts', '/** Four a minute (quality, S4). */\n/** Kept (spec: mail.storm). */');
  await write('web/styles/a.css', '/* (design, section 7) */');
  expect(checkAbsentPapers(tree)).toEqual([
    expect.stringMatching(/^server\/limits\.ts:1: /),
    expect.stringMatching(/^web\/styles\/a\.css:1: /),
  ]);
});

test('a plugin of ours that rewrites source is found', async () => {
  await write('vite.config.ts', 'export default { plugins: [{ name: "lean", transform: (code) => code }] };');
  await write(
    'tools/lean.ts',
    'export const lean = () => ({\n  name: "lean",\n  transform(code) { return code; },\n});',
  );
  await write('tools/dev/entry.ts', 'export const entry = { name: "entry", load: () => "" };');
  expect(checkBuildPlugins(tree)).toEqual([
    expect.stringMatching(/^tools\/lean\.ts:3: /),
    expect.stringMatching(/^vite\.config\.ts:1: /),
  ]);
});
