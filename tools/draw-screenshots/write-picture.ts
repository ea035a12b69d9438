import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const LARGEST_BYTES = 60 * 1024;
const QUALITIES = [82, 76, 70, 62, 54];

/**
 * Writes a screenshot as `name.webp` of at most 60 KB (the quality falls until it fits) and, if asked, a narrow copy
 * `name-<width>.webp` with a limit of its own; returns the file's name and size in pixels.
 */
export async function writePicture(
  folder: URL,
  name: string,
  screenshot: Buffer,
  { narrowWidth, narrowBytes }: { narrowWidth?: number; narrowBytes?: number } = {},
): Promise<{ file: string; width: number; height: number }> {
  const { width = 0, height = 0 } = await sharp(screenshot).metadata();
  await writeFile(new URL(`${name}.webp`, folder), await encode(screenshot));
  if (narrowWidth) {
    const narrow = await sharp(screenshot).resize({ width: narrowWidth }).png().toBuffer();
    await writeFile(new URL(`${name}-${narrowWidth}.webp`, folder), await encode(narrow, narrowBytes));
  }
  return { file: `${name}.webp`, width, height };
}

async function encode(picture: Buffer, largestBytes = LARGEST_BYTES): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const encoded = await sharp(picture).webp({ quality, effort: 6 }).toBuffer();
    if (encoded.length <= largestBytes) return encoded;
  }
  throw new Error('A picture stays too large at the lowest quality');
}
