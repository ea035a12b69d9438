import { intercept } from '../harness/calls.ts';
import { expect, test } from '../harness/journey.ts';

test('a list opened beyond its last page does not say that nothing was found while its first page is on its way', async ({
  page,
  people,
  enter,
}) => {
  await enter(await people.makeStaff('editor'));
  const { promise: gate, resolve: letGo } = Promise.withResolvers<void>();
  const isFirstPage = ({ pathname, searchParams }: URL) =>
    pathname.endsWith('/service/console/content/articles') && searchParams.get('page') === '1';
  await intercept(page, isFirstPage, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('/console/articles?page=99&perPage=10');
  await expect(page).toHaveURL(/[?&]page=1&/);
  const main = page.getByRole('main');
  await expect(main.getByText(/^1–10 из/)).toBeVisible();
  await expect(main.getByText(/Ничего не\sнайдено/)).toHaveCount(0);
  letGo();
  await expect(main.getByRole('row')).toHaveCount(11);
});
