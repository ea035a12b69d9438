import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import reviews from '../../../content/video-reviews.json' with { type: 'json' };
import { VideoLengths } from './video-lengths.ts';

let folder: string;
let lengths: VideoLengths;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'videos-'));
  lengths = new VideoLengths(pathToFileURL(`${folder}/media/`));
  await writeFile(`${folder}/secret.mp4`, movie(longHead(1000, 7000)));
  await mkdir(`${folder}/media/reviews`, { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));

const uint32 = (...numbers: number[]) => {
  const bytes = Buffer.alloc(4 * numbers.length);
  for (const [index, number] of numbers.entries()) bytes.writeUInt32BE(number, 4 * index);
  return bytes;
};
const box = (type: string, content: Buffer) =>
  Buffer.concat([uint32(content.length + 8), Buffer.from(type, 'latin1'), content]);
const shortHead = (scale: number, length: number) => uint32(0, 0, 0, scale, length, 0);
const longHead = (scale: number, length: number) => uint32(1 << 24, 0, 0, 0, 0, scale, 0, length, 0);
const movie = (head: Buffer) =>
  Buffer.concat([
    box('ftyp', Buffer.from('isom')),
    // A box whose length takes 8 bytes, as the sound and pictures of a great film have.
    Buffer.concat([uint32(1), Buffer.from('mdat'), uint32(0, 20), uint32(7)]),
    box('moov', Buffer.concat([box('mvhd', head), box('trak', Buffer.alloc(100))])),
  ]);

async function lengthOf(name: string, bytes: Buffer) {
  await writeFile(`${folder}/media/reviews/${name}`, bytes);
  return lengths.of(`/media/reviews/${name}`);
}

it('reads both versions of the head, wherever it stands', async () => {
  expect(await lengthOf('short.mp4', movie(shortHead(600, 50_400)))).toBe(84);
  expect(await lengthOf('long.mp4', movie(longHead(1000, 33_400)))).toBe(33.4);
});

it('knows nothing of what is no video, and never fails', async () => {
  const whole = movie(shortHead(600, 50_400));
  const broken = [Buffer.alloc(0), Buffer.from('not a film at all'), uint32(0, 0, 0, 0), whole.subarray(0, 40)];
  for (const [index, bytes] of [...broken, movie(shortHead(0, 5)), movie(shortHead(600, 0))].entries())
    expect([index, await lengthOf(`broken-${index}.mp4`, bytes)]).toEqual([index, undefined]);
  for (const address of [
    'https://youtu.be/abc_DEF-123',
    '/media/reviews/absent.mp4',
    '/media/../secret.mp4',
    '/media/%2e%2e/secret.mp4',
    '/media//secret.mp4',
    '/media/reviews/%00.mp4',
    `/media/file:${'//'}${'/etc/film.mp4'}`,
  ])
    expect([address, await lengths.of(address)]).toEqual([address, undefined]);
});

it('reads a file again after a change of the content', async () => {
  expect(await lengthOf('again.mp4', movie(shortHead(1, 30)))).toBe(30);
  expect(await lengthOf('again.mp4', movie(shortHead(1, 31)))).toBe(30);
  lengths.clear();
  expect(await lengths.of('/media/reviews/again.mp4')).toBe(31);
});

it('agrees with what is written of the demo’s own videos', async () => {
  const demo = new VideoLengths(new URL('../../../content/media/', import.meta.url));
  for (const { videoUrl, durationSeconds } of reviews)
    expect(Math.abs(((await demo.of(videoUrl)) ?? 0) - durationSeconds)).toBeLessThanOrEqual(0.6);
});
