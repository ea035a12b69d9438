import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessible.ts';
import { makeEnquiry } from '../harness/enquiries.ts';
import { expect, test } from '../harness/journey.ts';
import { writeNews } from '../harness/news.ts';
import type { Person } from '../harness/people.ts';

const solution = 'ea';

async function signIn(page: Page, { login, password }: Person): Promise<void> {
  await page.getByLabel('Логин или почта').fill(login);
  await page.getByRole('textbox', { name: 'Пароль' }).fill(password);
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
}

test('the operator finds who renamed an application, what it was and what it is, and all its history', async ({
  page,
  people,
  enter,
  newContext,
}) => {
  const wanted = { name: 'ТОО «Ромашка»', applications: [[solution, 'Касса на Абая', 'ready']] } as const;
  const person = await people.make({ name: 'Дана Ахметова', subscribers: [wanted] });
  const theirs = await newContext();
  await enter(person, { context: theirs });
  const list = await theirs.request.get('service/bl/get/applications?page=1&count=1');
  const [{ id }] = (await list.json()).content;
  const renamed = await theirs.request.post('service/bl/application/rename', {
    data: { url: `/a/${solution}/${id}`, name: 'Касса на Достык' },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(renamed.status()).toBe(200);

  await page.goto('/console/audit');
  await signIn(page, await people.makeStaff('operator'));
  await page.getByRole('textbox', { name: 'Человек, адрес, номер записи' }).fill(person.login);
  await expect(page).toHaveURL(new RegExp(person.login));
  const row = page.getByRole('row').filter({ hasText: 'Переименовано приложение' });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Дана Ахметова');
  await expectAccessible(page);
  await row.click();
  await expect(page.getByText(/Касса на\sАбая/)).toBeVisible();
  await expect(page.getByText(/Касса на\sДостык/).first()).toBeVisible();
  await expect(page.getByRole('deletion')).toHaveText('Абая');
  await expect(page.getByRole('insertion')).toHaveText('Достык');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Вся история этого объекта' }).click();
  await expect(page.getByRole('row').filter({ hasText: /Касса на\sДостык/ })).toHaveCount(1);
});

test('a row names people, partners and states in words, and leads to what it is about', async ({
  page,
  people,
  enter,
  portal,
}) => {
  const id = await makeEnquiry(portal, { name: 'Дана', phone: '+77011234567', text: 'Вопрос' });
  const operator = await people.makeStaff('operator');
  await enter(operator);
  const taken = await page.request.post(`service/console/enquiries/${id}/assign`, {
    data: { version: 1, assigneeId: operator.id },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(taken.status()).toBe(200);
  await page.goto(`/console/audit?filter=${encodeURIComponent(JSON.stringify({ object: `enquiry:${id}` }))}`);
  await page
    .getByRole('row')
    .filter({ hasText: new RegExp(`Обращение №\\s${id}`) })
    .click();
  await expect(page.getByRole('deletion')).toHaveText('Новое');
  await expect(page.getByRole('insertion').filter({ hasText: operator.name })).toBeVisible();
  await expect(page.getByRole('insertion').filter({ hasText: /В\sработе/ })).toBeVisible();
  await expect(page.getByText(operator.id)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Открыть', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/enquiries/${id}/show`));
});

test('a row about a record of the content leads to it, also when it was removed', async ({ page, people, enter }) => {
  await enter(await people.makeStaff('operator'));
  const title = 'Новость из журнала';
  await writeNews(page, { title, code: `zhurnal-${randomBytes(4).toString('hex')}`, text: 'Текст' });
  await page.getByRole('button', { name: 'Сохранить черновик' }).click();
  await expect(page).toHaveURL(/\/news\/[0-9a-f-]{36}$/);
  const record = page.url();
  const open = async (action: string) => {
    const object = `news:${record.split('/').at(-1)}`;
    await page.goto(`/console/audit?filter=${encodeURIComponent(JSON.stringify({ object }))}`);
    await page.getByRole('row').filter({ hasText: action }).click();
    await page.getByRole('link', { name: 'Открыть', exact: true }).click();
    await expect(page).toHaveURL(record);
    await expect(page.getByRole('textbox', { name: 'Заголовок' })).toHaveValue(title);
  };
  await open('Материал создан');
  await page.goto('/console/audit');
  await page.getByRole('button', { name: 'Добавить фильтр' }).click();
  await page.getByRole('menuitemcheckbox', { name: /^Объект: номер из\sадреса или\senquiry:12$/ }).click();
  await page.getByLabel(/^Объект: номер из/).fill(record.split('/').at(-1) ?? '');
  await expect(page.getByRole('row').filter({ hasText: 'Материал создан' })).toHaveCount(1);
  await page.goto(record);
  await page.getByRole('button', { name: 'Ещё', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Удалить' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Удалено' })).toBeVisible();
  await open('Материал удалён');
});

test('the filtered audit is saved as a file, and that is a row too', async ({ page, people }) => {
  const operator = await people.makeStaff('operator');
  await page.goto(`/console/audit?filter=${encodeURIComponent(JSON.stringify({ q: operator.login }))}`);
  await signIn(page, operator);
  await expect(page.getByRole('row').filter({ hasText: operator.name })).toHaveCount(1);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Скачать CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^schety-audit-.*\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  // The heading, the sign-in and the row of this very export, which is written before the file.
  expect(lines).toHaveLength(3);
  expect(lines[2]).toContain(`${operator.login};Вход;`);
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: 'Выгружен журнал изменений' })).toHaveCount(1);
});

test('on a phone the audit is read as lines', async ({ page, people }) => {
  await page.setViewportSize({ width: 360, height: 720 });
  const operator = await people.makeStaff('operator');
  await page.goto(`/console/audit?filter=${encodeURIComponent(JSON.stringify({ q: operator.login }))}`);
  await signIn(page, operator);
  await page.getByRole('link', { name: /Вход/ }).click();
  await expect(page.getByRole('heading', { name: 'Вход', level: 1 })).toBeVisible();
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('an editor has no audit', async ({ page, people }) => {
  await page.goto('/console/enquiries');
  await signIn(page, await people.makeStaff('editor'));
  await expect(page.getByRole('menuitem', { name: 'Обращения' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Журнал' })).toHaveCount(0);
});
