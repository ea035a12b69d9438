import { existsSync } from 'node:fs';
import sharp from 'sharp';

/** A channel that differs less than this is the same to the eye: smoothing of letters. */
const sameChannel = 24;

/** Writes a screenshot as WebP; a picture that already looks so stays as it is, so that no commit holds noise. */
export async function keepPicture(file: string, shot: Buffer): Promise<void> {
  if (existsSync(file) && (await looksLike(file, shot))) return;
  await sharp(shot).webp({ nearLossless: true, quality: 60, effort: 6 }).toFile(file);
}

async function looksLike(file: string, shot: Buffer): Promise<boolean> {
  const [kept, fresh] = await Promise.all([pixelsOf(file), pixelsOf(shot)]);
  if (kept.info.width !== fresh.info.width || kept.info.height !== fresh.info.height) return false;
  return kept.data.every((value, index) => Math.abs(value - (fresh.data[index] ?? 0)) <= sameChannel);
}

function pixelsOf(picture: string | Buffer) {
  return sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}
