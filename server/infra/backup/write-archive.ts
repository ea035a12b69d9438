import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import { type Connection, reasonOf } from '../database/index.ts';
import { syncFolder } from '../embedded-postgres/index.ts';
import { StartFailure } from '../start-failure.ts';
import { checkArchive } from './archive.ts';
import { readContents } from './contents.ts';
import { hashOf } from './data-files.ts';
import { checkRecipients, encrypt } from './encryption.ts';
import { damaged } from './manifest.ts';
import { tarOf } from './tar.ts';

const ownName = /^portal-\d{8}T\d{9}Z(-update-[\da-f]{8})?\.tar\.zst(\.age)?$/;
const draftName = /^portal-\d{8}T\d{9}Z(-update-[\da-f]{8})?\.tar\.zst(\.age)?\.part$/;
const abandonedAfterMs = 86_400_000;

/** What to copy and where to. */
export interface BackupOrder {
  readonly connection: Connection;
  readonly dataDir: string;
  /** The folder of the copies. */
  readonly to: string;
  /** Public keys of age; none leaves the copy readable. */
  readonly recipients: readonly string[];
  /** How many copies stay in the folder, the new one among them; absent, all do. */
  readonly keep?: number | undefined;
  /** What the copy is made before, as eight digits of its name; of copies before the same only the newest stays. */
  readonly before?: string | undefined;
}

/** A copy that was made and read back. */
export interface Backup {
  readonly file: string;
  readonly bytes: number;
  /** Older copies that were removed after that. */
  readonly removed: readonly string[];
}

/**
 * Makes a copy of the database and the data files while the portal runs: a file that has its name only when it is whole,
 * on the disk and read back (spec: reliability.backup). @throws StartFailure
 */
export async function makeBackup({ connection, dataDir, to, recipients, keep, before }: BackupOrder): Promise<Backup> {
  checkRecipients(recipients);
  const folder = path.resolve(to);
  const moment = new Date().toISOString().replaceAll(/[-:.]/g, '');
  const mark = before === undefined ? '' : `-update-${before}`;
  const file = path.join(folder, `portal-${moment}${mark}.tar.zst${recipients.length > 0 ? '.age' : ''}`);
  const draft = `${file}.part`;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const contents = readContents({ connection, dataDir, except: [folder] });
    const written = await write(Readable.from(tarOf(contents), { objectMode: false }), draft, recipients);
    if ((await hashOf(draft)) !== written) throw damaged('the disk gives back other bytes than were written');
    if (recipients.length === 0) await checkArchive({ file: draft });
    await rename(draft, file);
    await syncFolder(folder);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw explain(error, folder);
  }
  const { size: bytes } = await stat(file);
  const replaced = mark === '' ? [] : await removeSame(folder, mark, file);
  return { file, bytes, removed: [...replaced, ...(keep === undefined ? [] : await removeOlder(folder, keep))] };
}

/** Removes the copies whose place the new one takes. */
async function removeSame(folder: string, mark: string, file: string): Promise<string[]> {
  const same = (await readdir(folder)).filter(
    (name) => ownName.test(name) && name.includes(mark) && name !== path.basename(file),
  );
  for (const name of same) await rm(path.join(folder, name), { force: true });
  return same;
}

/** Compresses, encrypts and writes; returns the SHA-256 of what was written. */
async function write(plain: Readable, draft: string, recipients: readonly string[]): Promise<string> {
  const zipped = createZstdCompress();
  const feeding = pipeline(plain, zipped);
  // Its failure is thrown below; until then nobody may miss it.
  feeding.catch(() => undefined);
  const ready = recipients.length > 0 ? await encrypt(zipped, recipients) : zipped;
  const sum = createHash('sha256');
  const summing = new Transform({
    transform: (chunk, _, done) => {
      sum.update(chunk);
      done(null, chunk);
    },
  });
  const target = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true });
  const ends = await Promise.allSettled([pipeline(ready, summing, target), feeding]);
  const errors = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
  // Of two, one is the consequence of the other.
  const cause = errors.find((error) => !/^(ERR_STREAM|ABORT_ERR)/.test(String(error?.code))) ?? errors[0];
  if (cause !== undefined) throw cause;
  return sum.digest('hex');
}

function explain(error: unknown, folder: string): unknown {
  if (error instanceof StartFailure || !(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  const reason = { ENOSPC: 'the disk is full', EDQUOT: 'the disk quota is used up', EROFS: 'the disk is read-only' }[
    code
  ];
  return new StartFailure(
    'backup-failed',
    `No copy was made in ${folder}: ${reason ?? reasonOf(error)}. Nothing half-made was left there, and the copies before are as they were.`,
    { cause: error },
  );
}

/** Removes all but the newest copies, and drafts that a killed process has left; touches no other file. */
async function removeOlder(folder: string, keep: number): Promise<string[]> {
  const names = await readdir(folder);
  const old = names
    .filter((name) => ownName.test(name))
    .sort()
    .reverse()
    .slice(Math.max(keep, 1));
  for (const name of old) await rm(path.join(folder, name), { force: true });
  for (const name of names.filter((one) => draftName.test(one))) {
    const info = await stat(path.join(folder, name)).catch(() => null);
    if (info && Date.now() - info.mtimeMs > abandonedAfterMs) await rm(path.join(folder, name), { force: true });
  }
  return old;
}
