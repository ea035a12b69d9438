import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../tools/chromium.ts';
import { medianOf } from './figures.ts';
import { type Control, controls } from './first-press/controls.ts';
import { arm, type Watched, watchPress } from './first-press/watch-press.ts';
import { startPortal } from './portal-process.ts';
import { heading, line } from './print.ts';

const addresses = ['/', '/solutions', '/news', '/login', '/price', '/search'];
const rounds = 5;
const atMostMs = 200;
/** A press without an answer in this time has none. */
const patienceMs = 10_000;
/** As of a phone in Lighthouse's mobile preset. */
const slowdown = 4;
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 900 }, hasTouch: true };
/** The usual visitor reads a little before the first press; the quickest one does not. */
const readingMs = 2_500;
const hurriedMs = 500;
const key = 'first-press';

/**
 * From the first press of a visitor to the frame that shows its answer, with a processor four times slower: the panel is
 * open, the tab's content or the slide stands there, the letter is in the field. `BENCH_ORIGIN` measures another portal
 * (spec: speed.first-press).
 */
export async function benchFirstPress(): Promise<void> {
  heading(`First press, ms (median of ${rounds}, target ≤ ${atMostMs})`);
  const { BENCH_ORIGIN: given } = process.env;
  const portal = given === undefined ? await startPortal() : undefined;
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const origin = given ?? portal?.origin ?? '';
    for (const address of addresses) {
      for (const [after, measured] of [
        [readingMs, controls],
        [hurriedMs, controls.filter(({ platform }) => platform)],
      ] as const) {
        const figures: Record<string, string> = {};
        for (const control of measured)
          figures[control.name] = await figureOf(browser, origin + address, control, after);
        line(`${address} after ${after / 1000} s`, figures);
      }
    }
  } finally {
    await browser.close();
    await portal?.stop();
  }
}

async function figureOf(browser: Browser, url: string, control: Control, after: number): Promise<string> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const time = await pressOnce(browser, url, control, after);
    if (time === undefined) return '—';
    times.push(time);
  }
  const median = medianOf(times);
  if (median > atMostMs) process.exitCode = 1;
  return `${Number.isFinite(median) ? Math.round(median) : 'no answer'} ${median <= atMostMs ? '✓' : '✗'}`;
}

/** @returns milliseconds to the answer, infinite without one, undefined when the page has no such control */
async function pressOnce(browser: Browser, url: string, control: Control, after: number): Promise<number | undefined> {
  const context = await browser.newContext({
    ...(control.wide ? desktop : phone),
    reducedMotion: control.still ? 'reduce' : 'no-preference',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPress, key);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url, { waitUntil: 'commit' });
    await untilPainted(page, after);
    const place = await page.evaluate(arm, { ...control, key });
    await untilShown(page);
    if (!place) return (await appearsLater(page, control)) ? Number.POSITIVE_INFINITY : undefined;
    if (control.wide) await page.mouse.click(place.x, place.y);
    else await page.touchscreen.tap(place.x, place.y);
    if (control.answer === 'letter') await page.keyboard.press('k');
    return await answerOf(page);
  } finally {
    await context.close();
  }
}

async function untilPainted(page: Page, after: number): Promise<void> {
  await page.waitForFunction(
    (ms) => {
      const [painted] = performance.getEntriesByName('first-contentful-paint');
      return painted !== undefined && performance.now() >= painted.startTime + ms;
    },
    after,
    { polling: 50 },
  );
}

/** Nobody presses what has not been drawn yet: a control scrolled into sight is pressed a frame after it stands there. */
async function untilShown(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** A control that scripts add too late counts as one without an answer. */
async function appearsLater(page: Page, { selector }: Control): Promise<boolean> {
  const appeared = page.waitForSelector(selector, { timeout: readingMs });
  return appeared.then(() => true).catch(() => false);
}

async function answerOf(page: Page): Promise<number> {
  const until = Date.now() + patienceMs;
  while (Date.now() < until) {
    // A page that is being reloaded cannot be read.
    const kept = await page.evaluate((name) => sessionStorage.getItem(name), key).catch(() => null);
    const { pressedAt, answeredAt } = JSON.parse(kept ?? '{}') as Partial<Watched>;
    if (pressedAt !== undefined && answeredAt !== undefined) return answeredAt - pressedAt;
    await page.waitForTimeout(50).catch(() => undefined);
  }
  return Number.POSITIVE_INFINITY;
}
