import { type FileHandle, open } from 'node:fs/promises';
import { fail } from '../../infra/failures/index.ts';
import type { FileType } from './find-file-type.ts';

const boxHead = 8;
const longBoxHead = 16;
const mostBoxes = 10_000;

/** Refuses a film that is not whole: it is kept as it came. @throws Failure `media.damaged` */
export async function checkVideo(path: string, bytes: number, format: FileType['format']): Promise<void> {
  const handle = await open(path);
  try {
    const isWhole = format === 'mp4' ? await isWholeMp4(handle, bytes) : await isWholeWebm(handle, bytes);
    if (!isWhole) fail('media.damaged');
  } finally {
    await handle.close();
  }
}

/** MP4 is a row of boxes, each with its length: the last ends with the file, and one of them is the index of all. */
async function isWholeMp4(handle: FileHandle, bytes: number): Promise<boolean> {
  let at = 0;
  const types = new Set<string>();
  for (let passed = 0; at < bytes && passed < mostBoxes; passed += 1) {
    const head = await read(handle, at, longBoxHead);
    if (head.length < boxHead) return false;
    const short = head.readUInt32BE(0);
    types.add(head.toString('latin1', 4, boxHead));
    // 1: a longer length follows; 0: the box goes on to the end.
    const length = short === 0 ? bytes - at : short !== 1 ? short : lengthOf(head);
    if (length < boxHead) return false;
    at += length;
  }
  return at === bytes && types.has('moov') && (types.has('mdat') || types.has('moof'));
}

const lengthOf = (head: Buffer) => (head.length < longBoxHead ? 0 : Number(head.readBigUInt64BE(boxHead)));

const ebml = 0x1a45dfa3;
const segment = 0x18538067;
const idBytes = 4;
const longestNumber = 8;

/** WebM is a header and one segment, which says its length unless it was written live. */
async function isWholeWebm(handle: FileHandle, bytes: number): Promise<boolean> {
  let at = 0;
  for (const id of [ebml, segment]) {
    const head = await read(handle, at, idBytes + longestNumber);
    if (head.length < idBytes + 1 || head.readUInt32BE(0) !== id) return false;
    const number = readNumber(head.subarray(idBytes));
    if (!number) return false;
    if (id === segment) return number.value === undefined || at + idBytes + number.length + number.value <= bytes;
    at += idBytes + number.length + (number.value ?? 0);
  }
  return false;
}

/** A number of EBML: the zeros it begins with tell its length; all ones mean that nobody knows it. */
function readNumber(from: Buffer): { length: number; value: number | undefined } | undefined {
  const length = Math.clz32(from[0] ?? 0) - 23;
  if (length > longestNumber || from.length < length) return undefined;
  const digits = BigInt(`0x${from.subarray(0, length).toString('hex')}`);
  const mask = (1n << BigInt(7 * length)) - 1n;
  const value = digits & mask;
  return { length, value: value === mask ? undefined : Number(value) };
}

async function read(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
