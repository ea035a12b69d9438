import { createHash, type Hash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import pLimit from 'p-limit';
import { ZipFile } from 'yazl';
import { archiveFormat } from '../../../contract/archive-console.values.ts';
import type { CarriedMedium } from '../../../contract/media-console.values.ts';
import type { ContentKind } from '../../../contract/publishing.values.ts';
import type { Db } from '../../infra/database/index.ts';
import { hasMediumFile, listCarriedMedia, type MediaStorage, readMediumFile, refuseFullDisk } from '../media/index.ts';
import { kindsToCarry, readCarried } from '../publishing/index.ts';
import { kindPath, type Manifest, manifestPath, mediaListPath, mediumPath } from './archive-format.ts';

/** What is needed to write an archive. */
export interface ArchiveNeeds {
  db: Db;
  storage: MediaStorage;
  /** Where the records of the kinds lie until they are sent. */
  incoming: string;
  /** The version of this portal. */
  product: string;
}

/** All content as it was at one moment: the records written to files, the files of the library named. */
export interface ArchiveSource {
  readonly kinds: readonly { kind: ContentKind; records: number; file: string }[];
  readonly media: readonly CarriedMedium[];
  /** Files that the library has lost; the archive goes without them. */
  readonly missing: readonly CarriedMedium[];
}

const askedAtOnce = 8;

async function partMissing(storage: MediaStorage, all: readonly CarriedMedium[]) {
  const found = await pLimit(askedAtOnce).map(all, (medium) => hasMediumFile(storage, medium));
  return { media: all.filter((_, place) => found[place]), missing: all.filter((_, place) => !found[place]) };
}

/**
 * Reads all content in one snapshot into files, record by record: whoever takes the archive slowly holds up no
 * transaction, and memory holds one record. @throws Failure `common.disk-full`
 */
export async function gatherContent({ db, incoming, storage }: ArchiveNeeds): Promise<ArchiveSource> {
  await refuseFullDisk(() => mkdir(incoming, { recursive: true, mode: 0o700 }));
  const mark = randomBytes(8).toString('hex');
  const fileOf = (kind: string) => path.join(incoming, `export-${mark}-${kind}.part`);
  const source = { kinds: [] as { kind: ContentKind; records: number; file: string }[], media: [] as CarriedMedium[] };
  try {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (snapshot) => {
        for (const kind of kindsToCarry) {
          const file = fileOf(kind);
          source.kinds.push({ kind, file, records: await writeKind(snapshot, kind, file) });
        }
        source.media = await listCarriedMedia(snapshot);
      });
    return { ...source, ...(await partMissing(storage, source.media)) };
  } catch (error) {
    for (const kind of kindsToCarry) await rm(fileOf(kind), { force: true });
    throw error;
  }
}

async function writeKind(db: Db, kind: ContentKind, file: string): Promise<number> {
  const handle = await refuseFullDisk(() => open(file, 'wx', 0o600));
  let records = 0;
  try {
    for await (const record of readCarried(db, kind)) {
      const text = `${records === 0 ? '[' : ','}\n${JSON.stringify(record, null, 2)}`;
      await refuseFullDisk(() => handle.writeFile(text));
      records += 1;
    }
    await refuseFullDisk(() => handle.writeFile(records === 0 ? '[]\n' : '\n]\n'));
  } finally {
    await handle.close();
  }
  return records;
}

/** The archive piece by piece. Its manifest comes last: an archive that is cut off has none. */
export async function* writeArchive(needs: ArchiveNeeds, source: ArchiveSource): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  try {
    addEntries(zip, needs, source);
    zip.end();
    yield* output as AsyncIterable<Buffer>;
  } finally {
    output.destroy();
    for (const { file } of source.kinds) await rm(file, { force: true });
  }
}

type Opened = () => Promise<Readable> | Readable;

function addEntries(zip: ZipFile, { storage, product }: ArchiveNeeds, source: ArchiveSource): void {
  const digests = new Map<string, Hash>();
  const digestOf = (name: string) => digests.get(name)?.copy().digest('hex') ?? '';
  const add = (name: string, compress: boolean, opened: Opened) =>
    zip.addReadStreamLazy(name, { compress, mode: 0o100644 }, (give) => {
      const hash = createHash('sha256');
      digests.set(name, hash);
      Promise.resolve()
        .then(opened)
        .then(
          (stream) => give(null, Readable.from(hashing(stream, hash))),
          (error: unknown) => give(error, Readable.from([])),
        );
    });
  const text = (value: unknown) => Readable.from([Buffer.from(`${JSON.stringify(value, null, 2)}\n`)]);
  for (const { kind, file } of source.kinds) add(kindPath(kind), true, () => createReadStream(file));
  // Pictures and films are packed already.
  for (const medium of source.media) add(mediumPath(medium), false, () => readMediumFile(storage, medium));
  add(mediaListPath, true, () =>
    text(source.media.map((medium) => ({ ...medium, sha256: digestOf(mediumPath(medium)) }))),
  );
  add(manifestPath, true, () => text(manifestOf(source, product, digestOf)));
}

function manifestOf(source: ArchiveSource, product: string, digestOf: (name: string) => string): Manifest {
  return {
    format: archiveFormat.name,
    formatVersion: archiveFormat.version,
    product,
    madeAt: new Date().toISOString(),
    kinds: source.kinds.map(({ kind, records }) => {
      const name = kindPath(kind);
      return { kind, path: name, records, sha256: digestOf(name) };
    }),
    media: { path: mediaListPath, records: source.media.length, sha256: digestOf(mediaListPath) },
  };
}

async function* hashing(stream: Readable, hash: Hash): AsyncGenerator<Buffer> {
  for await (const part of stream as AsyncIterable<Buffer>) {
    hash.update(part);
    yield part;
  }
}
