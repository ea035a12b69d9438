import type { VariantFormat } from '../../../contract/media-console.values.ts';
import { openSharp } from './open-sharp.ts';

/** Fine lines of drawings keep their colours; photographs are a third lighter without them. */
const subsampling = { jpg: '4:2:0', png: '4:4:4' } as const;
/** Of photographs and screens a step more takes twice as long, and three steps ten times, for a few hundredths of size. */
const avifEffort = 1;
const webpEffort = 2;
const avifQuality = 55;
const webpQuality = 80;

/** Encodes a kept picture at this width. */
export async function makeVariant(
  picture: Buffer,
  { width, format, extension }: { width: number; format: VariantFormat; extension: string },
): Promise<Buffer> {
  const sharp = await openSharp();
  const sized = sharp(picture).resize({ width, withoutEnlargement: true });
  const chromaSubsampling = subsampling[extension === 'png' ? 'png' : 'jpg'];
  return format === 'avif'
    ? sized.avif({ quality: avifQuality, effort: avifEffort, chromaSubsampling }).toBuffer()
    : sized.webp({ quality: webpQuality, effort: webpEffort }).toBuffer();
}
