import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Everything that the build is made of; a rule of the layers keeps `web/` from importing anything else of ours. */
const sources = ['web', 'contract', 'public', 'vite.config.ts', 'package-lock.json', 'tsconfig.json', 'tools/build'];

/** What a finished build says about itself. */
export interface Stamp {
  /** Hash of names, sizes and times of the sources: cheap to compare. */
  listing: string;
  /** Hash of their contents, for a checkout that changed only the times. */
  contents: string;
  /** Files under `client/assets` that this build made itself, without those kept from the one before. */
  assets: string[];
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

/** Removes the word of a finished build before its files change. */
export function removeStamp(root: string): void {
  rmSync(stampFile(root), { force: true });
}

/** True when there is no whole build of the sources as they are now. */
export function isStale(root: string): boolean {
  const stamp = readStamp(root);
  if (!stamp || !existsSync(path.join(root, 'dist', 'client')) || !existsSync(path.join(root, 'dist', 'server')))
    return true;
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

export function hashListing(root: string): string {
  return hash(listSources(root), (file) => {
    const { size, mtimeMs } = statSync(path.join(root, file));
    return `${file} ${size} ${mtimeMs}`;
  });
}

export function hashContents(root: string): string {
  return hash(listSources(root), (file) => {
    const bytes = readFileSync(path.join(root, file));
    return `${file} ${bytes.length}\n${bytes.toString('base64')}`;
  });
}

function hash(files: string[], express: (file: string) => string): string {
  const sum = createHash('sha256').update(process.version);
  for (const file of files) sum.update(`${express(file)}\n`);
  return sum.digest('hex');
}

function listSources(root: string): string[] {
  return sources
    .filter((name) => existsSync(path.join(root, name)))
    .flatMap((name) => (statSync(path.join(root, name)).isDirectory() ? listFolder(root, name) : [name]))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort();
}

function listFolder(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    return entry.isDirectory() ? listFolder(root, name) : [name];
  });
}
