import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { root } from './root.ts';

/** Draws the site's icons for browsers and home screens from the mark: `node tools/draw-icons.ts`. */
const folder = path.join(root, 'content', 'media', 'icons');
const tile = await readFile(path.join(root, 'content', 'media', 'logos', 'mark-tile.svg'), 'utf8');
// Home screens round the corners themselves.
const square = tile.replace('<rect width="48" height="48" rx="12"', '<rect width="48" height="48"');

const drawn = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: size * 2 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();

/** An .ico of one PNG: a header of 6 bytes, an entry of 16, and the picture. */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

await writeFile(path.join(folder, 'apple-touch-icon.png'), await drawn(square, 180));
for (const size of [192, 512]) await writeFile(path.join(folder, `icon-${size}.png`), await drawn(square, size));
await writeFile(path.join(folder, 'favicon.ico'), ico(await drawn(tile, 48), 48));
