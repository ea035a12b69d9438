import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Browser, Page } from '@playwright/test';
import { StopHere } from '../bootstrap/stop-here.mjs';
import { type Film, secondsOf, timed } from './film.ts';
import { type FrameState, frameState } from './frame-state.ts';
import { STAGE, stageHtml } from './stage.ts';

const FRAMES_A_SECOND = 25;
const KEY_FRAME_EVERY = 125;
/** Seconds before the words of the shot begin to fade. */
const POSTER_BEFORE_END = 0.5;

const encoder = [
  ...['-y', '-v', 'error', '-f', 'image2pipe', '-c:v', 'png', '-framerate', String(FRAMES_A_SECOND), '-i', '-'],
  ...['-an', '-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-crf', '25', '-threads', '1'],
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p', '-g', String(KEY_FRAME_EVERY)],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
  ...['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-movflags', '+faststart'],
];

/** Draws a film frame by frame and writes it as MP4 (H.264, no sound); returns its length in seconds. */
export async function encodeFilm(browser: Browser, film: Film, file: string): Promise<number> {
  const page = await openStage(browser, film);
  const ffmpeg = spawn('ffmpeg', [...encoder, file], { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = Promise.race([
    once(ffmpeg, 'exit').then(([code]) => Number(code)),
    once(ffmpeg, 'error').then(() => Promise.reject(new StopHere('ffmpeg not found: install it.'))),
  ]);
  const shots = timed(film);
  const seconds = secondsOf(film);
  let shown = '';
  let frame: Buffer = Buffer.alloc(0);
  for (let index = 0; index < Math.round(seconds * FRAMES_A_SECOND); index++) {
    const state = frameState(film, shots, index / FRAMES_A_SECOND);
    const key = JSON.stringify(state);
    if (key !== shown) {
      await page.evaluate(show, state);
      frame = await page.screenshot();
      shown = key;
    }
    if (!ffmpeg.stdin.write(frame)) await Promise.race([once(ffmpeg.stdin, 'drain'), ended]);
  }
  ffmpeg.stdin.end();
  const code = await ended;
  await page.close();
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
  return seconds;
}

/** The poster of a review: its first sentence and its first screen, with room for the play button. */
export async function drawPoster(browser: Browser, film: Film): Promise<Buffer> {
  const page = await openStage(browser, film);
  const shots = timed(film);
  await page.evaluate(show, frameState(film, shots, (shots[1]?.to ?? 0) - POSTER_BEFORE_END));
  await page.evaluate(() => document.body.classList.add('poster'));
  const poster = await page.screenshot();
  await page.close();
  return poster;
}

async function openStage(browser: Browser, film: Film): Promise<Page> {
  const page = await browser.newPage({ viewport: STAGE });
  await page.setContent(await stageHtml(film));
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode()));
  });
  return page;
}

/** Runs in the page. */
function show(state: FrameState): void {
  for (const [id, styles] of Object.entries(state)) Object.assign(document.getElementById(id)?.style ?? {}, styles);
}
