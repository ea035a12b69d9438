import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openDatabase } from '../../server/infra/database/index.ts';
import { expectAccessible } from '../harness/accessible.ts';
import { handleFirst } from '../harness/calls.ts';
import { drawPicture, dropFiles } from '../harness/files.ts';
import { expect, test } from '../harness/journey.ts';
import { noSidewaysScroll } from '../harness/layout.ts';
import type { PortalPlace } from '../harness/start-portal.ts';

const unique = () => randomBytes(4).toString('hex');
const zone = (page: Page) => page.getByRole('group', { name: 'Загрузка файлов' });
const uploadRow = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name }).first();
const card = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(name) });

/** Uses the picture in a news item, as if an editor had written it. */
async function publishWith(portal: PortalPlace, address: string): Promise<string> {
  const { db, close } = openDatabase(portal.connection, { maxConnections: 1, onIdleError: () => undefined });
  const code = `media-${unique()}`;
  await db
    .insertInto('publications')
    .values({
      kind: 'news',
      code,
      title: 'Касса на прилавке',
      text: `<p><img src="${address}" alt=""></p>`,
      published_on: '2020-01-01',
      published: false,
    })
    .execute();
  await close();
  return code;
}

// A list may still show what another journey has removed a moment ago.
test.beforeEach(({ faults }) => faults.expectStatus(404, '/media/u/'));

test('an editor drops many files at once; each is taken or refused with its reason, and is described on the spot', async ({
  page,
  people,
  enter,
  faults,
}) => {
  faults.expectStatus(400, '/service/console/media/upload');
  await enter(await people.makeStaff('editor'));
  const mark = unique();
  const names = [`Касса-${mark}.jpg`, `Прилавок-${mark}.jpg`, `Программа-${mark}.jpg`] as const;
  await page.goto('/console/media');
  await dropFiles(page, zone(page), [
    await drawPicture(names[0], '#c02020'),
    await drawPicture(names[1], '#2040c0'),
    { name: names[2], mimeType: 'image/jpeg', buffer: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(9_000)]) },
  ]);
  await expect(page.getByText(/Загружено файлов: 2 из\s3, не\sзагружено: 1/)).toBeVisible();
  await expect(uploadRow(page, names[2])).toContainText(/Это программа, архив или документ/);
  const first = uploadRow(page, names[0]);
  await first.getByRole('button', { name: 'Сохранить описание' }).click();
  await expect(first.getByText(/Опишите картинку или\sотметьте/)).toBeVisible();
  await first.getByLabel('Что на картинке').fill(`Красная касса ${mark}`);
  await first.getByRole('button', { name: 'Сохранить описание' }).click();
  await expect(page.getByText('Описание сохранено')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: /Поиск/ }).fill(`красная касса ${mark}`);
  await expect(card(page, names[0])).toBeVisible();
  await expect(card(page, names[1])).toHaveCount(0);
});

test('a file that is far too large is refused with the limits before it is sent', async ({ page, people, enter }) => {
  await enter(await people.makeStaff('editor'));
  await page.goto('/console/media');
  await expect(page.getByText(/видео MP4 и\sWebM до\s100\sМБ/)).toBeVisible();
  await page.evaluate(() => {
    const zone = document.querySelector('[role="group"][aria-label="Загрузка файлов"]');
    const transfer = new DataTransfer();
    // A browser makes 100 MB of zeros only when they are read.
    transfer.items.add(new File([new Uint8Array(100.01 * 1024 * 1024)], 'ролик.mp4', { type: 'video/mp4' }));
    zone?.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true }));
  });
  // The row counts it as the refusal does, and no file is as large as its limit and too large.
  const row = page.getByRole('listitem').filter({ hasText: 'ролик.mp4' });
  await expect(row.getByText(/^100,1\sМБ$/)).toBeVisible();
  await expect(row.getByText(/Файл слишком большой: 100,1\sМБ\..*видео до\s100\sМБ/)).toBeVisible();
});

