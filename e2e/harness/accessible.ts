import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { drawAll } from './draw-all.ts';

const besideBuilder = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const axeSource = await readFile(besideBuilder.resolve('axe-core/axe.min.js'), 'utf8');

/** No axe rule of any impact is broken on the page as it stands now; `onlyRules` looks at these rules alone. */
export async function expectAccessible(page: Page, onlyRules?: readonly string[]): Promise<void> {
  await drawAll(page);
  await addAxe(page);
  expect(await brokenRules(page, onlyRules), `axe at ${page.url()}`).toEqual([]);
}

async function brokenRules(page: Page, onlyRules?: readonly string[]) {
  // What begins to move while the rules are looked at is half-faded in some of them: then they are looked at again.
  for (;;) {
    const begunBefore = await untilStill(page);
    const found = await analyze(page, onlyRules);
    if (found.length === 0 || (await untilStill(page)) === begunBefore) return found;
  }
}

async function analyze(page: Page, onlyRules?: readonly string[]) {
  // Passes are not reported in detail: that would take longer than the check itself.
  const axe = new AxeBuilder({ page, axeSource: ';' }).setLegacyMode().options({
    resultTypes: ['violations'],
    ...(onlyRules && { runOnly: { type: 'rule', values: [...onlyRules] } }),
  });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, impact, help, nodes }) =>
    nodes.map(({ target, html, failureSummary }) => ({ id, impact, help, target, html, failureSummary })),
  );
}

/**
 * Half-faded words have no honest contrast, and one change of colour follows another; what moves for ever is not waited
 * for. Gives how many movements have begun since the document was first looked at.
 */
async function untilStill(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const looked = window as unknown as { movements?: number };
    if (looked.movements === undefined) {
      looked.movements = 0;
      const count = () => (looked.movements = (looked.movements ?? 0) + 1);
      for (const began of ['transitionrun', 'animationstart']) document.addEventListener(began, count, true);
    }
    const moving = () =>
      document
        .getAnimations()
        .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    const aFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    do {
      await Promise.all(moving().map((animation) => animation.finished.catch(() => undefined)));
      await aFrame();
      await aFrame();
    } while (moving().length > 0);
    return looked.movements;
  });
}

/**
 * Once per document: the builder would send the source of axe twice for each check, which takes as long as the check.
 */
async function addAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    // A frame that has just gone has nothing to be looked at.
    const isThere = await frame.evaluate(() => 'axe' in window).catch(() => true);
    if (!isThere) await frame.evaluate(axeSource).catch(() => undefined);
  }
}
