import type { Page } from '@playwright/test';
import { answer, handleFirst } from '../harness/calls.ts';
import { expect, test } from '../harness/journey.ts';
import { noSidewaysScroll } from '../harness/layout.ts';
import { waitForLetter } from '../harness/letters.ts';
import { visit } from '../harness/visit.ts';

const operator = 'operator@schety.example';
const shown = '+7 (701) 123-45-67';
const national = '7011234567';
const writings = [national, '87011234567', '77011234567', '+77011234567', 'тел. 8-701-123-45-67'];

const name = (page: Page) => page.getByRole('textbox', { name: 'Имя' });
const phone = (page: Page) => page.getByRole('textbox', { name: 'Телефон' });
const mail = (page: Page) => page.getByRole('textbox', { name: 'Почта' });
const question = (page: Page) => page.getByRole('textbox', { name: 'Вопрос' });
const consent = (page: Page) => page.getByRole('checkbox', { name: /^Даю согласие на\s+обработку/ });
const submit = (page: Page) => page.getByRole('button', { name: 'Отправить вопрос' });
const thanks = (page: Page) => page.getByRole('status').filter({ hasText: 'Вопрос отправлен' });

/** Scrolls to the form, whose code comes then, and waits for the mask of the phone, which comes after it. */
async function openForm(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await page.getByRole('heading', { name: 'Спросите нас' }).scrollIntoViewIfNeeded();
  await expect(submit(page)).toBeVisible();
  await expect(async () => {
    await phone(page).fill('');
    await phone(page).fill(national);
    await expect(phone(page)).toHaveValue(shown, { timeout: 500 });
  }).toPass();
  await phone(page).fill('');
  await phone(page).blur();
}

/** What the form sent to the portal. */
const sentBy = async (page: Page, press: () => Promise<void>) => {
  const sent = page.waitForRequest('**/api/v1/enquiries');
  await press();
  return (await sent).postDataJSON() as Record<string, unknown>;
};

test('a visitor asks on the home page by the mouse, and the operator gets a letter', async ({ page, portal }) => {
  const asker = `Айгуль ${crypto.randomUUID().slice(0, 8)}`;
  await openForm(page, '/');
  await name(page).click();
  await name(page).pressSequentially(asker);
  await phone(page).click();
  await page.keyboard.type('87011234567');
  await question(page).click();
  await page.keyboard.type('Сколько стоит бухгалтерия на троих?');
  await consent(page).click();
  const body = await sentBy(page, () => submit(page).click());
  expect(body).toMatchObject({ formId: 13, name: asker, phone: '+77011234567', consent: true, remark: '' });
  await expect(thanks(page)).toBeFocused();
  const letter = await waitForLetter(portal, operator, new RegExp(asker));
  expect(letter.text.replaceAll('\u00a0', ' ')).toContain(shown);
  expect(letter.text).toContain('Сколько стоит бухгалтерия на троих?');
  await page.getByRole('button', { name: 'Задать ещё вопрос' }).click();
  await expect(question(page)).toHaveValue('');
  await expect(name(page)).toBeFocused();
});

