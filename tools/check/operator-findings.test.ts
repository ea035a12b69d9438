import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkOperatorFindings } from './operator-findings.ts';

let tree = '';
beforeEach(async () => {
  tree = await mkdtemp(path.join(tmpdir(), 'schety-findings-'));
  await write('server/run.ts', "throw new StartFailure('port-taken', 'Taken.');");
  await write('tools/operator.ts', "throw new OperatorStop(\n  'bad-email',\n  `No address.`,\n);");
});
afterEach(() => rm(tree, { recursive: true, force: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(tree, file)), { recursive: true });
  await writeFile(path.join(tree, file), text);
}

async function writeGuide(...ids: string[]): Promise<void> {
  await write('docs/operator-guide.md', ids.map((id) => `| \`${id}\` | что это |`).join('\n'));
}

test('a guide that explains every id, and only those, passes', async () => {
  await writeGuide('port-taken', 'bad-email');
  expect(checkOperatorFindings(tree, ['port-taken'])).toEqual([]);
});

test('an id that is not explained is found, and one that is explained in vain', async () => {
  await writeGuide('port-taken', 'long-gone');
  expect(checkOperatorFindings(tree, ['port-taken'])).toEqual([
    'docs/operator-guide.md: does not explain «bad-email»',
    'docs/operator-guide.md: explains «long-gone», which nothing says',
  ]);
});

test('an id that nothing refuses with is found', async () => {
  await writeGuide('port-taken', 'bad-email', 'no-disk');
  expect(checkOperatorFindings(tree, ['port-taken', 'no-disk'])).toEqual([
    'server/infra/start-failure.ts: nothing refuses with «no-disk»',
  ]);
});

test('a refusal of an operator command without a literal id is found', async () => {
  await writeGuide('port-taken', 'bad-email');
  await write(
    'tools/more.ts',
    "import { OperatorStop, StopHere } from './stop.mjs';\nthrow new StopHere('Wrong.');\nthrow new OperatorStop(id, 'Wrong.');",
  );
  expect(checkOperatorFindings(tree, ['port-taken'])).toEqual([
    'tools/more.ts:2: a refusal without an id',
    'tools/more.ts:3: a refusal without an id',
  ]);
});
