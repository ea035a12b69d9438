import { expect, test as ofJourneys } from '../harness/journey.ts';
import { type PortalPlace, startPortal } from '../harness/start-portal.ts';
import { visit } from '../harness/visit.ts';

const loader = 'https://crm.invalid';

/** The same build with a foreign form whose host does not answer. */
const test = ofJourneys.extend<object, { portal: PortalPlace }>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
    async ({}, use) => {
      const running = await startPortal({
        name: 'crm',
        environment: { CRM_FORM_LOADER_URL: `${loader}/form/{id}.js`, CRM_FORM_HOSTS: 'crm.invalid' },
      });
      await use(running.place);
      await running.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

// One after another on one portal: each worker would start its own.
test.describe.configure({ mode: 'default', timeout: 180_000 });

for (const [address, formId] of [
  ['/', 13],
  ['/about', 433],
] as const) {
  test(`with a dead host of foreign forms ${address} stands and says how else to ask`, async ({ page, faults }) => {
    faults.expectNoAnswer(loader);
    const asked = page.waitForRequest((request) => request.url().startsWith(`${loader}/form/${formId}.js`));
    await visit(page, address);
    await page.getByRole('heading', { name: 'Спросите нас' }).scrollIntoViewIfNeeded();
    await asked;
    const frame = page.frameLocator('iframe[title="Спросите нас"]');
    await expect(frame.getByText('Форма сейчас не открывается.')).toBeVisible();
    await expect(frame.getByRole('link', { name: '+7 (717) 200-00-18' })).toHaveAttribute('href', 'tel:+77172000018');
    await expect(frame.getByRole('link', { name: 'help@schety.example' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Отправить вопрос' })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

const dead = [
  ['fails', 500, 'document.body.append("no")'],
  ['answers what is no script', 200, '<!DOCTYPE html><p>Технические работы</p>'],
  ['answers a script that breaks', 200, 'crm.load({id: 433})'],
  ['hangs', undefined, ''],
] as const;

for (const [what, status, body] of dead) {
  test(`with a loader that ${what} the page stands and says how else to ask`, async ({ page, faults }) => {
    faults.expectStatus(500, loader);
    faults.expectNoAnswer(loader);
    faults.expectPageError(/crm is not defined|Unexpected token/);
    await page.route(`${loader}/**`, (route) =>
      status === undefined ? undefined : route.fulfill({ status, contentType: 'text/javascript', body }),
    );
    await visit(page, '/about');
    await page.getByRole('heading', { name: 'Спросите нас' }).scrollIntoViewIfNeeded();
    const frame = page.frameLocator('iframe[title="Спросите нас"]');
    if (status === undefined) await expect(frame.getByText('Загружаем форму…')).toBeVisible();
    await expect(frame.getByText('Форма сейчас не открывается.')).toBeVisible({ timeout: 60_000 });
    await expect(frame.getByText('Загружаем форму…')).toBeHidden();
    await expect(frame.getByRole('link', { name: 'help@schety.example' })).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('a form that comes takes the place of the words', async ({ page }) => {
  const script =
    'document.getElementById("form").insertAdjacentHTML("beforeend", "<form><input aria-label=Имя></form>")';
  await page.route(`${loader}/**`, (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  await visit(page, '/about');
  await page.getByRole('heading', { name: 'Спросите нас' }).scrollIntoViewIfNeeded();
  const frame = page.frameLocator('iframe[title="Спросите нас"]');
  await expect(frame.getByLabel('Имя')).toBeVisible();
  await expect(frame.getByText('Загружаем форму…')).toBeHidden();
  await expect(frame.getByText('Форма сейчас не открывается.')).toBeHidden();

  const height = () => page.getByTitle('Спросите нас').evaluate((element) => element.style.height);
  const ask = () =>
    new Promise<void>((resolve) => {
      addEventListener('message', () => requestAnimationFrame(() => resolve()), { once: true });
      postMessage({ crmFormHeight: 3456 }, '*');
    });
  await page.evaluate(ask);
  expect(await height(), 'a message of another window is passed over').not.toBe('3456px');
  await frame.getByLabel('Имя').evaluate(() => {
    parent.postMessage({ crmFormHeight: 'no number' }, '*');
    parent.postMessage({ crmFormHeight: 3456 }, '*');
  });
  await expect.poll(height).toBe('3456px');
});
