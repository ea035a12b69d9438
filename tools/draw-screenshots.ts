/** Draws the screens of the training stand into content/media/screens and lists them in content/solutions.json. */
import { mkdir, readdir, rm } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import type { StandScreen } from '../web/features/hosting/stand/index.ts';
import { reportFailure, StopHere } from './bootstrap/stop-here.mjs';
import { findChromium } from './chromium.ts';
import { readSolutions, type Shot, type SolutionEntry, writeSolutions } from './draw-screenshots/solutions-file.ts';
import { type StandServer, startStandServer } from './draw-screenshots/stand-server.ts';
import { writePicture } from './draw-screenshots/write-picture.ts';

const FOLDER = new URL('../content/media/screens/', import.meta.url);
/** One thread and whole tiles, so that the same screen gives the same pixels each time. */
const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--num-raster-threads=1',
  '--disable-partial-raster',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--run-all-compositor-stages-before-draw',
];
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** What is handy on a phone: the screens of these solutions are drawn for it too. */
const PHONE_SCREENS: Record<string, readonly string[]> = {
  unf: ['start', 'orders', 'money'],
  mrk: ['start', 'card', 'report'],
  rtl3: ['start', 'hints', 'report'],
  osi: ['start', 'card', 'report'],
};

/** The caption in the gallery: a card is called by its kind of document, not by the person or number on it. */
function captionOf(screen: StandScreen): string {
  if (screen.kind === 'dashboard') return 'Начальная страница';
  return screen.kind === 'card' ? screen.menu : screen.heading;
}

async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.addStyleTag({ content: 'html { scrollbar-gutter: auto !important; }' });
  await page.evaluate(() => document.fonts.ready);
}

async function drawDesktop(page: Page, server: StandServer, solution: SolutionEntry): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const [index, screen] of (server.screens.get(solution.code) ?? []).entries()) {
    await openScreen(page, server.address(solution.code, screen.id));
    const name = `${solution.code}-${index + 1}`;
    const picture = await writePicture(FOLDER, name, await page.screenshot(), { narrowWidth: 720 });
    shots.push({ ...picture, title: captionOf(screen) });
  }
  return shots;
}

async function drawPhone(page: Page, server: StandServer, solution: SolutionEntry): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const [index, id] of (PHONE_SCREENS[solution.code] ?? []).entries()) {
    const screen = server.screens.get(solution.code)?.find((one) => one.id === id);
    if (!screen) throw new Error(`No screen ${id} in ${solution.code}`);
    await openScreen(page, server.address(solution.code, id));
    const picture = await writePicture(FOLDER, `${solution.code}-m${index + 1}`, await page.screenshot());
    shots.push({ ...picture, title: captionOf(screen) });
  }
  return shots;
}

async function drawAll(): Promise<void> {
  const executablePath = await findChromium();
  if (!executablePath) throw new StopHere('No Chromium found: set its path in CHROMIUM_PATH.');
  const solutions = await readSolutions();
  await mkdir(FOLDER, { recursive: true });
  for (const old of await readdir(FOLDER)) await rm(new URL(old, FOLDER));
  const server = await startStandServer(solutions);
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  try {
    const desktop = await browser.newPage({ viewport: DESKTOP, locale: 'ru-RU', colorScheme: 'light' });
    const phone = await browser.newPage({
      viewport: PHONE,
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
      locale: 'ru-RU',
      colorScheme: 'light',
    });
    for (const solution of solutions) {
      solution.screenShots = await drawDesktop(desktop, server, solution);
      const mobile = await drawPhone(phone, server, solution);
      solution.mobileApp = mobile.length > 0 ? { screenShots: mobile } : null;
      console.log(`${solution.title}: ${solution.screenShots.length + mobile.length}`);
    }
    await writeSolutions(solutions);
  } finally {
    await browser.close();
    await server.close();
  }
}

await reportFailure(drawAll);