test('what was typed and not sent is there again after a link and Back, and nowhere else', async ({ page }) => {
  await openForm(page, '/about');
  await name(page).fill('Айгуль');
  await question(page).fill('Сколько стоит бухгалтерия?');
  await consent(page).check();
  await page.getByRole('navigation', { name: 'Главное меню' }).getByRole('link', { name: 'Тарифы' }).click();
  await expect(page).toHaveURL('/price');
  await page.goBack();
  await expect(question(page)).toHaveValue('Сколько стоит бухгалтерия?');
  await expect(name(page)).toHaveValue('Айгуль');
  await expect(consent(page)).toBeChecked();
  await page.getByRole('banner').getByRole('link', { name: 'Счёты' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/порядок/);
  await page.getByRole('heading', { name: 'Спросите нас' }).scrollIntoViewIfNeeded();
  await expect(question(page)).toHaveValue('');
});

test('what was typed and not sent is there again after a reload and Back from another load, until it is sent', async ({
  page,
}) => {
  const toForm = () => page.getByRole('heading', { name: 'Спросите нас' }).scrollIntoViewIfNeeded();
  const isThere = async () => {
    await toForm();
    await expect(question(page)).toHaveValue('Сколько стоит бухгалтерия?');
    await expect(name(page)).toHaveValue('Айгуль');
    await expect(phone(page)).toHaveValue(shown);
    await expect(consent(page)).toBeChecked();
  };
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  await openForm(page, '/about');
  await name(page).fill('Айгуль');
  await phone(page).fill(national);
  await question(page).fill('Сколько стоит бухгалтерия?');
  await consent(page).check();
  await page.reload();
  await isThere();
  expect(await stored()).not.toContain('Айгуль');
  await page.goto('/price');
  await page.goBack();
  await isThere();
  await answer(page, '/api/v1/enquiries', { json: { success: true } });
  expect(await sentBy(page, () => submit(page).click())).toMatchObject({ name: 'Айгуль', phone: '+77011234567' });
  await expect(thanks(page)).toBeVisible();
  await page.reload();
  await toForm();
  await expect.poll(stored).not.toContain('enquiry-form');
  await expect(question(page)).toHaveValue('');
});

test('what one person typed is not there for the next after a reload', async ({ page, people, enter }) => {
  await openForm(page, '/about');
  await question(page).fill('Вопрос гостя');
  await enter(await people.make());
  await page.reload();
  await page.getByRole('heading', { name: 'Спросите нас' }).scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('enquiry-form');
  await expect(question(page)).toHaveValue('');
});

test('what was typed stays when the mask of the phone cannot be loaded, and is sent', async ({ page, faults }) => {
  faults.expectNoAnswer('/assets/phone-mask');
  const letGo = Promise.withResolvers<void>();
  await page.route(/phone-mask/, async (route) => {
    await letGo.promise;
    await route.abort();
  });
  const isAsked = page.waitForRequest(/phone-mask/);
  await visit(page, '/about');
  await page.getByRole('heading', { name: 'Спросите нас' }).scrollIntoViewIfNeeded();
  await isAsked;
  await name(page).fill('Айгуль');
  await phone(page).fill('+7 701 123 45 67');
  const failed = page.waitForEvent('requestfailed', (request) => /phone-mask/.test(request.url()));
  letGo.resolve();
  await failed;
  await question(page).fill('Сколько стоит бухгалтерия?');
  await consent(page).check();
  const body = await sentBy(page, () => submit(page).click());
  expect(body).toMatchObject({ name: 'Айгуль', phone: '+77011234567', text: 'Сколько стоит бухгалтерия?' });
  await expect(thanks(page)).toBeVisible();
});

test('a visitor asks on /about by the keyboard alone', async ({ page, portal }) => {
  const asker = `Ерлан ${crypto.randomUUID().slice(0, 8)}`;
  await openForm(page, '/about');
  await name(page).focus();
  await page.keyboard.type(asker);
  await page.keyboard.press('Tab');
  await expect(phone(page)).toHaveValue('+7 ');
  await page.keyboard.press('Tab');
  await expect(phone(page), 'left with the country alone').toHaveValue('');
  await expect(mail(page)).toBeFocused();
  await page.keyboard.type('erlan@people.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Есть ли партнёр в Актобе?');
  await page.keyboard.press('Tab');
  await expect(consent(page), 'the honeypot is no stop').toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'пользовательское соглашение' })).toBeFocused();
  await page.keyboard.press('Tab');
  const body = await sentBy(page, () => page.keyboard.press('Enter'));
  expect(body).toMatchObject({ formId: 433, name: asker, email: 'erlan@people.example' });
  await expect(thanks(page)).toBeFocused();
  expect((await waitForLetter(portal, operator, new RegExp(asker))).text).toContain('Есть ли партнёр в Актобе?');
});