test('a picture is looked at with its variants, and what is used cannot be removed', async ({
  page,
  people,
  enter,
  portal,
}) => {
  await enter(await people.makeStaff('editor'));
  const name = `витрина-${unique()}.jpg`;
  await page.goto('/console/media');
  await page
    .getByLabel('Выбрать файлы')
    .last()
    .setInputFiles(await drawPicture(name, '#20a040'));
  await expect(uploadRow(page, name)).toContainText('Загружен');
  await card(page, name).click();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(page.getByText(/900 × 600/)).toBeVisible();
  const address = (await page.getByText(/^\/media\/u\//).textContent()) ?? '';
  await expect(page.getByRole('link', { name: /AVIF, 480/ })).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);

  await publishWith(portal, address);
  await page.reload();
  await expect(page.getByText(/Новость или\sстатья: Касса на\sприлавке/)).toBeVisible();
  await expect(page.getByText(/Пока файл используется, удалить его\sнельзя/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Удалить файл' })).toHaveCount(0);
});

test('a file that was changed after it was chosen is not called a lost connection when it is sent again', async ({
  page,
  people,
  enter,
  faults,
}, testInfo) => {
  faults.expectNoAnswer('/service/console/media/upload');
  await enter(await people.makeStaff('editor'));
  await page.goto('/console/media');
  const name = `Касса-${unique()}.jpg`;
  const place = testInfo.outputPath(name);
  await writeFile(place, (await drawPicture(name, '#c02020')).buffer);
  await expect(zone(page)).toBeVisible();
  await handleFirst(page, '**/service/console/media/upload*', (route) => route.abort('internetdisconnected'));
  await page.locator('input[type=file]').setInputFiles(place);
  await expect(uploadRow(page, name)).toContainText(/Нет связи с\sпорталом/);
  await rm(place);
  await uploadRow(page, name).getByRole('button', { name: 'Повторить' }).click();
  await expect(uploadRow(page, name)).toContainText(/Файл не\sчитается: это папка, или\sфайл изменили/);
});

test('an unused file is removed after a question, by the keyboard alone', async ({
  page,
  people,
  enter,
  request,
  portal,
}) => {
  await enter(await people.makeStaff('editor'));
  const name = `лишнее-${unique()}.jpg`;
  await page.goto('/console/media');
  await page
    .getByLabel('Выбрать файлы')
    .last()
    .setInputFiles(await drawPicture(name, '#808080'));
  await expect(uploadRow(page, name)).toContainText('Загружен');
  await card(page, name).focus();
  await page.keyboard.press('Enter');
  const address = (await page.getByText(/^\/media\/u\//).textContent()) ?? '';
  // Until its variants are made the page asks for them, and would ask for a file that is just removed.
  await expect(page.getByRole('link', { name: /AVIF, 480/ })).toBeVisible();
  const remove = page.getByRole('button', { name: 'Удалить файл' });
  await remove.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog');
  await expect(question).toContainText(/вернуть его\sнельзя/);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Удалить' }).press('Enter');
  await expect(page).toHaveURL(/\/console\/media$/);
  await expect(card(page, name)).toHaveCount(0);
  expect((await request.get(portal.origin + portal.basePath + address)).status()).toBe(404);
});

test('two editors describe one picture, and no text is lost', async ({ page, people, enter, newContext, faults }) => {
  faults.expectStatus(409, '/service/console/media/');
  await enter(await people.makeStaff('editor'));
  const name = `общая-${unique()}.jpg`;
  await page.goto('/console/media');
  await page
    .getByLabel('Выбрать файлы')
    .last()
    .setInputFiles(await drawPicture(name, '#a08020'));
  await card(page, name).click();
  // The list, which is left just now, asks for the description too.
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await page.getByLabel('Что на картинке').fill('Моё описание');

  const context = await newContext();
  await enter(await people.makeStaff('operator'), { context });
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel('Что на картинке').fill('Чужое описание');
  await other.getByRole('button', { name: 'Сохранить описание' }).click();
  await expect(other.getByText('Описание сохранено')).toBeVisible();

  // The page may see the other's text before its own is saved, as while the variants are made.
  await page.getByRole('button', { name: 'Обновить' }).click();
  await expect(page.getByRole('img', { name: 'Чужое описание' })).toBeVisible();
  await page.getByRole('button', { name: 'Сохранить описание' }).click();
  await expect(page.getByText(/Сейчас записано: «Чужое описание»/)).toBeVisible();
  await expect(page.getByLabel('Что на картинке')).toHaveValue('Моё описание');
  await page.getByRole('button', { name: 'Сохранить описание' }).click();
  await expect(page.getByText('Описание сохранено')).toBeVisible();
});

test('a description that is left unsaved is asked about, but not when its picture is removed', async ({
  page,
  people,
  enter,
}) => {
  await enter(await people.makeStaff('editor'));
  const name = `брошенная-${unique()}.jpg`;
  await page.goto('/console/media');
  await page
    .getByLabel('Выбрать файлы')
    .last()
    .setInputFiles(await drawPicture(name, '#2060a0'));
  const field = page.getByLabel('Что на картинке');
  // Under the file that has just come, and on the page of the file.
  for (const isOnPage of [false, true]) {
    if (isOnPage) await card(page, name).click();
    if (isOnPage) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await field.fill('Кассир за окном');
    const asked = page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.dismiss();
      return dialog.message();
    });
    await page.getByRole('menuitem', { name: 'Статьи' }).click();
    expect(await asked).toContain('Не\u00a0всё сохранено');
    await expect(field).toHaveValue('Кассир за окном');
    if (!isOnPage) await field.fill('');
  }
  await page.getByRole('button', { name: 'Сохранить описание' }).click();
  await expect(page.getByText('Описание сохранено')).toBeVisible();
  await page.getByRole('menuitem', { name: 'Новости' }).click();
  await expect(page).toHaveURL(/\/console\/news/);
  await page.goBack();
  await field.fill('Уже не нужно');
  const asks: string[] = [];
  page.on('dialog', (dialog) => {
    asks.push(dialog.message());
    return dialog.accept();
  });
  await page.getByRole('button', { name: 'Удалить файл' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByText('Файл удалён')).toBeVisible();
  await expect(page).toHaveURL(/\/console\/media$/);
  expect(asks).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the library is readable from 360 px, ${colorScheme}`, async ({ page, people, enter }) => {
    await enter(await people.makeStaff('editor'));
    await page.emulateMedia({ colorScheme });
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/console/media');
      await expect(page.getByRole('button', { name: 'Выбрать файлы' })).toBeVisible();
      await noSidewaysScroll(page);
      await expectAccessible(page);
    }
  });
