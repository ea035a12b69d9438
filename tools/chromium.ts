import { existsSync } from 'node:fs';
import path from 'node:path';
import { StopHere } from './bootstrap/stop-here.mjs';
import { installFromDebian, isDebianRoot } from './debian-packages.ts';
import { root } from './root.ts';
import { findTool, runScript } from './tool.ts';

/** Chromium without its windows, as Playwright takes for tests by default: a third quicker. */
const shell = 'chromium-headless-shell';
/** Where Debian keeps the face that the site's fallback is measured by: with any other one texts move when their own font comes. */
const fallbackFont = '/usr/share/fonts/truetype/liberation';
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const places = [
  '/usr/lib/chromium/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Path of a browser for the tests: `CHROMIUM_PATH`, else an installed Chromium or Chrome, else the one that Playwright
 * downloaded; null where there is none.
 */
export async function findChromium(): Promise<string | null> {
  const { CHROMIUM_PATH: given } = process.env;
  if (given) {
    if (existsSync(given)) return given;
    throw new StopHere(
      `CHROMIUM_PATH names a file that is not there: ${given}. Correct the path or unset the variable.`,
    );
  }
  return find([shell, ...names]);
}

/** Path of a whole browser, for what its quicker kind lacks: pages that Back brings from memory. */
export async function findWholeChromium(): Promise<string | null> {
  const { CHROMIUM_PATH: given } = process.env;
  return given && path.basename(given) !== shell ? given : find(names);
}

async function find(names: readonly string[]): Promise<string | null> {
  const { PATH: searched = '' } = process.env;
  const folders = [...searched.split(path.delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'].filter(
    (folder) => folder !== '',
  );
  const candidates = [...names.flatMap((name) => folders.map((folder) => path.join(folder, name))), ...places];
  return candidates.find((file) => existsSync(file)) ?? (await findPlaywrights());
}

async function findPlaywrights(): Promise<string | null> {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return file && existsSync(file) ? file : null;
}

/** Finds a browser with the font of the fallback, or installs them: Debian's package where that is possible, else Playwright's own build. */
export async function ensureChromium(): Promise<string> {
  if (isDebianRoot() && !existsSync(fallbackFont)) installFromDebian('fonts-liberation');
  const found = await findChromium();
  const isBest = found !== null && (Boolean(process.env.CHROMIUM_PATH) || path.basename(found) === shell);
  if (found && (isBest || !isDebianRoot())) return found;
  console.log('Installing the browser of the tests…');
  if (isDebianRoot()) installFromDebian('chromium', shell);
  const installed = await findChromium();
  if (installed) return installed;
  runScript(root, [findTool(root, '@playwright/test', 'playwright'), 'install', 'chromium']);
  const downloaded = await findChromium();
  if (downloaded) return downloaded;
  throw new StopHere('Chromium could not be installed. Install Chromium or Google Chrome and set CHROMIUM_PATH to it.');
}
