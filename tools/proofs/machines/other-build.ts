import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../root.ts';

/** Puts the project into a folder as another build of it, which lacks one part of the pages; gives the part's name. */
export function makeOtherBuild(folder: string): string {
  mkdirSync(folder);
  for (const name of ['contract', 'content', 'package.json', 'node_modules'])
    symlinkSync(path.join(root, name), path.join(folder, name));
  // The server looks for the build beside the place where its files really are.
  for (const name of ['server', 'dist']) cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  const assets = path.join(folder, 'dist/client/assets');
  const part = readdirSync(assets).find((name) => name.endsWith('.js')) ?? '';
  for (const name of [part, `${part}.br`, `${part}.gz`]) rmSync(path.join(assets, name), { force: true });
  return part;
}
