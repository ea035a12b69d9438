import { readFile, writeFile } from 'node:fs/promises';

const FOLDER = new URL('../../content/', import.meta.url);

interface Card {
  heading: string;
  text: string;
}

interface ScriptShot {
  screen: string;
  words: string;
}

/** What the videos say, as content/videos.json keeps it. */
export interface VideoScripts {
  promo: { card: Card; shots: ScriptShot[]; end: Card };
  reviews: { id: number; solution: string; shots: ScriptShot[] }[];
}

/** The part of a video review that is read and filled here; the rest is kept as it is. */
export interface VideoReview {
  id: number;
  quotation: string;
  fio: string;
  info: string;
  videoUrl: string;
  durationSeconds?: number;
}

const read = async <T>(name: string): Promise<T> => JSON.parse(await readFile(new URL(name, FOLDER), 'utf8'));
const write = (name: string, value: unknown) => writeFile(new URL(name, FOLDER), `${JSON.stringify(value, null, 2)}\n`);

export const readScripts = () => read<VideoScripts>('videos.json');
export const readReviews = () => read<VideoReview[]>('video-reviews.json');

/** Notes the length of a review's video, whole seconds. */
export async function noteReviewSeconds(id: number, seconds: number): Promise<void> {
  const reviews = await readReviews();
  await write(
    'video-reviews.json',
    reviews.map((one) => (one.id === id ? { ...one, durationSeconds: Math.round(seconds) } : one)),
  );
}

/** Notes the length of the promo video, whole seconds. */
export async function notePromoSeconds(seconds: number): Promise<void> {
  const settings = await read<Record<string, unknown>>('site-settings.json');
  await write('site-settings.json', { ...settings, promoVideoSeconds: Math.round(seconds) });
}
