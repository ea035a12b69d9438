import type { Metadata } from 'sharp';
import { mostPixels } from '../../../contract/media-console.values.ts';
import { Failure, fail } from '../../infra/failures/index.ts';
import { isFullDisk } from './full-disk.ts';
import { openSharp } from './open-sharp.ts';

/** What is kept of an upload. */
export interface KeptFile {
  readonly bytes: Buffer;
  readonly extension: string;
  readonly width: number;
  readonly height: number;
}

/** Larger than any page shows; a long screenshot may be high. */
export const widest = 2_560;
export const highest = 5_120;

/**
 * Decodes a picture to its last byte and encodes it anew: turned as the camera was held, without place, camera and other
 * metadata, no larger than pages show. What is no picture does not survive. @throws Failure `media.damaged`,
 * `media.too-many-pixels`, `media.animated`
 */
export async function readPicture(path: string): Promise<KeptFile> {
  const sharp = await openSharp();
  return refuseDamage(async () => {
    // The header tells the size before anything is unpacked.
    const about = await sharp(path, { limitInputPixels: false }).metadata();
    refuseUnfit(about);
    const picture = sharp(path, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true })
      .autoOrient()
      .resize({ width: widest, height: highest, fit: 'inside', withoutEnlargement: true });
    const isDrawing = about.format === 'png' || about.format === 'gif' || (about.hasAlpha && !(await isOpaque(path)));
    const encoded = isDrawing ? picture.png() : picture.jpeg({ quality: 85, progressive: true });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    return { bytes: data, extension: isDrawing ? 'png' : 'jpg', width: info.width, height: info.height };
  });
}

/** Some formats always have a channel of transparency, and photographs fill it with nothing. */
async function isOpaque(path: string): Promise<boolean> {
  const sharp = await openSharp();
  return (await sharp(path, { limitInputPixels: mostPixels }).stats()).isOpaque;
}

function refuseUnfit({ width, height, pages = 1 }: Metadata): void {
  if (!width || !height) fail('media.damaged');
  if (width * height > mostPixels) fail('media.too-many-pixels');
  if (pages > 1) fail('media.animated');
}

/** What the decoder cannot read is the file's fault. */
async function refuseDamage<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Failure || isFullDisk(error)) throw error;
    fail('media.damaged', { cause: error });
  }
}
