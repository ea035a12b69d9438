import { open, readFile } from 'node:fs/promises';
import { type CarriedMedium, mostPixels } from '../../../../contract/media-console.values.ts';
import { Failure, fail } from '../../../infra/failures/index.ts';
import { checkCaptions } from '../check-captions.ts';
import { checkVideo } from '../check-video.ts';
import { cleanVector } from '../clean-vector.ts';
import { findFileType } from '../find-file-type.ts';
import { isFullDisk } from '../full-disk.ts';
import type { FileSource } from '../media-storage.port.ts';
import { openSharp } from '../open-sharp.ts';
import { highest, readPicture, widest } from '../read-picture.ts';

const headBytes = 8_192;
const extensions: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  png: 'png',
  svg: 'svg',
  mp4: 'mp4',
  webm: 'webm',
  vtt: 'vtt',
};

/** What is kept of a file that an archive brings. */
export interface JudgedFile {
  readonly source: FileSource;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
}

/**
 * Judges a file of an archive by its bytes, as an upload is. A picture that this portal would have kept as it is keeps its
 * bytes: encoded again at each move it would lose a little each time. @throws Failure as the upload
 */
export async function judgeCarriedFile(path: string, given: CarriedMedium): Promise<JudgedFile> {
  const { kind, format } = await findFileType(await headOf(path));
  if (kind !== given.kind || extensions[format] !== given.extension) fail('media.damaged');
  if (kind === 'video' || kind === 'captions') {
    await (kind === 'video' ? checkVideo(path, given.bytes, format) : checkCaptions(path));
    return { source: { path }, bytes: given.bytes, width: null, height: null };
  }
  const kept = kind === 'vector' ? await cleanVector(path) : ((await asItIs(path, given)) ?? (await readPicture(path)));
  if (kept.extension !== given.extension) fail('media.damaged');
  const { bytes, width, height } = kept;
  return { source: { bytes }, bytes: bytes.length, width, height };
}

/** The bytes of a picture as this portal makes them, decoded to the end; nothing where it has to be made anew. */
async function asItIs(path: string, { extension }: CarriedMedium) {
  const sharp = await openSharp();
  try {
    const {
      width,
      height,
      exif,
      xmp,
      iptc,
      icc,
      pages = 1,
    } = await sharp(path, { limitInputPixels: false }).metadata();
    if (exif ?? xmp ?? iptc ?? icc ?? undefined) return undefined;
    if (pages > 1 || width > widest || height > highest) return undefined;
    await sharp(path, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true }).stats();
    return { bytes: await readFile(path), extension, width, height };
  } catch (error) {
    if (error instanceof Failure || isFullDisk(error)) throw error;
    fail('media.damaged', { cause: error });
  }
}

async function headOf(path: string): Promise<Buffer> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
