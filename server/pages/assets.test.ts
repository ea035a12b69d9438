import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readAssets } from './assets.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'schety-assets-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const read = () => readAssets(pathToFileURL(`${folder}/`));

test('without a build the start is refused', async () => {
  await expect(read()).rejects.toThrow(expect.objectContaining({ message: expect.stringMatching(/^\[not-built\] /) }));
});

test('a build without its entry is damaged', async () => {
  await mkdir(path.join(folder, '.vite'));
  await writeFile(path.join(folder, '.vite', 'manifest.json'), '{}');
  await expect(read()).rejects.toThrow(
    expect.objectContaining({ message: expect.stringMatching(/^\[build-damaged\] /) }),
  );
});
