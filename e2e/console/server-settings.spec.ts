import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectAccessible } from '../harness/accessible.ts';
import { expect, test as ofJourneys } from '../harness/journey.ts';
import { type PortalPlace, startPortal } from '../harness/start-portal.ts';

const answers: Readonly<Record<string, unknown>> = {
  '/tariffs-types/': [{ NAME: 'Облако', CODE: 'cloud' }],
  '/tariffs/': [
    {
      NAME: 'Парус',
      CODE: 'sail',
      PROPERTY_TYPE_CODE: 'cloud',
      PROPERTY_LOGO_URL_VALUE: null,
      PREVIEW_TEXT: '',
      PROPERTY_APP_VALUE: { TEXT: '' },
      PROPERTY_PRICE_VALUE: { TEXT: '7 777 ₸' },
      DETAIL_TEXT: '',
    },
  ],
  '/tariffs-aux/': [],
  '/partners-top5/': [],
};

/** A portal of its own, whose tariffs come from a start service and whose support has an address in the environment. */
const test = ofJourneys.extend<object, { portal: PortalPlace }>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
    async ({}, use) => {
      const service = createServer(({ url = '' }, response) => {
        response.setHeader('content-type', 'application/json').end(JSON.stringify(answers[url] ?? []));
      });
      await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
      const running = await startPortal({
        name: 'start-service',
        environment: {
          START_SERVICE_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
          SUPPORT_URL: 'https://help.example/environment',
        },
      });
      await use(running.place);
      await running.stop();
      service.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test.describe.configure({ mode: 'default', timeout: 180_000 });

test('an operator gives a link in the console, sees that of the environment beside it, and returns to it', async ({
  page,
  people,
  enter,
  faults,
}) => {
  faults.expectStatus(400, '/service/console/content/site-settings');
  await enter(await people.makeStaff('operator'));
  const support = async () => (await (await page.request.get('/api/v1/site/settings')).json()).links.support;
  await page.goto('/console/site-settings');
  const field = page.getByRole('textbox', { name: /«Поддержка»/ });
  await expect(page.getByText(/из\sнастроек\sсервера: https:\/\/help\.example\/environment/)).toBeVisible();
  await field.fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  await expect(page.getByText(/без\sимени\sи\sпароля/).first()).toBeVisible();
  expect(await support()).toBe('https://help.example/environment');

  await field.fill('https://help.example/console');
  await page.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  await expect.poll(support).toBe('https://help.example/console');
  await expect(page.getByText(/В\sнастройках\sсервера: https:\/\/help\.example\/environment/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: /«Поддержка».*Вернуть адрес\sсервера/ }).click();
  await expect(field).toHaveValue('');
  await page.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  await expect.poll(support).toBe('https://help.example/environment');
});

test('tariffs of a start service are read with the reason, and nothing offers to change them', async ({
  page,
  people,
  enter,
}) => {
  await enter(await people.makeStaff('editor'));
  await page.goto('/console/tariffs');
  await expect(page.getByText(/Только для\sчтения: тарифы\sсайта\sприходят/)).toBeVisible();
  await expect(
    page.getByRole('table', { name: /Сейчас\sна\sсайте/ }).getByRole('row', { name: /Парус/ }),
  ).toContainText('7 777');
  await expect(page.getByRole('link', { name: 'Создать' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('table').last().getByRole('row').nth(1).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Тариф: ./ })).toBeVisible();
  await expect(page.getByText(/Только для\sчтения/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Опубликовать', exact: true })).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page);
});
