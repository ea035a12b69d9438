import { readFile, stat } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import settings from './site-settings.json' with { type: 'json' };
import solutions from './solutions.json' with { type: 'json' };
import reviews from './video-reviews.json' with { type: 'json' };
import videos from './videos.json' with { type: 'json' };

const media = new URL('./media/', import.meta.url);
const megabyte = 1_000_000;
const timeScale = 12;
const duration = 16;

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** The length an MP4 tells of itself, seconds. */
async function lengthOf(file: URL): Promise<number> {
  const bytes = await readFile(file);
  const header = bytes.indexOf('mvhd') + 4;
  return bytes.readUInt32BE(header + duration) / bytes.readUInt32BE(header + timeScale);
}

function seconds(clock: string): number {
  const [minutes = 0, rest = 0] = clock.split(':').map(Number);
  return minutes * 60 + rest;
}

async function cuesOf(file: URL) {
  const [head, ...blocks] = (await readFile(file, 'utf8')).trim().split('\n\n');
  expect(head).toBe('WEBVTT');
  return blocks.map((block) => {
    const [times = '', ...words] = block.split('\n');
    const [from = '', to = ''] = times.split(' --> ');
    return { from: seconds(from), to: seconds(to), words: words.join(' ') };
  });
}

/** Size, length and captions of a video that are all true at once. */
async function expectWhole(video: URL, { atMostBytes, length }: { atMostBytes: number; length: number }) {
  expect((await stat(video)).size).toBeLessThanOrEqual(atMostBytes);
  const real = await lengthOf(video);
  expect(Math.abs(real - length)).toBeLessThanOrEqual(0.6);
  const cues = await cuesOf(new URL(video.href.replace(/mp4$/, 'vtt')));
  expect(cues[0]?.from).toBe(0);
  expect(Math.abs((cues.at(-1)?.to ?? 0) - real)).toBeLessThan(0.2);
  for (const [index, { from, to, words }] of cues.entries()) {
    expect(to).toBeGreaterThan(from);
    expect(words.trim()).not.toBe('');
    expect(from).toBe(cues[index - 1]?.to ?? 0);
  }
  return cues.map((cue) => cue.words);
}

describe('the promo video', () => {
  it('is as long as the site says, says what its script says, and has a poster', async () => {
    const words = await expectWhole(new URL(settings.promoVideo, media), {
      atMostBytes: 3 * megabyte,
      length: settings.promoVideoSeconds,
    });
    expect(words.slice(1, -1)).toEqual(videos.promo.shots.map((shot) => shot.words));
    expect(settings.promoCaptions).toBe(settings.promoVideo.replace(/mp4$/, 'vtt'));
    expect((await stat(new URL(settings.promoPicture, media))).size).toBeLessThanOrEqual(60 * 1024);
  });
});

describe('the video reviews', () => {
  it('each have a script about a solution that exists', () => {
    expect(videos.reviews.map((one) => one.id)).toEqual(reviews.map((one) => one.id));
    const codes = solutions.map((one) => one.code);
    for (const one of videos.reviews) expect(codes).toContain(one.solution);
  });

  it.each(reviews)('$id is as long as it says, says what its script says, and has a poster', async (review) => {
    const words = await expectWhole(new URL(`.${review.videoUrl}`, new URL('./', import.meta.url)), {
      atMostBytes: 1.2 * megabyte,
      length: review.durationSeconds,
    });
    expect(review.durationSeconds).toBeGreaterThanOrEqual(20);
    expect(review.durationSeconds).toBeLessThanOrEqual(35);
    expect(plain(words[0] ?? '')).toContain(plain(review.quotation));
    expect(words.slice(1)).toEqual(videos.reviews.find((one) => one.id === review.id)?.shots.map((shot) => shot.words));
    expect((await stat(new URL(`.${review.imageUrl}`, new URL('./', import.meta.url)))).size).toBeLessThanOrEqual(
      60 * 1024,
    );
  });
});

describe('the words of the videos', () => {
  const lines = [
    ...[videos.promo.card, videos.promo.end].flatMap((card) => [card.heading, card.text]),
    ...videos.promo.shots.map((shot) => shot.words),
    ...videos.reviews.flatMap((one) => one.shots.map((shot) => shot.words)),
  ];

  it('keep short words with the next and a dash with the one before', () => {
    expect(lines.filter((line) => /(?:^|\s)[А-Яа-яЁё]{1,2} |(?<!\u00a0)—|"/.test(line))).toEqual([]);
  });

  it('can be read in one breath', () => {
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
  });
});
