import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkDocs } from './docs.ts';
import { checkFunctionLengths } from './function-lengths.ts';
import { checkHouseRules } from './house-rules.ts';
import { checkPatientWaits } from './patient-waits.ts';

let tree = '';

beforeEach(async () => {
  tree = await mkdtemp(path.join(tmpdir(), 'schety-rules-'));
  await write('package.json', JSON.stringify({ scripts: { start: '', 'db:types': '' } }));
});
afterEach(() => rm(tree, { recursive: true, force: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(tree, file)), { recursive: true });
  await writeFile(path.join(tree, file), text);
}

test('long files, drawers and other spellings are found', async () => {
  await write('server/long.ts', 'let a;\n'.repeat(301));
  await write('server/enough.ts', 'let a;\n'.repeat(300));
  await write('server/schema.generated.ts', 'let a;\n'.repeat(999));
  await write('web/utils/format.ts', '');
  await write('web/app/helpers.ts', '');
  await write('web/ui/BigButton.tsx', '');
  await write('web/locales/ru/common.ts', '');
  expect(checkHouseRules(tree)).toEqual([
    'server/long.ts: 301 lines, at most 300',
    expect.stringMatching(/^web\/app\/helpers\.ts: «helpers»/),
    'web/ui/BigButton.tsx: file names are kebab-case',
    expect.stringMatching(/^web\/utils\/format\.ts: «utils»/),
  ]);
});

test('a function that is too long is found, whatever its lines are', async () => {
  const long = (first: string, line: string, last: string) => [first, ...Array(59).fill(line), last].join('\n');
  await write('web/ui/long.tsx', long('export const Long = () => <p>', 'word', '</p>;'));
  await write('server/long.ts', `\n${long('function long() {', '// why', '}')}`);
  await write('server/enough.ts', `function a() {\n${'call();\n'.repeat(58)}}\n`);
  await write('server/long.test.ts', long("describe('all', () => {", 'call();', '});'));
  expect(checkFunctionLengths(tree)).toEqual([
    'server/long.ts:2: a function of 61 lines, at most 60',
    'web/ui/long.tsx:1: a function of 61 lines, at most 60',
  ]);
});

test('a wait of a test that does not say how long is found', async () => {
  await write('server/enough.test.ts', 'await vi.waitFor(() => expect(a(1, 2)).toBe(1), patience);\nvi.waitFor;');
  await write(
    'server/short.test.ts',
    `\nawait vi.waitFor(async () => {\n  expect(await a(1, 2)).toBe(1);\n});\nawait vi.waitUntil(() => a(1, ')'));`,
  );
  expect(checkPatientWaits(tree)).toEqual([
    expect.stringMatching(/^server\/short\.test\.ts:2: vi\.waitFor waits a second/),
    expect.stringMatching(/^server\/short\.test\.ts:5: vi\.waitUntil waits a second/),
  ]);
});

test('what the documents name has to be there', async () => {
  await write('server/app.ts', '');
  await write(
    'docs/tour.md',
    'See `server/app.ts:12`, `server/modules/*/index.ts`, `/login`, [the start](../server/app.ts#top) and `npm run db:types`.',
  );
  await write(
    'README.md',
    'Run `npm start` or `npm run bench`; read `server/main.ts`, [tour](docs/tour.md), [more](docs/more.md), [npm](https://npmjs.com).',
  );
  expect(checkDocs(tree)).toEqual([
    'README.md: there is no server/main.ts',
    'README.md: there is no docs/more.md',
    'README.md: there is no script «npm run bench»',
  ]);
});
