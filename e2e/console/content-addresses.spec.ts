import { randomBytes } from 'node:crypto';
import { contentOf } from '../harness/content.ts';
import { expect, test } from '../harness/journey.ts';

for (const [kind, path] of [
  ['news', '/news'],
  ['articles', '/articles'],
] as const)
  test(`a visitor who has a list of ${kind} from before open follows a renamed address by a click`, async ({
    page,
    people,
    enter,
    newContext,
    portal,
  }) => {
    const desk = await newContext();
    await enter(await people.makeStaff('editor'), { context: desk });
    const content = contentOf(desk, portal);
    const code = `shchelchok-${randomBytes(4).toString('hex')}`;
    // The oldest of its kind: it stands on the last page, where no other journey looks.
    const value = { title: `Переезд ${code}`, code, published: '2001-01-01', summary: '', text: '<p>Текст</p>' };
    const published = await content.do(await content.create(kind, value), 'publish');
    await expect(async () => {
      const list = await page.request.get(`${portal.origin}${portal.basePath}/api/v1${path}?page=1&count=10`);
      await page.goto(`${path}?page=${(await list.json()).totalPages}`);
      await expect(page.getByRole('link', { name: new RegExp(code) })).toBeVisible({ timeout: 1_000 });
    }).toPass();
    const renamed = await content.do(await content.save(published, { code: `${code}-novyj` }), 'publish');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole('link', { name: new RegExp(code) }).click();
    await expect(page).toHaveURL(new RegExp(`${path}/${code}-novyj$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Переезд ${code}`);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await page.goBack();
    await expect(page.getByRole('link', { name: new RegExp(code) })).toBeVisible();
    await content.do(renamed, 'withdraw');
  });

test('a planned publication comes onto the site by itself, and the record says so', async ({
  page,
  people,
  enter,
  newContext,
  portal,
}) => {
  await enter(await people.makeStaff('editor'));
  const content = contentOf(page.context(), portal);
  const code = `po-planu-${randomBytes(4).toString('hex')}`;
  const value = { title: `По плану ${code}`, code, published: '2001-02-02', summary: '', text: '<p>Текст</p>' };
  const draft = await content.create('articles', value);
  const visitor = await (await newContext()).newPage();
  const address = `${portal.origin}${portal.basePath}/articles/${code}`;
  expect((await visitor.request.get(address)).status()).toBe(404);
  await content.do(draft, 'publish', { at: new Date(Date.now() + 8_000).toISOString() });
  await expect.poll(async () => (await visitor.request.get(address)).status(), { timeout: 60_000 }).toBe(200);
  await visitor.goto(`/articles/${code}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(value.title);
  await page.goto(`/console/articles/${draft.id}`);
  await expect(page.getByText('На сайте', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Открыть на сайте' })).toBeVisible();
});

test('whoever opens a record of the content that is gone is led back to its list', async ({
  page,
  people,
  enter,
  faults,
}) => {
  const gone = '00000000-0000-4000-8000-000000000000';
  faults.expectStatus(404, `/service/console/content/news/${gone}`);
  await enter(await people.makeStaff('editor'));
  await page.goto(`/console/news/${gone}`);
  await expect(page.getByText(/Такой записи нет/)).toBeVisible();
  await page.getByRole('link', { name: 'Список' }).click();
  await expect(page).toHaveURL(/\/console\/news(\?|$)/);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});
