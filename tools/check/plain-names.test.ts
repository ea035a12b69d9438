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

test('words of the dialect in names of files and of what they declare are found', async () => {
  await write('web/ui/card-bones.tsx', '');
  await write('server/mail.ts', 'export interface MailDoor {}\nexport const trapField = 1;\nconst doors = 1;');
  await write('web/app/page.ts', 'export async function bringPageModule() {}\nexport const doorway = 1;');
  await write('web/ui/trail.tsx', 'export function Way() {}\nconst signs = 16;\nfor (const told of list) use(told);');
  expect(checkPlainNames(tree)).toEqual([
    'server/mail.ts: «MailDoor» says «door», the usual word is «transport»',
    'server/mail.ts: «trapField» says «trap», the usual word is «honeypot»',
    'server/mail.ts: «doors» says «doors», the usual word is «transports»',
    'web/app/page.ts: «bringPageModule» says «bring», the usual word is «prefetch or load»',
    'web/ui/card-bones.tsx: «card-bones» says «bones», the usual word is «skeleton»',
    'web/ui/trail.tsx: «Way» says «way», the usual word is «breadcrumbs, path or link»',
    'web/ui/trail.tsx: «signs» says «signs», the usual word is «characters»',
    'web/ui/trail.tsx: «told» says «told», the usual word is «given or reported»',
  ]);
});

test('such a word in its ordinary meaning stays', async () => {
  await write('server/sign-in.ts', 'export function signIn() {}\nconst underWay = signStopToken();');
  await write('server/sign-out.ts', 'export const signOutEverywhere = 1;');
  expect(checkPlainNames(tree)).toEqual([]);
});

test('words that mean nothing else are found in comments and texts, of styles too', async () => {
  await write('server/a.ts', "// It mends\n// what a mender would.\ntest('a keen one');");
  await write('web/a.css', '/* Bones first. */');
  expect(checkPlainNames(tree)).toEqual([
    'server/a.ts:1: «mends» is a word of no field',
    'server/a.ts:3: «keen» is a word of no field',
    'web/a.css:1: «Bones» is a word of no field',
  ]);
});

test.each([
  '(quality, S4)',
  '(specification, section 2, Shell)',
  '(contract, sections 3 and 4)',
  'design 7',
  'by design, 7.2',
  'section 4.2 of the contract',
  'Contract, § 3',
  'see quality.md',
  'kept for a time (R2)',
])('a reference to an absent paper is found: %s', async (reference) => {
  await write('server/limits.ts', `/**\n * Four a minute, ${reference}.\n */`);
  await write('web/styles/a.css', `/* ${reference} */`);
  await write('.rules.cjs', `// ${reference}`);
  expect(checkAbsentPapers(tree)).toEqual([
    expect.stringMatching(/^server\/limits\.ts:2: /),
    expect.stringMatching(/^web\/styles\/a\.css:1: /),
    expect.stringMatching(/^\.rules\.cjs:1: /),
  ]);
});

test.each([
  'Kept (spec: mail.storm).',
  'The contract refuses it, the design system does not know it.',
  'sections 64/96/120',
  'docs/specification/README.md',
  'sharp({ palette: true, quality: 90 })',
])('what is no reference to a paper is left alone: %s', async (text) => {
  await write('server/limits.ts', `/** ${text} */`);
  expect(checkAbsentPapers(tree)).toEqual([]);
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
