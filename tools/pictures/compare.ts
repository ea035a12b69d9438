import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** A channel that differs less than this is the same to the eye: smoothing of letters and of scaled pictures. */
const sameChannel = 24;
const gap = 16;

/** A picture of both sets. */
export interface Difference {
  readonly name: string;
  /** Share of the pixels that differ, 0 to 1; absent when one of the sets has no such picture. */
  readonly share?: number;
  readonly absentIn?: 'before' | 'after';
  /** Sizes differ: the page became higher or lower by so many pixels. */
  readonly taller?: number;
}

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Compares two folders of pictures, and writes those that differ side by side, with the differing pixels in red. */
export async function compareFolders(before: string, after: string, into: string): Promise<Difference[]> {
  const [old, fresh] = [await picturesOf(before), await picturesOf(after)];
  await rm(into, { recursive: true, force: true });
  await mkdir(into, { recursive: true });
  const found: Difference[] = [];
  for (const name of new Set([...old, ...fresh].sort())) {
    if (!old.has(name) || !fresh.has(name)) {
      found.push({ name, absentIn: old.has(name) ? 'after' : 'before' });
      continue;
    }
    const difference = await compareFiles(name, before, after, into);
    if (difference) found.push(difference);
  }
  return found.sort((one, other) => (other.share ?? 2) - (one.share ?? 2));
}

async function picturesOf(folder: string): Promise<Set<string>> {
  return new Set((await readdir(folder)).filter((name) => name.endsWith('.png')));
}

async function compareFiles(
  name: string,
  before: string,
  after: string,
  into: string,
): Promise<Difference | undefined> {
  const [old, fresh] = await Promise.all([before, after].map((folder) => readPixels(path.join(folder, name))));
  if (!old || !fresh || old.data.equals(fresh.data)) return undefined;
  const { differing, marked } = markDifferences(old, fresh);
  if (differing === 0 && old.height === fresh.height) return undefined;
  await writeTriptych([old, fresh, marked], path.join(into, name));
  const taller = fresh.height - old.height;
  return { name, share: differing / (marked.width * marked.height), ...(taller !== 0 && { taller }) };
}

async function readPixels(file: string): Promise<Pixels> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Pixels that one picture lacks differ from those of the other. */
function markDifferences(old: Pixels, fresh: Pixels): { differing: number; marked: Pixels } {
  const [width, height] = [Math.max(old.width, fresh.width), Math.max(old.height, fresh.height)];
  const data = Buffer.alloc(width * height * 3, 255);
  let differing = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3;
      if (isSame(old, fresh, x, y)) {
        const light = 170 + ((fresh.data[(y * fresh.width + x) * 3 + 1] ?? 0) / 255) * 85;
        data.fill(light, at, at + 3);
        continue;
      }
      differing += 1;
      data[at] = 230;
      data[at + 1] = 0;
      data[at + 2] = 60;
    }
  return { differing, marked: { data, width, height } };
}

function isSame(old: Pixels, fresh: Pixels, x: number, y: number): boolean {
  if (x >= old.width || x >= fresh.width || y >= old.height || y >= fresh.height) return false;
  const [one, other] = [(y * old.width + x) * 3, (y * fresh.width + x) * 3];
  for (let channel = 0; channel < 3; channel += 1)
    if (Math.abs((old.data[one + channel] ?? 0) - (fresh.data[other + channel] ?? 0)) > sameChannel) return false;
  return true;
}

/** Before, after and the marks, left to right. */
async function writeTriptych(pictures: readonly Pixels[], file: string): Promise<void> {
  const width = pictures.reduce((all, one) => all + one.width + gap, -gap);
  const height = Math.max(...pictures.map((one) => one.height));
  let left = 0;
  const layers = pictures.map(({ data, width, height }) => {
    const layer = { input: data, raw: { width, height, channels: 3 as const }, left, top: 0 };
    left += width + gap;
    return layer;
  });
  await sharp({ create: { width, height, channels: 3, background: '#888' } })
    .composite(layers)
    .png({ compressionLevel: 6 })
    .toFile(file);
}
