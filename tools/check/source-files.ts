import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The folders with code of ours. */
export const codeFolders = ['contract', 'server', 'web', 'console', 'tools', 'e2e', 'bench'];

const skipped = new Set(['node_modules', 'dist', 'data', '.git', '.cache', 'test-results', 'playwright-report']);

/** All files below the folders that are there, as paths from the root with forward slashes, sorted. */
export function listFiles(root: string, folders: readonly string[]): string[] {
  return folders
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) => listFolder(root, folder))
    .sort();
}

function listFolder(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const name = `${folder}/${entry.name}`;
    return entry.isDirectory() ? listFolder(root, name) : [name];
  });
}
