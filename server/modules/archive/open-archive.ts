import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { archiveFormat, mostUnpackedBytes } from '../../../contract/archive-console.values.ts';
import { Failure, fail } from '../../infra/failures/index.ts';
import { refuseFullDisk } from '../media/index.ts';
import {
  isArchivePath,
  isNewer,
  kindPath,
  type Manifest,
  manifestHead,
  manifestPath,
  manifestSchema,
  mediaListPath,
} from './archive-format.ts';

const mostEntries = 200_000;
/** Of the records of one kind: a thousand of the longest articles. */
const mostTextBytes = 256 * 1024 ** 2;

/** An archive whose list of files is sound; nothing of it is unpacked yet but its manifest. */
export interface OpenArchive {
  readonly manifest: Manifest;
  /** The text of a file, whole and with this checksum. @throws Failure `archive.damaged` */
  readText(name: string, sha256: string): Promise<string>;
  /** Writes a file out, whole and with this checksum, of so many bytes at most. @throws Failure */
  unpack(name: string, sha256: string, place: string, mostBytes: number): Promise<void>;
  /** The names of the library's files. */
  readonly media: ReadonlySet<string>;
  close(): void;
}

const damaged = (cause?: unknown): never => fail('archive.damaged', { cause });

/**
 * Opens an archive by the list at its end, which one that was cut off does not have. Names are only ever compared, never
 * used as places. @throws Failure `archive.damaged`, `archive.strange`, `archive.swollen`, `archive.newer`
 */
export async function openArchive(file: string, product: string): Promise<OpenArchive> {
  const options = { lazyEntries: true, autoClose: false, strictFileNames: true };
  const zip = await openPromise(file, options).catch(damaged);
  try {
    const entries = await readEntries(zip);
    const readText = async (name: string, sha256?: string) => (await read(zip, entries, name, sha256)).toString('utf8');
    const manifest = readManifest(await readText(manifestPath), product);
    compareEntries(entries, manifest);
    return {
      manifest,
      readText,
      unpack: (name, sha256, place, mostBytes) => unpack(zip, entries.get(name), { sha256, place, mostBytes }),
      media: new Set([...entries.keys()].filter((name) => name.startsWith('media/'))),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

type Entries = ReadonlyMap<string, Entry>;

async function readEntries(zip: ZipFile): Promise<Entries> {
  if (zip.entryCount > mostEntries) fail('archive.swollen');
  const entries = new Map<string, Entry>();
  let bytes = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      bytes += entry.uncompressedSize;
      if (bytes > mostUnpackedBytes) fail('archive.swollen');
      if (!isArchivePath(entry.fileName) || entries.has(entry.fileName) || !entry.canDecodeFileData())
        fail('archive.strange');
      entries.set(entry.fileName, entry);
    }
  } catch (error) {
    // A name that leads out of the archive is refused by the library itself.
    if (error instanceof Error && /relative path|absolute path|invalid characters/.test(error.message))
      fail('archive.strange', { cause: error });
    throw error instanceof Failure ? error : new Failure('archive.damaged', { cause: error });
  }
  return entries;
}

async function read(zip: ZipFile, entries: Entries, name: string, sha256?: string): Promise<Buffer> {
  const entry = entries.get(name) ?? damaged();
  if (entry.uncompressedSize > mostTextBytes) fail('archive.swollen');
  try {
    const parts: Buffer[] = [];
    // Ends as soon as there is more than the list says.
    for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part as Buffer);
    const bytes = Buffer.concat(parts);
    if (sha256 !== undefined && createHash('sha256').update(bytes).digest('hex') !== sha256) damaged();
    return bytes;
  } catch (error) {
    throw error instanceof Failure ? error : new Failure('archive.damaged', { cause: error });
  }
}

interface Unpacking {
  sha256: string;
  place: string;
  mostBytes: number;
}

async function unpack(zip: ZipFile, entry: Entry | undefined, { sha256, place, mostBytes }: Unpacking): Promise<void> {
  if (!entry) return damaged();
  if (entry.uncompressedSize > mostBytes) fail('archive.swollen');
  const hash = createHash('sha256');
  const hashed = async function* () {
    try {
      for await (const part of await zip.openReadStreamPromise(entry)) {
        hash.update(part as Buffer);
        yield part;
      }
    } catch (error) {
      damaged(error);
    }
  };
  await refuseFullDisk(() => pipeline(Readable.from(hashed()), createWriteStream(place, { mode: 0o600 })));
  if (hash.digest('hex') !== sha256) damaged();
}

function readManifest(text: string, product: string): Manifest {
  const json = parseJson(text);
  const head = manifestHead.safeParse(json).data ?? fail('archive.not-archive');
  if (head.formatVersion > archiveFormat.version || isNewer(head.product, product)) {
    const versions = `Архив сделан порталом версии ${head.product}, а здесь ${product}. Обновите этот портал и загрузите архив снова.`;
    fail('archive.newer', head.product === product ? {} : { message: versions });
  }
  return manifestSchema.safeParse(json).data ?? damaged();
}

/** JSON of an archive. @throws Failure `archive.damaged` */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return damaged(error);
  }
}

/** Every kind the manifest names has its file and no other. */
function compareEntries(entries: Entries, { kinds, media }: Manifest): void {
  const named = new Set([manifestPath, mediaListPath, ...kinds.map(({ kind }) => kindPath(kind))]);
  const isWhole = kinds.every(({ kind, path }) => path === kindPath(kind)) && media.path === mediaListPath;
  if (!isWhole || [...named].some((name) => !entries.has(name))) damaged();
  if ([...entries.keys()].some((name) => !named.has(name) && !name.startsWith('media/'))) fail('archive.strange');
}
