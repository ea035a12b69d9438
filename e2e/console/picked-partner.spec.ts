import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { expectAccessible } from '../harness/accessible.ts';
import { handleFirst, hold } from '../harness/calls.ts';
import { expect, test } from '../harness/journey.ts';

/** Types a whole name, also over the chosen one, and takes the only choice by the keyboard. */
async function takeByEnter(picked: Locator, name: string): Promise<void> {
  await picked.fill(name);
  await expect(picked.page().getByRole('option')).toHaveText([new RegExp(`^${name}, `)]);
  await picked.page().keyboard.press('Enter');
  await expect(picked).toHaveValue(new RegExp(`^${name}, `));
}

test('a partner that is typed and left before the choices come is taken when there is but one', async ({
  page,
  people,
  enter,
}) => {
  const { partner } = await people.makePartner();
  await enter(await people.makeStaff('operator'));
  await page.goto('/console/subscribers/create');
  const picked = page.getByRole('combobox', { name: /Партнёр/ });
  await picked.click();
  await expect(page.getByRole('option').first()).toBeVisible();
  const { letGo } = await hold(page, '/service/console/service-partners');
  await picked.fill(partner);
  await page.keyboard.press('Tab');
  await expect(picked).not.toBeFocused();
  await expect(picked).toHaveValue(partner);
  letGo();
  // The code that the list names stands behind it then.
  await expect(picked).toHaveValue(new RegExp(`^${partner}, `));
});

test('a partner that cannot be told from what is typed stays typed, and nothing is saved without it', async ({
  page,
  people,
  enter,
}) => {
  await enter(await people.makeStaff('operator'));
  await page.goto('/console/subscribers/create');
  await page.getByRole('textbox', { name: /Название/ }).fill('ТОО «Без партнёра»');
  await page.getByRole('textbox', { name: /Почта владельца/ }).fill('bez-partnyora@example.kz');
  const picked = page.getByRole('combobox', { name: /Партнёр/ });
  await picked.fill('Такого партнёра нет');
  await page.keyboard.press('Tab');
  await expect(page.getByText(/ничего не\sнашлось/)).toBeVisible();
  await expect(picked).toHaveValue('Такого партнёра нет');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText(/Выберите из\sсписка/)).toBeVisible();
  await expect(picked).toBeFocused();
  await expect(page).toHaveURL(/\/create$/);
  await picked.fill('');
  await expect(page.getByText(/Выберите из\sсписка/)).toHaveCount(0);
});

test('one letter and Tab choose nobody, though the list has a single name for it', async ({ page, people, enter }) => {
  await enter(await people.makeStaff('operator'));
  await page.goto('/console/subscribers/create');
  const picked = page.getByRole('combobox', { name: /Партнёр/ });
  // An initial of one partner of the directory.
  await picked.fill('а');
  await page.keyboard.press('Tab');
  await expect(page.getByText(/хотя\sбы три буквы|Подходит несколько/)).toBeVisible();
  await expect(picked).toHaveValue('а');
  // Two letters of many names are no whole word of any.
  await picked.fill('щю');
  await expect(page.getByText(/хотя\sбы три буквы/)).toBeVisible();
});

test('a partner that is chosen of several is told apart and read, and nothing says that it is still to be chosen', async ({
  page,
  people,
  enter,
}) => {
  const { partner } = await people.makePartner();
  await enter(await people.makeStaff('operator'));
  await page.goto('/console/subscribers/create');
  const picked = page.getByRole('combobox', { name: /Партнёр/ });
  await picked.click();
  // Not all of them, and the list says so.
  await expect(page.getByRole('option', { name: /Показаны первые 25/ })).toBeDisabled();
  await picked.fill('ТОО');
  await page.keyboard.press('Tab');
  await picked.fill('учёт');
  await page.keyboard.press('Tab');
  await expect(page.getByText(/Подходит несколько/)).toBeVisible();
  await picked.click();
  await page.getByRole('option').first().click();
  await expect(page.getByText(/Подходит несколько/)).toHaveCount(0);
  await picked.fill(partner);
  // Before the choices come it means the only one, and not yet the form.
  await page.keyboard.press('Enter');
  await expect(picked).toHaveValue(new RegExp(`^${partner}, `));
  await expect(page.getByText(/Исправьте отмеченные поля/)).toHaveCount(0);
  // Nothing lies over what stands below.
  await expect(page.getByRole('option')).toHaveCount(0);
  expect((await picked.boundingBox())?.width).toBeGreaterThan(200);
});