test('a question whose answer is lost may have been sent, one that the portal refuses was not', async ({
  page,
  faults,
}) => {
  faults.expectNoAnswer('/api/v1/enquiries');
  faults.expectStatus(503, '/api/v1/enquiries');
  await openForm(page, '/about');
  await handleFirst(page, '**/api/v1/enquiries', (route) => route.abort('connectionreset'));
  await name(page).fill('Айгуль');
  await phone(page).fill(national);
  await question(page).fill('Сколько стоит бухгалтерия?');
  await consent(page).check();
  await submit(page).click();
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText(
    /^Подтверждение не\sпришло, вопрос мог быть отправлен\. Всё, что вы написали, на\sместе\. Проверьте связь с\sинтернетом/,
  );
  await expect(question(page)).toHaveValue('Сколько стоит бухгалтерия?');
  await answer(page, '/api/v1/enquiries', { status: 503, body: '' });
  await submit(page).click();
  await expect(alert).toHaveText(/^Вопрос не\sотправлен, всё, что вы написали, на\sместе\./);
});

for (const writing of writings) {
  test(`the phone pasted, typed and filled in as «${writing}» is the same number`, async ({ page }) => {
    await openForm(page, '/about');
    await name(page).fill(writing);
    await name(page).press('ControlOrMeta+A');
    await name(page).press('ControlOrMeta+X');
    await phone(page).focus();
    await phone(page).press('ControlOrMeta+V');
    await expect(phone(page), 'pasted').toHaveValue(shown);
    await phone(page).fill('');
    await phone(page).pressSequentially(writing);
    await expect(phone(page), 'typed').toHaveValue(shown);
    await phone(page).fill('');
    await phone(page).blur();
    await phone(page).fill(writing);
    await expect(phone(page), 'filled in by the browser').toHaveValue(shown);
  });
}

test('an empty form says what is missing by each field, sends nothing and forgives at once', async ({ page }) => {
  await openForm(page, '/');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/enquiries')) sent += 1;
  });
  await expect(page.getByText('Укажите, как к вам обращаться'), 'untouched').toBeHidden();
  await submit(page).click();
  await expect(name(page)).toBeFocused();
  await expect(name(page)).toHaveAccessibleDescription(/Укажите, как к вам обращаться/);
  await expect(phone(page)).toHaveAccessibleDescription(/Укажите телефон или почту, чтобы мы могли ответить/);
  await expect(question(page)).toHaveAccessibleDescription(/Напишите свой вопрос/);
  await expect(page.getByText('Отметьте согласие: без него мы не можем ответить')).toBeVisible();
  await mail(page).fill('aigul@people.example');
  await expect(page.getByText('Укажите телефон или почту, чтобы мы могли ответить')).toBeHidden();
  await mail(page).fill('aigul');
  await mail(page).blur();
  await expect(mail(page)).toHaveAccessibleDescription(/Введите корректный email/);
  expect(sent).toBe(0);
});

test('the honeypot for machines is neither seen, nor reached, nor read out, nor filled in by a browser', async ({
  page,
}) => {
  await openForm(page, '/about');
  const honeypot = page.getByLabel('Не заполняйте это поле');
  await expect(honeypot).toHaveAttribute('tabindex', '-1');
  await expect(page.getByRole('textbox', { name: 'Не заполняйте это поле' })).toHaveCount(0);
  // What a browser fills in with the rest of a person's address would lose the question.
  await expect(honeypot).not.toHaveAttribute(
    'name',
    /company|organi[sz]ation|business|name|mail|phone|address|city|country|zip|post|url|site/,
  );
  await expect(honeypot.locator('..')).toHaveCSS('clip-path', 'inset(50%)');
});

for (const width of [320, 360, 600, 768, 992, 1280]) {
  test(`the place of the form is kept at ${width} px, so that nothing moves when it comes`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await visit(page, '/about');
    const place = page.locator('.contact-section-form');
    const height = () => place.evaluate((element) => element.getBoundingClientRect().height);
    const before = await height();
    await place.scrollIntoViewIfNeeded();
    await expect(submit(page)).toBeVisible();
    expect(await height()).toBe(before);
    await noSidewaysScroll(page);
  });
}

test('the field that gets the focus does not lie under the menu that stays', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openForm(page, '/');
  await name(page).evaluate((field) =>
    window.scrollBy({ top: field.getBoundingClientRect().top, behavior: 'instant' }),
  );
  await submit(page).click();
  await expect(name(page)).toBeFocused();
  const isOnTop = (field: Element) => {
    const { left, top } = field.getBoundingClientRect();
    return field.contains(document.elementFromPoint(left + 8, top + 8));
  };
  await expect.poll(() => name(page).evaluate(isOnTop)).toBe(true);
});
