import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessible.ts';
import { expect, test } from '../harness/journey.ts';
import { richText, writeNews } from '../harness/news.ts';

const unique = () => randomBytes(4).toString('hex');

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const expectNotice = (page: Page, words: RegExp) =>
  expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();

test('a publication is set for later, and a time that has passed is refused', async ({ page, people, enter }) => {
  await enter(await people.makeStaff('editor'));
  await writeNews(page, { title: 'Новость на потом', code: `potom-${unique()}`, text: 'Текст' });
  await page.getByLabel(/Дата на\sсайте/).fill('2099-01-01');
  await expect(page.getByText(/Дата в\sбудущем/)).toBeVisible();
  await page.getByLabel(/Дата на\sсайте/).fill('2026-01-01');
  await expect(page.getByText(/Дата в\sбудущем/)).toHaveCount(0);
  await press(page, 'Опубликовать позже');
  await page.getByLabel('Когда опубликовать').fill('2026-01-01T10:00');
  await press(page, 'Назначить');
  // The window stays: only the time is to be corrected.
  await expect(page.getByText(/Это время уже прошло/)).toBeVisible();
  await expect(page.getByLabel('Когда опубликовать')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Когда опубликовать').fill('2036-01-01T10:00');
  await press(page, 'Назначить');
  await expect(page.getByText(/Опубликуется 1 января 2036.* в 10:00/)).toBeVisible();
  // Whoever but looks does not move it.
  await press(page, 'Опубликовать позже');
  await expect(page.getByLabel('Когда опубликовать')).toHaveValue('2036-01-01T10:00');
  await press(page, 'Отмена');
  await press(page, 'Ещё');
  await page.getByRole('menuitem', { name: 'Отменить публикацию' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Отменить публикацию' }).click();
  await expectNotice(page, /Публикация отменена/);
});

test('whoever plans a publication for another day than that of the text reads which one visitors will see', async ({
  page,
  people,
  enter,
}) => {
  await enter(await people.makeStaff('editor'));
  await writeNews(page, { title: 'Новость с датой', code: `den-${unique()}`, text: 'Текст' });
  await page.getByLabel(/Дата на\sсайте/).fill('2036-01-04');
  await press(page, 'Опубликовать позже');
  const [at, dialog] = [page.getByLabel('Когда опубликовать'), page.getByRole('dialog')];
  await at.fill('2036-01-07T00:30');
  await expect(dialog.getByRole('status')).toHaveText(/^На\sсайте будет стоять дата 4\sянваря\. Чтобы/);
  await expectAccessible(page);
  await at.fill('2037-01-04T09:00');
  await expect(dialog.getByRole('status')).toContainText('4\u00a0января\u00a02036\u00a0года.');
  await at.fill('2036-01-04T00:30');
  await expect(dialog.getByRole('status')).toBeEmpty();
  await dialog.getByRole('button', { name: 'Отмена' }).click();

  await page.goto('/console/questions/create');
  await page.getByRole('textbox', { name: 'Вопрос' }).fill('Когда?');
  await press(page, 'Опубликовать позже');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Отмена' }).click();
});

test('whoever gives up the draft of a planned record reads that its publication is called off too', async ({
  page,
  people,
  enter,
}) => {
  await enter(await people.makeStaff('editor'));
  await page.goto('/console/articles/create');
  await page.getByRole('textbox', { name: 'Заголовок' }).fill('Статья с правками');
  await page.getByRole('textbox', { name: 'Адрес' }).fill(`plan-${unique()}`);
  await richText(page, 'Текст').click();
  await page.keyboard.type('Текст');
  await press(page, 'Опубликовать');
  await expectNotice(page, /Опубликовано/);
  await page.getByRole('textbox', { name: 'Заголовок' }).fill('Статья с новыми правками');
  const dialog = page.getByRole('dialog');
  const ask = async (name: string) => {
    await press(page, 'Ещё');
    await page.getByRole('menuitem', { name }).click();
  };
  await press(page, 'Сохранить черновик');
  await expectNotice(page, /Черновик сохранён/);
  await ask('Отменить черновик');
  await expect(dialog).toContainText('Отменить правки?');
  await expect(dialog).not.toContainText('назначенная');
  await dialog.getByRole('button', { name: 'Отмена' }).click();

  await press(page, 'Опубликовать позже');
  await page.getByLabel('Когда опубликовать').fill('2036-01-01T10:00');
  await press(page, 'Назначить');
  await expect(page.getByText(/Опубликуется 1 января 2036.* в 10:00/)).toBeVisible();
  for (const verb of ['Снять с сайта', 'Удалить', 'Отменить черновик']) {
    await ask(verb);
    await expect(dialog).toContainText(/Публикация, назначенная на\s1 января 2036.* в 10:00, тоже отменится/);
    if (verb !== 'Отменить черновик') await dialog.getByRole('button', { name: 'Отмена' }).click();
  }
  await dialog.getByRole('button', { name: 'Отменить черновик' }).click();
  await expectNotice(page, /Черновик и\sназначенная публикация отменены/);
  await expect(page.getByText(/Опубликуется/)).toHaveCount(0);
  await ask('Удалить');
  await expect(dialog).not.toContainText('назначенная');
  await dialog.getByRole('button', { name: 'Удалить' }).click();
  await expectNotice(page, /Удалено/);
});
