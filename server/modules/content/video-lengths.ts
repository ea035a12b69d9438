import { type FileHandle, open } from 'node:fs/promises';

/** How long the portal's own videos last, as their files say; kept until the content changes. */
export class VideoLengths {
  readonly #media: string;
  readonly #known = new Map<string, Promise<number | undefined>>();

  constructor(mediaFolder: URL) {
    this.#media = mediaFolder.href;
  }

  /** Seconds of `/media/….mp4`; nothing for other links and for files that are no MP4. */
  of(address: string): Promise<number | undefined> {
    const file = this.#fileOf(address);
    if (file === null) return Promise.resolve(undefined);
    const known = this.#known.get(address) ?? readLength(file).catch(() => undefined);
    this.#known.set(address, known);
    return known;
  }

  clear(): void {
    this.#known.clear();
  }

  #fileOf(address: string): URL | null {
    const [, path] = /^\/media\/([^?#]+\.mp4)$/.exec(address) ?? [];
    const file = path === undefined ? null : URL.parse(path, this.#media);
    return file?.href.startsWith(this.#media) ? file : null;
  }
}

/** A box of MP4: 4 bytes of its length, 4 letters of its type, then, if the length says 1, 8 bytes of a longer one. */
const boxHead = 8;
const longBoxHead = 16;
const lengthIsLong = 1;
/** The part of `mvhd` up to the length field, in the longer of its two versions. */
const movieHead = 40;
const mostBoxes = 64;

async function readLength(file: URL): Promise<number | undefined> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const movie = await findBox(handle, 'moov', { from: 0, to: size });
    const head = movie && (await findBox(handle, 'mvhd', movie));
    return head && lengthIn(await read(handle, head.from, movieHead - boxHead));
  } finally {
    await handle.close();
  }
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** The content of the first box of a type among the boxes of a span. */
async function findBox(handle: FileHandle, type: string, { from, to }: Span): Promise<Span | undefined> {
  let at = from;
  for (let passed = 0; passed < mostBoxes && at + boxHead <= to; passed += 1) {
    const head = await read(handle, at, longBoxHead);
    const short = head.readUInt32BE(0);
    const length = short === lengthIsLong ? Number(head.readBigUInt64BE(boxHead)) : short;
    const headLength = short === lengthIsLong ? longBoxHead : boxHead;
    if (head.toString('latin1', 4, boxHead) === type) return { from: at + headLength, to: at + length };
    if (length < headLength) return undefined;
    at += length;
  }
  return undefined;
}

/** The length over the time scale of `mvhd`, whose first byte is its version: 1 has longer numbers. */
function lengthIn(head: Buffer): number | undefined {
  const long = head[0] === 1;
  const scale = head.readUInt32BE(long ? 20 : 12);
  const length = long ? Number(head.readBigUInt64BE(24)) : head.readUInt32BE(16);
  return scale > 0 && length > 0 ? length / scale : undefined;
}

async function read(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  await handle.read(bytes, 0, length, position);
  return bytes;
}
