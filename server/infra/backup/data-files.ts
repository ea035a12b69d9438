import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chown, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartFailure } from '../start-failure.ts';
import { damaged, filePrefix, type Manifest } from './manifest.ts';
import type { Part } from './tar.ts';

/** What the embedded database keeps beside the portal's files, and what is not finished. */
const notCopied = /^postgres(\.new-.*|\.log(\.\d+)?)?$|\.part$/;
const inMemoryBytes = 8 * 2 ** 20;

/**
 * The files of DATA_DIR, after the database: a file that a row names was there before the row. One that vanishes
 * meanwhile, such as an old letter, is left out. `except` are folders that are no data, such as the one of the copies.
 */
export async function* readDataFiles(dataDir: string, except: readonly string[]): AsyncGenerator<Part> {
  const left = new Set(except.map((folder) => path.resolve(folder)));
  for await (const file of listFiles(path.resolve(dataDir), left)) {
    const part = await readDataFile(file, filePrefix + path.relative(dataDir, file).split(path.sep).join('/'));
    if (part) yield part;
  }
}

async function* listFiles(folder: string, left: ReadonlySet<string>, isTop = true): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(goneAs([]));
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const place = path.join(folder, entry.name);
    if ((isTop && notCopied.test(entry.name)) || left.has(place)) continue;
    if (entry.isDirectory()) yield* listFiles(place, left, false);
    else if (entry.isFile() && !entry.name.endsWith('.part')) yield place;
  }
}

async function readDataFile(file: string, name: string): Promise<Part | undefined> {
  const info = await stat(file).catch(goneAs(undefined));
  if (!info) return undefined;
  if (info.size > inMemoryBytes) {
    return { name, bytes: info.size, body: createReadStream(file, { end: info.size - 1 }) };
  }
  const contents = await readFile(file).catch(goneAs(undefined));
  return contents && { name, bytes: contents.length, body: [contents] };
}

function goneAs<Value>(value: Value): (error: NodeJS.ErrnoException) => Value {
  return (error) => {
    if (error.code === 'ENOENT') return value;
    throw error;
  };
}

/** Where a part of an archive goes; an archive that somebody has changed may try to lead out of the folder. */
function placeOf(dataDir: string, name: string): string {
  const relative = name.slice(filePrefix.length);
  const place = path.resolve(dataDir, relative);
  const isInside = place.startsWith(path.resolve(dataDir) + path.sep) && !relative.includes('\\');
  if (!isInside || notCopied.test(relative.split('/')[0] ?? '')) throw damaged(`${name} is no place for a file`);
  return place;
}

/** Refuses when a file of the archive is in DATA_DIR with other contents. Returns the names of those that are there. */
export async function findPresentFiles(dataDir: string, { parts }: Manifest): Promise<Set<string>> {
  const present = new Set<string>();
  for (const { name, sha256 } of parts.filter((part) => part.name.startsWith(filePrefix))) {
    const place = placeOf(dataDir, name);
    const found = await hashOf(place).catch(goneAs(undefined));
    if (found === undefined) continue;
    if (found !== sha256)
      throw new StartFailure(
        'restore-file-differs',
        `Another file stands in the place of one of the copy: ${place}. Set DATA_DIR to a new folder. Nothing was changed.`,
      );
    present.add(name);
  }
  return present;
}

/** The SHA-256 of a file. */
export async function hashOf(file: string): Promise<string> {
  const sum = createHash('sha256');
  for await (const chunk of createReadStream(file)) sum.update(chunk);
  return sum.digest('hex');
}

/** Writes one file of the archive, whole or not at all, for the owner of DATA_DIR. Returns its place. */
export async function writeDataFile(dataDir: string, { name, body }: Part): Promise<string> {
  const place = placeOf(dataDir, name);
  const draft = `${place}.part`;
  const owner = await stat(dataDir);
  const made = await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
  const handle = await open(draft, 'w', 0o600);
  try {
    await pipeline(body, handle.createWriteStream({ flush: true }));
    await rename(draft, place);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  if (process.getuid?.() === 0) await giveTo(owner, place, made);
  return place;
}

/** Root restores for the portal's own user: the file, and the folders made for it. */
async function giveTo({ uid, gid }: { uid: number; gid: number }, file: string, firstMade: string | undefined) {
  await chown(file, uid, gid);
  if (firstMade === undefined) return;
  for (let folder = path.dirname(file); folder.length >= firstMade.length; folder = path.dirname(folder))
    await chown(folder, uid, gid);
}
