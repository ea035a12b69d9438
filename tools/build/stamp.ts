import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Folders and files that the build reads or may read; other files it has read are listed in the stamp, see `inputs`.
 */
const sources = [
  'web',
  'contract',
  'console',
  'tools/build',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** The folders of a build below `dist/`. */
export const parts = ['client', 'server', 'console'] as const;

/** What a finished build says about itself. */
export interface Stamp {
  /** Hash of names, sizes and times of the sources: cheap to compare. */
  listing: string;
  /** Hash of their contents, for a checkout that changed only the times. */
  contents: string;
  /** Files under `client/assets` that this build made itself, without those kept from the one before. */
  assets: string[];
  /** Files of the project outside the sources above that this build has read, such as what its configuration imports. */
  inputs: string[];
}

const stampFile = (root: string) => path.join(root, 'dist', 'stamp.json');

export function readStamp(root: string): Stamp | null {
  try {
    return JSON.parse(readFileSync(stampFile(root), 'utf8'));
  } catch {
    return null;
  }
}

export function writeStamp(root: string, stamp: Stamp): void {
  mkdirSync(path.dirname(stampFile(root)), { recursive: true });
  writeFileSync(stampFile(root), JSON.stringify(stamp));
}

/** Removes the stamp before the build's files change. */
export function removeStamp(root: string): void {
  rmSync(stampFile(root), { force: true });
}

/** True when there is no whole build of the sources as they are now. */
export function isStale(root: string): boolean {
  const stamp = readStamp(root);
  if (!stamp || !parts.every((part) => existsSync(path.join(root, 'dist', part)))) return true;
  const listing = hashListing(root);
  if (listing === stamp.listing) return false;
  if (hashContents(root) !== stamp.contents) return true;
  try {
    writeStamp(root, { ...stamp, listing });
  } catch {
    // A project on a read-only disk compares contents each time.
  }
  return false;
}

/** Hash of names, sizes and times of everything the build reads. */
export function hashListing(root: string, inputs = readStamp(root)?.inputs ?? []): string {
  return hash(listSources(root, inputs), (file) => {
    const { size, mtimeMs } = statSync(path.join(root, file));
    return `${file} ${size} ${mtimeMs}`;
  });
}

/** Hash of the contents of everything the build reads. */
export function hashContents(root: string, inputs = readStamp(root)?.inputs ?? []): string {
  return hash(listSources(root, inputs), (file) => {
    const bytes = readFileSync(path.join(root, file));
    return `${file} ${bytes.length}\n${bytes.toString('base64')}`;
  });
}

/** Of these files of the project those that the sources do not hold: the stamp has to name them. */
export function listInputsBesideSources(root: string, files: Iterable<string>): string[] {
  const known = new Set(listSources(root, []));
  return [...new Set(files)].filter((file) => !known.has(file)).sort();
}

function hash(files: string[], express: (file: string) => string): string {
  const sum = createHash('sha256').update(process.version);
  for (const file of files) sum.update(`${express(file)}\n`);
  return sum.digest('hex');
}

function listSources(root: string, inputs: readonly string[]): string[] {
  const files = [...sources, ...inputs]
    .filter((name) => existsSync(path.join(root, name)))
    .flatMap((name) => (statSync(path.join(root, name)).isDirectory() ? listFolder(root, name) : [name]))
    .filter((file) => !/\.test\.tsx?$/.test(file));
  return [...new Set(files)].sort();
}

function listFolder(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules') return [];
    const name = `${folder}/${entry.name}`;
    return entry.isDirectory() ? listFolder(root, name) : [name];
  });
}
