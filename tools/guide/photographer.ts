import path from 'node:path';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { keepPicture } from './keep-picture.ts';
import type { Scene } from './scene.ts';
import { stillTime } from './still-time.ts';

const operator = { login: 'operator', password: 'Demo-2026' };
const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };
const waitAtMostMs = 60_000;
const sameTwiceWithin = 8;
const frameColor = '#c8331f';

interface Studio {
  readonly browser: Browser;
  readonly origin: string;
  readonly folder: string;
  readonly startedAt: number;
}

/** Takes the guide's pictures of one portal. */
export class Photographer {
  readonly #studio: Studio;
  #state: ReturnType<BrowserContext['storageState']> | undefined;

  constructor(studio: Studio) {
    this.#studio = studio;
  }

  /** Takes one picture into the folder. */
  async take(scene: Scene): Promise<void> {
    await this.visit(scene, async (page) => {
      await keepPicture(path.join(this.#studio.folder, `${scene.name}.webp`), await steadyPicture(page));
    });
  }

  /** Opens the scene as the guide's reader would see it. */
  async visit(scene: Scene, look: (page: Page) => Promise<void>): Promise<void> {
    const { origin, startedAt } = this.#studio;
    const context = await this.#contextFor(scene);
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(waitAtMostMs);
      await stillTime(page, startedAt);
      await page.route('**/service/console/access', hideDemoNotice);
      await scene.prepare?.(page);
      await page.goto(
        scene.address.startsWith('//') ? origin + scene.address.slice(1) : `${origin}/console${scene.address}`,
      );
      await settled(page);
      await scene.act?.(page);
      await settled(page);
      if (scene.mark) await frame(scene.mark(page));
      await look(page);
      await page.unrouteAll({ behavior: 'wait' });
    } finally {
      await context.close();
    }
  }

  async #contextFor({ isVisitor, isPhone, isDark, height }: Scene): Promise<BrowserContext> {
    this.#state ??= this.#signIn();
    const size = isPhone ? phone : desktop;
    return this.#studio.browser.newContext({
      viewport: { ...size, height: height ?? size.height },
      locale: 'ru-RU',
      timezoneId: 'Asia/Almaty',
      reducedMotion: 'reduce',
      colorScheme: isDark ? 'dark' : 'light',
      ...(!isVisitor && { storageState: await this.#state }),
    });
  }

  async #signIn(): Promise<Awaited<ReturnType<BrowserContext['storageState']>>> {
    const { browser, origin } = this.#studio;
    const context = await browser.newContext();
    const answer = await context.request.post(`${origin}/service/bl/get/token`, {
      data: { ...operator, isForeignComputer: false },
      headers: { origin },
    });
    if (!answer.ok()) throw new Error(`the operator could not sign in: ${answer.status()}`);
    const { cookies } = await context.storageState();
    await context.close();
    return { cookies, origins: [{ origin, localStorage: [{ name: 'REMEMBER_LOGIN', value: 'true' }] }] };
  }
}

/** A real portal has a second factor, and no line about the lack of one. */
async function hideDemoNotice(route: Parameters<Parameters<Page['route']>[1]>[0]): Promise<void> {
  const response = await route.fetch().catch(() => undefined);
  if (!response?.ok()) return route.abort();
  await route.fulfill({ response, json: { ...(await response.json()), isOwnDemo: false } });
}

/** Nothing is on its way, and no bar of progress moves. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => undefined);
  await page.waitForFunction(
    () =>
      document.querySelector('main')?.textContent.trim() &&
      !document.querySelector('[role="progressbar"], [aria-busy="true"], .MuiSkeleton-root'),
  );
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getClientRects().length === 0),
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

async function frame(place: Locator): Promise<void> {
  await place.first().evaluate((element, color) => {
    (element as HTMLElement).style.outline = `3px solid ${color}`;
    (element as HTMLElement).style.outlineOffset = '4px';
  }, frameColor);
}

/** A picture that came out the same twice: nothing on the page moves any more. */
async function steadyPicture(page: Page): Promise<Buffer> {
  const shoot = () => page.screenshot({ animations: 'disabled', caret: 'hide' });
  let last = await shoot();
  for (let attempt = 1; attempt < sameTwiceWithin; attempt += 1) {
    const next = await shoot();
    if (next.equals(last)) return next;
    last = next;
  }
  return last;
}
