import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No axe rule of any impact is broken on the page as it stands now; `onlyRules` looks at these rules alone. */
export async function expectAccessible(page: Page, onlyRules?: readonly string[]): Promise<void> {
  await untilStill(page);
  // Of what is in order nothing is told in detail: that would take longer than the looking.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    ...(onlyRules && { runOnly: { type: 'rule', values: [...onlyRules] } }),
  });
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, impact, help, nodes }) =>
    nodes.map(({ target, html, failureSummary }) => ({ id, impact, help, target, html, failureSummary })),
  );
  expect(found, `axe at ${page.url()}`).toEqual([]);
}

/** Half-faded words have no honest contrast; what moves for ever is not waited for. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
  });
}
