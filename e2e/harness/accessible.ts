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
  await untilStill(page);
  await addAxe(page);
  // Passes are not reported in detail: that would take longer than the check itself.
  const axe = new AxeBuilder({ page, axeSource: ';' }).setLegacyMode().options({
    resultTypes: ['violations'],
    ...(onlyRules && { runOnly: { type: 'rule', values: [...onlyRules] } }),
  });
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, impact, help, nodes }) =>
    nodes.map(({ target, html, failureSummary }) => ({ id, impact, help, target, html, failureSummary })),
  );
  expect(found, `axe at ${page.url()}`).toEqual([]);
}

/** Half-faded words have no honest contrast, and one change of colour follows another; what moves for ever is not waited for. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
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
