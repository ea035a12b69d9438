/**
 * Draws the promo video and the video reviews from the portal's own screens into content/media, with posters and
 * captions. Needs Chromium and ffmpeg. Names choose some of them: `promo`, `review-1`; nothing means all.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { startPortal } from '../e2e/harness/start-portal.ts';
import { reportFailure, StopHere } from './bootstrap/stop-here.mjs';
import { findChromium } from './chromium.ts';
import { readSolutions } from './draw-screenshots/solutions-file.ts';
import { startStandServer } from './draw-screenshots/stand-server.ts';
import { writePicture } from './draw-screenshots/write-picture.ts';
import { captionsOf } from './draw-videos/captions.ts';
import { drawPoster, encodeFilm } from './draw-videos/encode-film.ts';
import { type Film, timed } from './draw-videos/film.ts';
import { promoFilm, reviewFilm } from './draw-videos/films.ts';
import { photographPortal } from './draw-videos/photograph-portal.ts';
import { photographStand } from './draw-videos/photograph-stand.ts';
import { notePromoSeconds, noteReviewSeconds, readReviews, readScripts } from './draw-videos/videos-file.ts';

const MEDIA = new URL('../content/media/', import.meta.url);
const BROWSER_ARGS = ['--no-sandbox', '--disable-gpu', '--disable-lcd-text', '--font-render-hinting=none'];

const chosen = process.argv.slice(2);
const isChosen = (name: string) => chosen.length === 0 || chosen.includes(name);

async function writeFilm(browser: Browser, film: Film, folder: URL, name: string): Promise<number> {
  const file = fileURLToPath(new URL(`${name}.mp4`, folder));
  const seconds = await encodeFilm(browser, film, file);
  await writeFile(new URL(`${name}.vtt`, folder), captionsOf(timed(film)));
  console.log(`${name}: ${seconds.toFixed(1)} s`);
  return seconds;
}

async function drawPromo(browser: Browser, work: string): Promise<void> {
  const portal = await startPortal();
  try {
    const screens = await photographPortal(browser, portal.place.origin, work);
    const film = promoFilm(await readScripts(), screens);
    await notePromoSeconds(await writeFilm(browser, film, new URL('promo/', MEDIA), 'promo'));
  } finally {
    await portal.stop();
  }
}

async function drawReviews(browser: Browser, work: string): Promise<void> {
  const solutions = await readSolutions();
  const scripts = await readScripts();
  const server = await startStandServer(solutions);
  const folder = new URL('reviews/', MEDIA);
  await mkdir(folder, { recursive: true });
  try {
    for (const review of await readReviews()) {
      const name = path.basename(review.videoUrl, '.mp4');
      const script = scripts.reviews.find((one) => one.id === review.id);
      const solution = solutions.find((one) => one.code === script?.solution);
      if (!script || !solution) throw new Error(`No script for review ${review.id}`);
      if (!isChosen(name)) continue;
      const wanted = script.shots.map((shot) => shot.screen);
      const screens = await photographStand(browser, server, solution.code, wanted, work);
      const film = reviewFilm(review, script, solution.title, screens);
      await noteReviewSeconds(review.id, await writeFilm(browser, film, folder, name));
      await writePicture(folder, name, await drawPoster(browser, film));
    }
  } finally {
    await server.close();
  }
}

async function drawAll(): Promise<void> {
  const executablePath = await findChromium();
  if (!executablePath) throw new StopHere('No Chromium found: set its path in CHROMIUM_PATH.');
  const work = await mkdtemp(path.join(tmpdir(), 'portal-videos-'));
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  try {
    if (isChosen('promo')) await drawPromo(browser, work);
    await drawReviews(browser, work);
  } finally {
    await browser.close();
    await rm(work, { recursive: true, force: true });
  }
}

await reportFailure(drawAll);
