import { type Browser, chromium } from '@playwright/test';
import { ensureChromium } from '../tools/chromium.ts';
import { startPortal } from './portal-process.ts';
import { heading, line } from './print.ts';

const addresses = ['/', '/solutions', '/news'];
const rounds = 5;
/** As of a phone in Lighthouse's mobile preset. */
const slowdown = 4;
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** A visitor reads a little before he touches anything. */
const readingMs = 2_500;

/**
 * From a visitor's very first touch, which sets the scripts of the page running, to the menu it opens, with a processor
 * four times slower (decision 0023); beside it, the same touch on a page whose scripts stand.
 */
export async function benchFirstPress(): Promise<void> {
  heading('Первое нажатие посетителя');
  const portal = await startPortal();
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    for (const address of addresses) {
      const first: number[] = [];
      const later: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const [one, other] = await pressTwice(browser, portal.origin + address);
        first.push(one);
        later.push(other);
      }
      line(address, { 'первое, мс': median(first), 'второе, мс': median(later) });
    }
  } finally {
    await browser.close();
    await portal.stop();
  }
}

async function pressTwice(browser: Browser, url: string): Promise<[number, number]> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(readingMs);
    const press = async () => {
      await page.evaluate(() => {
        const seen = Promise.withResolvers<number>();
        Object.assign(window, { opened: seen.promise });
        window.addEventListener(
          'pointerdown',
          ({ timeStamp }) => {
            const look = () => {
              if (document.querySelector('[role="dialog"], dialog[open]')) seen.resolve(performance.now() - timeStamp);
              else requestAnimationFrame(look);
            };
            look();
          },
          { capture: true, once: true },
        );
      });
      await page.getByRole('button', { name: 'Меню', exact: true }).tap();
      return page.evaluate(() => (window as unknown as { opened: Promise<number> }).opened);
    };
    const first = await press();
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('[role="dialog"], dialog[open]'));
    return [first, await press()];
  } finally {
    await context.close();
  }
}

function median(times: readonly number[]): number {
  return [...times].sort((one, other) => one - other)[times.length >> 1] ?? Number.NaN;
}
