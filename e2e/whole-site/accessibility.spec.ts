import { expect, test } from '../harness/journey.ts';
import { userMenu, visit } from '../harness/visit.ts';
import { busyPerson } from './busy-person.ts';
import { lookAt, lookAtNarrowest } from './look-at.ts';
import { sitePages } from './pages.ts';

for (const { name, address, audience } of sitePages) {
  if (audience === 'public') {
    test(`${name} is accessible to a visitor at 360 and 1280 px, light and dark`, async ({ page }) => {
      await visit(page, address);
      await lookAt(page);
      await lookAtNarrowest(page);
    });
  }
  // Sign-in leads a person on at once, and the components are the same for everybody.
  if (name === 'login' || name === 'devUi') continue;
  test(`${name} is accessible to a signed-in person at 360 and 1280 px, light and dark`, async ({
    page,
    people,
    enter,
  }) => {
    await enter(await people.make(busyPerson));
    await visit(page, address);
    await expect(page.getByText(busyPerson.name ?? '').first()).toBeAttached();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await lookAt(page);
    await lookAtNarrowest(page);
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
