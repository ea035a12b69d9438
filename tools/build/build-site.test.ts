import { mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root as project } from '../root.ts';
import { buildSite } from './build-site.ts';
import { isStale } from './stamp.ts';

let tree = '';

const config = `export default ({ isSsrBuild }) => ({
  root: 'web',
  build: { rolldownOptions: { input: isSsrBuild ? 'web/entry-server.tsx' : 'web/entry-client.tsx' } },
});`;
const home = process.cwd();

beforeEach(async () => {
  tree = await mkdtemp(path.join(tmpdir(), 'schety-build-'));
  await mkdir(path.join(tree, 'web'));
  await symlink(path.join(project, 'node_modules'), path.join(tree, 'node_modules'));
  await mkdir(path.join(tree, 'console'));
  await write(
    'console/vite.config.ts',
    `export default { root: 'console', build: { rolldownOptions: { input: 'console/main.tsx' } } };`,
  );
  await write('console/main.tsx', `document.title = 'console';`);
  await write('package.json', '{ "type": "module" }');
  await write('vite.config.ts', config);
  await write('web/entry-server.tsx', `export const render = () => 'page';`);
  await write('web/entry-client.tsx', `document.title = 'first';`);
  process.chdir(tree);
});
afterEach(async () => {
  process.chdir(home);
  await rm(tree, { recursive: true, force: true });
});

const write = (file: string, text: string) => writeFile(path.join(tree, file), text);
/** Without the compressed twins. */
const assets = async () =>
  (await readdir(path.join(tree, 'dist', 'client', 'assets'))).filter((file) => file.endsWith('.js'));

async function rebuild(title: string): Promise<string[]> {
  await write('web/entry-client.tsx', `document.title = '${title}';`);
  const before: string[] = await assets().catch(() => []);
  await buildSite(tree);
  return (await assets()).filter((file) => !before.includes(file));
}

test('only a change of the sources makes the build stale', async () => {
  expect(isStale(tree)).toBe(true);
  await buildSite(tree);
  expect(isStale(tree)).toBe(false);
  expect(await readFile(path.join(tree, 'dist', 'server', 'entry-server.js'), 'utf8')).toContain('page');

  await utimes(path.join(tree, 'web', 'entry-server.tsx'), 1, 1);
  expect(isStale(tree)).toBe(false);
  await write('web/part.test.ts', '');
  expect(isStale(tree)).toBe(false);
  await write('web/part.ts', '');
  expect(isStale(tree)).toBe(true);
  await rm(path.join(tree, 'web', 'part.ts'));
  expect(isStale(tree)).toBe(false);
  await rm(path.join(tree, 'dist', 'server'), { recursive: true });
  expect(isStale(tree)).toBe(true);
});

test('a build that fails leaves the one before', async () => {
  await buildSite(tree);
  const before = await readdir(path.join(tree, 'dist'), { recursive: true });
  await write('web/entry-server.tsx', `import './no-such-file.ts';`);
  await expect(buildSite(tree)).rejects.toThrow();
  expect(await readdir(path.join(tree, 'dist'), { recursive: true })).toEqual(before);
  expect(isStale(tree)).toBe(true);
});

test('open tabs keep the assets of the build before, and of that alone', async () => {
  const first = await rebuild('first');
  const second = await rebuild('second');
  expect(first).toHaveLength(1);
  expect((await assets()).sort()).toEqual([...first, ...second].sort());
  await buildSite(tree);
  expect((await assets()).sort()).toEqual([...first, ...second].sort());
  const third = await rebuild('third');
  expect((await assets()).sort()).toEqual([...second, ...third].sort());
});

test('what a killed build left is removed', async () => {
  await mkdir(path.join(tree, 'dist', '.draft-1', 'client'), { recursive: true });
  await buildSite(tree);
  expect((await readdir(path.join(tree, 'dist'))).sort()).toEqual(['client', 'console', 'server', 'stamp.json']);
});

test('what the build reads elsewhere makes it stale as well', async () => {
  await mkdir(path.join(tree, 'tools'));
  await write('tools/plugin.ts', `export const plugin = { name: 'a-plugin-of-ours' };`);
  await write('tools/elsewhere.ts', `export const word = 'one';`);
  await write('tools/nobody-reads.ts', '');
  await write(
    'vite.config.ts',
    `import { plugin } from './tools/plugin.ts';\n${config.replace("root: 'web',", "root: 'web', plugins: [plugin],")}`,
  );
  await write('web/entry-server.tsx', `export { word as render } from '../tools/elsewhere.ts';`);
  await buildSite(tree);
  expect(isStale(tree)).toBe(false);
  for (const file of ['tools/plugin.ts', 'tools/elsewhere.ts', 'vite.config.ts', 'web/entry-server.tsx']) {
    const text = await readFile(path.join(tree, file), 'utf8');
    await write(file, `${text}\n`);
    expect([file, isStale(tree)]).toEqual([file, true]);
    await write(file, text);
    expect([file, isStale(tree)]).toEqual([file, false]);
  }
  await write('tools/nobody-reads.ts', '1;');
  expect(isStale(tree)).toBe(false);
});
