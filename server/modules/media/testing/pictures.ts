import sharp from 'sharp';

/** A picture of a photograph's kind, in two colours so that a turn of it can be seen. */
export function drawPhoto(width: number, height: number) {
  const half = { create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: '#c02020' } };
  return sharp({ create: { width, height, channels: 3, background: '#2040c0' } }).composite([
    { input: half, gravity: 'west' },
  ]);
}

/** A photograph as a camera keeps it: held sideways, with its place. */
export const drawHeldSideways = (width: number, height: number): Promise<Buffer> =>
  drawPhoto(width, height)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 10/1 0/1' } })
    .jpeg()
    .toBuffer();

/** Noise, which no encoder can make small. */
export const drawNoise = (width: number, height: number, quality = 90): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 50 } },
  })
    .jpeg({ quality })
    .toBuffer();

/** A PNG whose header promises so many points and whose bytes are few. */
export async function drawBomb(width: number, height: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

function crc32(bytes: Buffer): number {
  let sum = -1;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return ~sum;
}

/** An MP4 of the shortest kind that has all its parts. */
export function buildMp4(mediaBytes = 1_000): Buffer {
  const box = (type: string, content: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(content.length + 8);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, content]);
  };
  const brands = Buffer.from('isom\0\0\x02\0isomiso2mp41', 'latin1');
  return Buffer.concat([box('ftyp', brands), box('moov', Buffer.alloc(64)), box('mdat', Buffer.alloc(mediaBytes, 7))]);
}
