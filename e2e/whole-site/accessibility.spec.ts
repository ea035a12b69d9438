import type { Page } from '@playwright/test';
import { expect, test } from '../harness/journey.ts';
import { userMenu, visit } from '../harness/visit.ts';
import { busyPerson } from './busy-person.ts';
import { eachPage, groupsOf } from './each-page.ts';
import { large, lookAt, lookAtNarrowest } from './look-at.ts';

/** The end of the page comes near, with everything that loads late, and no picture is missing. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const missing = await page.evaluate(() =>
    [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src),
  );
  expect(missing, 'missing pictures').toEqual([]);
}

for (const { title, group } of groupsOf(({ audience }) => audience === 'public')) {
  test(`a visitor reads to the end, without an error, what is accessible at 360 and 1280 px, light and dark: ${title}`, async ({
    page,
    faults,
  }) => {
    await eachPage(group, faults, async ({ name, address }) => {
      await page.setViewportSize(large);
      await visit(page, address);
      if (name !== 'devUi') await readToTheEnd(page);
      await lookAt(page);
      await lookAtNarrowest(page);
    });
  });
}

/** Of the public pages those that differ for a person in more than the head, which is the same on all. */
const differForPerson = ['home', 'solutions', 'solution', 'help', 'faq'];

for (const { title, group } of groupsOf(
  ({ audience, name }) => audience === 'user' || differForPerson.includes(name),
)) {
  test(`a signed-in person finds accessible at 360 and 1280 px, light and dark: ${title}`, async ({
    page,
    people,
    enter,
    faults,
  }) => {
    await enter(await people.make(busyPerson));
    await eachPage(group, faults, async ({ address }) => {
      await page.setViewportSize(large);
      await visit(page, address);
      await expect(page.getByText(busyPerson.name ?? '').first()).toBeAttached();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await lookAt(page);
      await lookAtNarrowest(page);
    });
  });
}

test('the pages of the platform are accessible', async ({ page, people, enter, faults }) => {
  const person = await people.make(busyPerson);
  await enter(person);
  await visit(page, '/my');
  await expect(userMenu(page, person.name)).toBeVisible();
  const start = page.getByRole('link', { name: 'Запустить Основная' });
  const stand = (await start.getAttribute('href')) ?? '';
  faults.expectStatus(404, '/a/ea/1');
  for (const address of [stand, '/a/demo/zup', '/apps/preparing', '/a/ea/1']) {
    await page.goto(address);
    await lookAt(page);
  }
});
