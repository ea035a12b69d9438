import { randomBytes } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessible.ts';
import { drawPicture, dropFiles } from '../harness/files.ts';
import { expect, test } from '../harness/journey.ts';

const unique = () => randomBytes(4).toString('hex');
const richText = (page: Page) => page.getByRole('textbox', { name: /^Текст/ }).last();
const press = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true }).click();

// Lists may still show what another journey has removed a moment ago.
test.beforeEach(({ faults }) => faults.expectStatus(404, '/media/u/'));

test('a picture dropped on a text is uploaded there, described, and shown to visitors', async ({
  page,
  people,
  enter,
  newContext,
}) => {
  await enter(await people.makeStaff('editor'));
  const code = `snimok-${unique()}`;
  await page.goto('/console/articles/create');
  await page.getByRole('textbox', { name: 'Заголовок' }).fill('Статья со снимком');
  await page.getByRole('textbox', { name: 'Адрес' }).fill(code);
  await page.getByLabel('Дата на сайте').fill('2019-05-05');
  await richText(page).click();
  await page.keyboard.type('До картинки.');
  await dropFiles(page, richText(page), [
    await drawPicture(`касса-${code}.jpg`, '#c02020'),
    await drawPicture(`прилавок-${code}.jpg`, '#2040c0'),
  ]);
  const dialog = page.getByRole('dialog', { name: 'Картинка' });
  for (const [file, alt] of [
    ['kassa', 'Красная касса'],
    ['prilavok', 'Синий прилавок'],
  ] as const) {
    await expect(dialog.getByText(`${file}-${code}.jpg`)).toBeVisible();
    await press(dialog, 'Готово');
    await expect(dialog.getByText(/Опишите картинку/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('textbox', { name: 'Что на картинке' }).fill(alt);
    await press(dialog, 'Готово');
  }
  await expect(dialog).toHaveCount(0);
  await expect(richText(page).getByRole('img')).toHaveCount(2);
  await press(page, 'Опубликовать');
  await expect(page.getByRole('alert').filter({ hasText: /Опубликовано/ })).toBeVisible();
  const visitor = await (await newContext()).newPage();
  await visitor.goto(`/articles/${code}`);
  await expect(visitor.getByRole('img', { name: 'Красная касса' })).toBeVisible();
  await expect(visitor.getByRole('img', { name: 'Синий прилавок' })).toBeVisible();
});

test('a picture of a field is dropped or chosen from the library, and the library knows the draft that uses it', async ({
  page,
  people,
  enter,
}) => {
  await enter(await people.makeStaff('editor'));
  const mark = unique();
  await page.goto('/console/reviews/create');
  await page.getByRole('textbox', { name: 'Главная мысль' }).fill(`Считаем быстрее ${mark}`);
  const field = page.getByRole('group', { name: 'Портрет или кадр' });
  await dropFiles(page, field.getByText('Картинка не выбрана'), [
    { name: 'текст.txt', mimeType: 'text/plain', buffer: Buffer.from('текст') },
  ]);
  await expect(field.getByText(/Это не\sкартинка/)).toBeVisible();
  await dropFiles(page, field.getByText('Картинка не выбрана'), [await drawPicture(`портрет-${mark}.jpg`, '#20a040')]);
  await expect(field.getByText(`portret-${mark}.jpg`)).toBeVisible();
  await expectAccessible(page);

  await press(field, 'Заменить');
  const library = page.getByRole('dialog', { name: 'Выберите картинку' });
  await library
    .getByLabel('Выбрать файлы')
    .last()
    .setInputFiles(await drawPicture(`кадр-${mark}.jpg`, '#808080'));
  await library.getByRole('textbox', { name: /Поиск/ }).fill(`кадр-${mark}`);
  await expectAccessible(page);
  await library.getByRole('button', { name: new RegExp(`^кадр-${mark}`) }).click();
  await expect(field.getByText(`kadr-${mark}.jpg`)).toBeVisible();
  await press(page, 'Сохранить черновик');
  await expect(page).toHaveURL(/\/reviews\/[0-9a-f-]{36}$/);
  const record = page.url();

  await page.goto('/console/media');
  await page.getByRole('textbox', { name: /Поиск/ }).fill(`кадр-${mark}`);
  await page.getByRole('link', { name: new RegExp(`кадр-${mark}`) }).click();
  await expect(page.getByText(/удалить его\sнельзя/)).toBeVisible();
  await page
    .getByRole('link', { name: `Считаем быстрее ${mark}` })
    .first()
    .click();
  await expect(page).toHaveURL(record);
});

test('the pictures of a solution know their size by themselves', async ({ page, people, enter }) => {
  await enter(await people.makeStaff('editor'));
  await page.goto('/console/solutions/create');
  const mark = unique();
  await page.getByRole('button', { name: 'Добавить' }).first().click();
  const field = page.getByRole('group', { name: 'Картинка' }).first();
  await dropFiles(page, field.getByText('Картинка не выбрана'), [
    await drawPicture(`экран-${mark}.jpg`, '#204080', 640, 400),
  ]);
  await expect(field.getByText(`ekran-${mark}.jpg`)).toBeVisible();
  await expect(page.getByRole('spinbutton', { name: 'Ширина' })).toHaveValue('640');
  await expect(page.getByRole('spinbutton', { name: 'Высота' })).toHaveValue('400');
});
