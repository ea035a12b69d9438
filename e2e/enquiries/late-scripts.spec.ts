import type { Page } from '@playwright/test';
import { answer, intercept } from '../harness/calls.ts';
import { expect, test } from '../harness/journey.ts';

// One press is enough, however late the scripts of the form come (spec: use.phone-keeps-digits).
const question = 'Сколько стоит бухгалтерия?';
const submit = (page: Page) => page.getByRole('button', { name: 'Отправить вопрос' });
const phone = (page: Page) => page.getByRole('textbox', { name: 'Телефон' });

async function fillIn(page: Page, typed: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Имя' }).fill('Айгуль');
  await phone(page).click();
  await phone(page).pressSequentially(typed);
  await page.getByRole('textbox', { name: 'Вопрос' }).fill(question);
  await page.getByRole('checkbox', { name: /^Даю согласие на\s+обработку/ }).check();
}

/** Presses once; what is sent then. */
async function press(page: Page, then: () => void = () => undefined): Promise<unknown> {
  const sent = page.waitForRequest('**/api/v1/enquiries');
  await submit(page).click();
  then();
  return (await sent).postDataJSON();
}

const thanks = (page: Page) => page.getByRole('status').filter({ hasText: 'Вопрос отправлен' });

// The portal takes only a few questions from one address.
test.beforeEach(({ page }) => answer(page, '/api/v1/enquiries', { json: { success: true } }));

const writings = [
  ['87017654321', '+77017654321'],
  ['7011234567', '+77011234567'],
] as const;

for (const [typed, phoneSent] of writings) {
  test(`«${typed}» is sent by one press before the mask and the rules have come`, async ({ page }) => {
    const gate = Promise.withResolvers<void>();
    await intercept(page, /\/assets\/(?:phone-mask|phone-number|phone\.forms|enquiry-rules)/, async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto('/about');
    await page.getByRole('heading', { name: 'Спросите нас' }).scrollIntoViewIfNeeded();
    await fillIn(page, typed);
    const body = await press(page, () => setTimeout(gate.resolve, 500));
    expect(body).toMatchObject({ phone: phoneSent, text: question });
    await expect(thanks(page)).toBeVisible();
  });

  test(`«${typed}» typed before any script on a slow network is sent by one press`, async ({ page }) => {
    const network = await page.context().newCDPSession(page);
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 600,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    await page.goto('/about', { waitUntil: 'commit' });
    await fillIn(page, typed);
    expect(await page.evaluate(() => performance.getEntriesByName('hydrated').length)).toBe(0);
    expect(await press(page)).toMatchObject({ phone: phoneSent, text: question });
    await expect(thanks(page)).toBeVisible();
  });
}