test('a partner that is typed over a chosen one and cannot be told is not saved as the one that was chosen', async ({
  page,
  people,
  enter,
}) => {
  const { partner } = await people.makePartner();
  await enter(await people.makeStaff('operator'));
  await page.goto('/console/subscribers/create');
  await page.getByRole('textbox', { name: /Название/ }).fill('ТОО «Переписанный партнёр»');
  await page.getByRole('textbox', { name: /Почта владельца/ }).fill('perepisannyy@example.kz');
  const picked = page.getByRole('combobox', { name: /Партнёр/ });
  await picked.fill(partner);
  await page.getByRole('option', { name: new RegExp(partner) }).click();
  await expect(picked).toHaveValue(new RegExp(`^${partner}, `));
  await picked.fill('Такого партнёра нет');
  await page.keyboard.press('Tab');
  await expect(page.getByText(/ничего не\sнашлось/)).toBeVisible();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText(/Выберите из\sсписка/)).toBeVisible();
  await expect(page).toHaveURL(/\/create$/);
  await picked.fill(partner);
  await page.getByRole('option', { name: new RegExp(partner) }).click();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('link', { name: new RegExp(partner) })).toBeVisible();
});

test('a partner whose name is typed over the one of an organisation is the one that is saved', async ({
  page,
  people,
  enter,
}) => {
  const [{ partner: before }, { partner: after }] = [await people.makePartner(), await people.makePartner()];
  await enter(await people.makeStaff('operator'));
  await page.goto('/console/subscribers/create');
  await page.getByRole('textbox', { name: /Название/ }).fill('ТОО «Сменившее партнёра»');
  await page.getByRole('textbox', { name: /Почта владельца/ }).fill('smenivshee@example.kz');
  const picked = page.getByRole('combobox', { name: /Партнёр/ });
  await takeByEnter(picked, before);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('link', { name: new RegExp(before) })).toBeVisible();
  await page.getByRole('link', { name: 'Редактировать' }).click();
  await expect(picked).toHaveValue(new RegExp(`^${before}, `));
  await takeByEnter(picked, after);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('link', { name: new RegExp(after) })).toBeVisible();
});

test('an organisation whose name is typed over a chosen one is the one that a person is moved to', async ({
  page,
  people,
  enter,
}) => {
  const person = await people.make();
  const [before, after] = ['Аптека', 'Школа'].map((what) => `ТОО «${what} ${randomUUID()}»`) as [string, string];
  for (const name of [before, after]) await people.make({ subscribers: [{ name }] });
  await enter(await people.makeStaff('operator'));
  await page.goto(`/console/users/${person.id}/show`);
  await page.getByRole('button', { name: 'Перевести' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/никого нет: её приложения и\sподписки останутся без\sлюдей/)).toBeVisible();
  const picked = dialog.getByRole('combobox', { name: /Новая организация/ });
  for (const name of [before, after]) await takeByEnter(picked, name);
  await dialog.getByRole('button', { name: 'Перевести' }).click();
  await expect(page.getByRole('link', { name: after })).toBeVisible();
  await expect(page.getByRole('link', { name: before })).toHaveCount(0);
});

test('a list of partners that failed is asked for again, and an unfinished one in the filter stops no search', async ({
  page,
  people,
  enter,
  faults,
}) => {
  faults.expectNoAnswer('/service/console/service-partners');
  const name = `ТОО «Искомая ${randomUUID()}»`;
  await people.make({ subscribers: [{ name }] });
  const { partner } = await people.makePartner();
  await enter(await people.makeStaff('operator'));
  await page.goto('/console/subscribers/create');
  await expect(page.getByRole('combobox', { name: /Партнёр/ })).toBeVisible();
  await handleFirst(page, /\/service\/console\/service-partners\?/, (route) => route.abort());
  const picked = page.getByRole('combobox', { name: /Партнёр/ });
  await picked.click();
  await expect(page.getByText(/Нет связи/)).toBeVisible();
  await page.keyboard.press('Tab');
  await picked.click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await picked.fill(partner);
  await page.getByRole('option', { name: new RegExp(partner) }).click();
  await page.goto('/console/subscribers');
  await page.getByRole('button', { name: 'Добавить фильтр' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Партнёр' }).click();
  await picked.fill('Такого партнёра нет');
  await page.keyboard.press('Tab');
  await expect(page.getByText(/ничего не\sнашлось/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Поиск' }).fill(name);
  await expect(page.getByRole('link', { name })).toBeVisible();
});
