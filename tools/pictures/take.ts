import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { drawAll } from '../../e2e/harness/draw-all.ts';
import type { DemoLogin, View } from './view.ts';

const password = 'Demo-2026';
const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 900 } } as const;
const themes = ['light', 'dark'] as const;
const waitAtMostMs = 60_000;
const sameTwiceWithin = 6;

type Size = keyof typeof sizes;
type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Sessions of the account: the real ones differ from run to run. */
const sessions = [
  ['2026-11-20T04:10:00.000Z', '2026-11-22T08:30:00.000Z'],
  ['2026-11-02T11:45:00.000Z', '2026-11-12T05:05:00.000Z'],
].map(([createdAt, lastSeenAt], index) => ({
  id: `00000000-0000-4000-8000-00000000000${index}`,
  current: index === 0,
  foreignComputer: index === 1,
  device: 'Chrome, Linux',
  address: index === 0 ? '127.0.0.1' : null,
  createdAt,
  lastSeenAt,
}));

interface Studio {
  readonly browser: Browser;
  readonly origin: string;
  readonly folder: string;
  /** The time that pages believe it is, so that «3 days left» is the same in both sets. */
  readonly at?: number | undefined;
}

/** Takes the pictures of views of one portal into a folder. */
export class Photographer {
  readonly #states = new Map<DemoLogin, Promise<StorageState>>();
  readonly #studio: Studio;

  constructor(studio: Studio) {
    this.#studio = studio;
  }

  /** Takes a view in both sizes and themes. @returns what went wrong, one line each */
  async take(view: View): Promise<string[]> {
    const wrong: string[] = [];
    await mkdir(this.#studio.folder, { recursive: true });
    for (const size of Object.keys(sizes) as Size[]) {
      if (view.only && view.only !== size) continue;
      await this.#takeSize(view, size).catch((error: Error) =>
        wrong.push(`${view.name} ${size}: ${error.message.split('\n')[0]}`),
      );
    }
    return wrong;
  }

  async #takeSize(view: View, size: Size): Promise<void> {
    const context = await this.#contextFor(view, size);
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(waitAtMostMs);
      await page.route(/\/service\/bl\/sessions$/, (route) => route.fulfill({ json: sessions }));
      await this.#tellTime(page);
      await view.prepare?.(page);
      await page.goto(this.#studio.origin + view.address, { waitUntil: 'load' });
      if (!view.scripts) await hydrated(page);
      if (!view.busy) await settled(page);
      if (view.scripts === 'off') await page.waitForLoadState('networkidle');
      // A held call fails after fifteen seconds, so the page is not scrolled first.
      else if (!view.busy) await readToTheEnd(page);
      if (view.act) {
        await view.act(page);
        await picturesLoaded(page);
      }
      if (!view.busy) await settled(page);
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme });
        const name = `${view.name}.${sizes[size].width}.${theme}.png`;
        await writeFile(path.join(this.#studio.folder, name), await steadyPicture(page, !view.window));
      }
    } finally {
      await context.close();
    }
  }

  /** The pages take the day from the server's answer. */
  async #tellTime(page: Page): Promise<void> {
    const { at } = this.#studio;
    if (at === undefined) return;
    await page.route(/\/service\/bl\/get\/subscriptions$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), date: new Date(at).toUTCString() } });
    });
  }

  async #contextFor(view: View, size: Size): Promise<BrowserContext> {
    const storageState = view.login && (await this.#stateOf(view.login));
    const context = await this.#studio.browser.newContext({
      viewport: sizes[size],
      locale: 'ru-RU',
      reducedMotion: 'reduce',
      javaScriptEnabled: view.scripts !== 'off',
      ...(storageState ? { storageState } : {}),
    });
    await context.addInitScript(drawByNumbers);
    if (this.#studio.at !== undefined) await context.addInitScript(stopClock, this.#studio.at);
    return context;
  }

  /** Every person signs in once a run. */
  #stateOf(login: DemoLogin): Promise<StorageState> {
    const known = this.#states.get(login) ?? this.#signIn(login);
    this.#states.set(login, known);
    return known;
  }

  async #signIn(login: DemoLogin): Promise<StorageState> {
    const context = await this.#studio.browser.newContext();
    const answer = await context.request.post(`${this.#studio.origin}/service/bl/get/token`, {
      data: { login, password, isForeignComputer: false },
      headers: { origin: this.#studio.origin },
    });
    if (!answer.ok()) throw new Error(`${login} could not sign in: ${answer.status()}`);
    const { id } = await (await context.request.get(`${this.#studio.origin}/service/bl/get/user-info`)).json();
    const { cookies } = await context.storageState();
    await context.close();
    const localStorage = [
      { name: 'currentUserKey', value: id },
      { name: 'REMEMBER_LOGIN', value: 'true' },
    ];
    return { cookies, origins: [{ origin: this.#studio.origin, localStorage }] };
  }
}

/** Runs in the page before its own scripts: a suggested password is the same in both sets. */
function drawByNumbers(): void {
  let drawn = 0;
  crypto.getRandomValues = (array) => {
    const numbers = array as unknown as Uint8Array | null;
    for (let index = 0; index < (numbers?.length ?? 0); index += 1) {
      drawn = (drawn + 37) % 251;
      if (numbers) numbers[index] = drawn;
    }
    return array;
  };
}

/** Runs in the page before its own scripts. */
function stopClock(at: number): void {
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given) => Reflect.construct(target, given.length === 0 ? [at] : given),
    get: (target, name) => (name === 'now' ? () => at : Reflect.get(target, name)),
  });
}

/** The page is hydrated: it has the mark, or React's keys on its controls. */
async function hydrated(page: Page): Promise<void> {
  // Earlier builds wait for a first touch.
  await page.evaluate(() => window.dispatchEvent(new Event('pointerdown')));
  await page.waitForFunction(() => {
    const isOwn = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
    const controls = [...document.querySelectorAll('#start button, #start input')];
    const early = controls.filter((element) => !element.closest('.late-block'));
    const stands = performance.getEntriesByName('hydrated').length > 0 || (early.length > 0 && early.every(isOwn));
    return stands && document.documentElement.dataset.person !== 'pending';
  });
}

/** No list of the page is still on its way. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]')).catch(() => undefined);
}

/** Everything that loads when it comes near has loaded; the page stands at its beginning again. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
  let top = 0;
  while (top < (await page.evaluate(() => document.documentElement.scrollHeight))) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await page.evaluate(twoFrames);
    top += 600;
  }
  await picturesLoaded(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

/** Every picture that has a place on the page has come, or failed to. */
async function picturesLoaded(page: Page): Promise<void> {
  await page
    .waitForFunction(() => [...document.images].every((image) => image.complete || image.getClientRects().length === 0))
    .catch(() => undefined);
}

const twoFrames = () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())));

/** A picture that came out the same twice: nothing on the page moves any more. */
async function steadyPicture(page: Page, fullPage: boolean): Promise<Buffer> {
  await drawAll(page);
  const shoot = () => page.screenshot({ fullPage, animations: 'disabled', caret: 'hide' });
  let last = await shoot();
  for (let attempt = 1; attempt < sameTwiceWithin; attempt += 1) {
    const next = await shoot();
    if (next.equals(last)) return next;
    last = next;
  }
  return last;
}
