import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { createZstdDecompress } from 'node:zlib';
import { StartFailure } from '../start-failure.ts';
import { summed } from './contents.ts';
import { ageMagic, decrypt } from './encryption.ts';
import { aboutName, cut, damaged, type Manifest, manifestName, parseAbout, parseManifest } from './manifest.ts';
import { type Part, partsIn } from './tar.ts';

const zstdMagic = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);

/** An archive to read, and the key that opens it. */
export interface Archive {
  readonly file: string;
  /** The file with private keys, for an encrypted archive. */
  readonly identityFile?: string | undefined;
}

/** The parts of the archive, each to be read to its end. @throws StartFailure for one that is cut or damaged */
export async function* readArchive(archive: Archive): AsyncGenerator<Part> {
  const { source, unzip } = await openArchive(archive);
  try {
    for await (const part of explained(partsIn(unzip))) yield { ...part, body: explained(part.body) };
  } finally {
    source.destroy();
  }
}

async function openArchive({ file, identityFile }: Archive): Promise<{ source: Readable; unzip: Readable }> {
  const start = await readStart(file);
  const isEncrypted = start.toString('latin1') === ageMagic;
  if (!isEncrypted && !start.subarray(0, zstdMagic.length).equals(zstdMagic))
    throw new StartFailure('backup-not-one', `This file is no copy of a portal: ${file}. Nothing was changed.`);
  const source = createReadStream(file, { highWaterMark: 2 ** 20 });
  const plain = isEncrypted ? await decrypt(source, identityFile) : source;
  const unzip = createZstdDecompress();
  plain.once('error', (error: Error) => unzip.destroy(error));
  return { source, unzip: plain.pipe(unzip) };
}

async function readStart(file: string): Promise<Buffer> {
  const handle = await open(file, 'r').catch((cause: unknown) => {
    throw new StartFailure('backup-not-one', `The copy cannot be read: ${file}. Nothing was changed.`, { cause });
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(ageMagic.length), 0, ageMagic.length, 0);
    if (bytesRead < ageMagic.length) throw cut();
    return buffer;
  } finally {
    await handle.close();
  }
}

async function* explained<Item>(items: AsyncIterable<Item> | Iterable<Item>): AsyncGenerator<Item> {
  try {
    yield* items;
  } catch (error) {
    throw explain(error);
  }
}

/** What the libraries say of an archive that is not as it was written. */
function explain(error: unknown): unknown {
  if (error instanceof StartFailure || !(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'Z_BUF_ERROR' || /unexpected end of file|TAR_BAD_ARCHIVE.*(truncated|end)/i.test(error.message))
    return cut(error);
  if (/^(ZSTD|Z_|TAR_|ERR_)/.test(code) || /invalid tag|final chunk|ciphertext|stream|checksum/i.test(error.message))
    return damaged('it is cut short, or its bytes are not those that were written', error);
  return error;
}

/** Reads the whole archive and compares every part with the manifest at its end. @throws StartFailure */
export async function checkArchive(archive: Archive): Promise<Manifest> {
  const found: Manifest['parts'] = [];
  let isFirst = true;
  let manifest: Manifest | undefined;
  for await (const part of readArchive(archive)) {
    if (isFirst && part.name !== aboutName) throw damaged('its first part is another one');
    isFirst = false;
    if (part.name === manifestName) manifest = parseManifest(await textOf(part));
    else if (part.name === aboutName) parseAbout(await textOf(summed(part, found)));
    else for await (const _ of summed(part, found).body);
  }
  if (!manifest) throw cut();
  comparePart(manifest, found);
  return manifest;
}

function comparePart({ parts }: Manifest, found: Manifest['parts']): void {
  const wrong = parts.find((part, index) => {
    const other = found[index];
    return other?.name !== part.name || other.sha256 !== part.sha256 || other.bytes !== part.bytes;
  });
  if (wrong) throw damaged(`${wrong.name} is not what was written`);
  if (found.length !== parts.length) throw damaged('it has parts that its list does not name');
}

/** The contents of a part as text. */
export async function textOf({ body }: Pick<Part, 'body'>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
