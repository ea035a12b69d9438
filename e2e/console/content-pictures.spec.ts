import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessible.ts';
import { handleFirst } from '../harness/calls.ts';
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
  // They were dropped on the beginning of the line.
  await page.keyboard.type('После картинок.');
  await expect(richText(page).getByRole('img')).toHaveCount(2);
  await press(page, 'Опубликовать');
  await expect(page.getByRole('alert').filter({ hasText: /Опубликовано/ })).toBeVisible();
  const visitor = await (await newContext()).newPage();
  await visitor.goto(`/articles/${code}`);
  await expect(visitor.getByRole('img', { name: 'Красная касса' })).toBeVisible();
  await expect(visitor.getByRole('img', { name: 'Синий прилавок' })).toBeVisible();
  await expect(visitor.getByText('После картинок.')).toBeVisible();
  await expect(visitor.getByRole('main')).toContainText(/После картинок\.\s*До картинки\./);
});

test('what is typed after a picture in the middle of a line stands between the picture and the rest of the line', async ({
  page,
  people,
  enter,
}) => {
  await enter(await people.makeStaff('editor'));
  const name = `посреди-${unique()}`;
  await page.goto('/console/articles/create');
  await richText(page).click();
  await page.keyboard.type('Начало строки и её конец');
  for (const _ of 'и её конец') await page.keyboard.press('ArrowLeft');
  await press(page, 'Картинка');
  const dialog = page.getByRole('dialog', { name: 'Картинка' });
  await press(dialog, 'Выбрать из библиотеки');
  const library = page.getByRole('dialog', { name: 'Выберите картинку' });
  await library
    .getByLabel('Выбрать файлы')
    .last()
    .setInputFiles(await drawPicture(`${name}.jpg`, '#306090'));
  await library.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await dialog.getByRole('textbox', { name: 'Что на картинке' }).fill('Окно программы');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.type('Подпись');
  await expect(richText(page).getByRole('img', { name: 'Окно программы' })).toBeVisible();
  await expect(richText(page).locator('p')).toHaveText([/^Начало строки\s*$/, 'Подпись', 'и её конец']);
  // Nor is it replaced by what is typed once it has been described anew.
  await richText(page).getByRole('img').click();
  await press(page, 'Картинка');
  await dialog.getByRole('textbox', { name: 'Что на картинке' }).fill('Главное окно');
  await press(dialog, 'Готово');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.type('Ещё слово');
  await expect(richText(page).getByRole('img', { name: 'Главное окно' })).toBeVisible();
  await expect(richText(page).locator('p')).toHaveText([/^Начало строки\s*$/, 'Ещё слово', 'Подпись', 'и её конец']);
  // What is chosen together with other things is not described anew.
  await page.keyboard.press('ControlOrMeta+a');
  await press(page, 'Картинка');
  await expect(dialog.getByText('Картинка не выбрана')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Что на картинке' })).toHaveValue('');
});

test('a picture of a field is dropped or chosen from the library, and the library knows the draft that uses it', async ({
  page,
  people,
  enter,
  faults,
}) => {
  faults.expectStatus(400, '/service/console/media');
  await enter(await people.makeStaff('editor'));
  const mark = unique();
  await page.goto('/console/reviews/create');
  await page.getByRole('textbox', { name: 'Главная мысль' }).fill(`Считаем быстрее ${mark}`);
  const field = page.getByRole('group', { name: 'Портрет или кадр' });
  await dropFiles(page, field.getByText('Картинка не выбрана'), [
    { name: 'текст.txt', mimeType: 'text/plain', buffer: Buffer.from('текст') },
  ]);
  await expect(field.getByText(/Это не\sкартинка/)).toBeVisible();
  // Browsers have no name for the kind of such pictures; the server says what to do with them.
  const shot = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  await dropFiles(page, field.getByText('Картинка не выбрана'), [{ name: 'снимок.heic', mimeType: '', buffer: shot }]);
  await expect(field.getByText(/Снимки\sHEIC/)).toBeVisible();
  await dropFiles(page, field.getByText('Картинка не выбрана'), [await drawPicture(`портрет-${mark}.jpg`, '#20a040')]);
  await expect(field.getByText(`portret-${mark}.jpg`)).toBeVisible();
  await expectAccessible(page);

  await press(field, 'Заменить');
  const library = page.getByRole('dialog', { name: 'Выберите картинку' });
  // The list is read before the picture is there, and comes after it.
  const [early, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await handleFirst(
    page,
    (url) => url.searchParams.get('q') === `кадр-${mark}`,
    async (route) => {
      const response = await route.fetch();
      early.resolve();
      await late.promise;
      await route.fulfill({ response });
    },
  );
  await library.getByRole('textbox', { name: /Поиск/ }).fill(`кадр-${mark}`);
  await early.promise;
  await library
    .getByLabel('Выбрать файлы')
    .last()
    .setInputFiles(await drawPicture(`кадр-${mark}.jpg`, '#808080'));
  await expect(library.getByText('Загружено файлов: 1 из 1')).toBeVisible();
  late.resolve();
  await expectAccessible(page);
  await library.getByRole('button', { name: new RegExp(`^кадр-${mark}`) }).click();
  await expect(field.getByText(`kadr-${mark}.jpg`)).toBeVisible();
  await press(page, 'Сохранить черновик');
  await expect(page).toHaveURL(/\/reviews\/[0-9a-f-]{36}$/);
  const record = page.url();

  await page.goto('/console/media');
  await page.getByRole('textbox', { name: /Поиск/ }).fill(`кадр-${mark}`);
  await expect(page.getByRole('main').getByRole('link', { name: /\.(jpg|png|webp|mp4)/ })).toHaveCount(1);
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
  await page.getByRole('button', { name: 'Добавить: Снимки экрана' }).click();
  const field = page.getByRole('group', { name: 'Картинка' }).first();
  await dropFiles(page, field.getByText('Картинка не выбрана'), [
    await drawPicture(`экран-${mark}.jpg`, '#204080', 640, 400),
  ]);
  await expect(field.getByText(`ekran-${mark}.jpg`)).toBeVisible();
  await expect(page.getByText('Размер 640 × 400')).toBeVisible();
  await page.getByRole('textbox', { name: 'Подпись' }).fill('Начало');
  await press(page, 'Сохранить черновик');
  await expect(page).toHaveURL(/\/solutions\/[0-9a-f-]{36}$/);
  await page.reload();
  await expect(page.getByText('Размер 640 × 400')).toBeVisible();
});

test('the film of the home page is chosen from the library, and its length comes with it', async ({
  page,
  people,
  enter,
}) => {
  await enter(await people.makeStaff('editor'));
  await page.goto('/console/site-settings');
  const field = page.getByRole('textbox', { name: 'Ролик на главной' });
  const seconds = page.getByRole('spinbutton', { name: /Длина ролика/ });
  const length = await seconds.inputValue();
  expect(length).not.toBe('');
  const captions = page.getByRole('textbox', { name: 'Субтитры ролика' });
  await expect(captions).not.toHaveValue('');
  await seconds.fill('1');
  const name = `обзор-${unique()}.mp4`;
  await press(page, 'Из библиотеки: Ролик на главной');
  const library = page.getByRole('dialog', { name: 'Выберите видео' });
  const buffer = await readFile(new URL('../../content/media/promo/promo.mp4', import.meta.url));
  await library.getByLabel('Выбрать файлы').last().setInputFiles({ name, mimeType: 'video/mp4', buffer });
  await library.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await expect(field).toHaveValue(/^\/media\/u\/.+\.mp4$/);
  await expect(seconds).toHaveValue(length);
  // Those of another film would be false.
  await expect(captions).toHaveValue('');
});

test('entries of a list are put in order, added and taken away by the keyboard alone', async ({
  page,
  people,
  enter,
}) => {
  await enter(await people.makeStaff('editor'));
  await page.goto('/console/site-settings');
  const figures = page.getByRole('textbox', { name: 'Число' });
  await expect(figures).toHaveCount(3);
  const [first, second, third] = await figures.evaluateAll((all) =>
    all.map((each) => (each as HTMLInputElement).value),
  );
  // The pointer is far away from all of them.
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: 'Переместить вниз' }).first().press('Enter');
  await expect(figures.first()).toHaveValue(second ?? '');
  await expect(figures.nth(1)).toHaveValue(first ?? '');
  await page.getByRole('button', { name: 'Добавить: Цифры' }).press('Enter');
  await expect(figures).toHaveCount(4);
  await page.getByRole('button', { name: 'Удалить' }).last().press('Enter');
  await expect(figures).toHaveCount(3);
  await expect(figures.last()).toHaveValue(third ?? '');
  await expectAccessible(page);
});

test('a file that falls beside every place for files opens nothing, and one that no text can hold is refused in words', async ({
  page,
  people,
  enter,
}) => {
  await enter(await people.makeStaff('editor'));
  await page.goto('/console/news/create');
  await page.getByRole('textbox', { name: 'Заголовок' }).fill('Набрано');
  const paper = { name: 'отчёт.docx', mimeType: 'application/octet-stream', buffer: Buffer.from('PK') };
  await page.evaluate(() => {
    // The frame that hears a drop last: what it leaves to the browser would replace the console.
    window.addEventListener('drop', (event) => Object.assign(window, { isRefused: event.defaultPrevented }));
  });
  for (const place of [page.getByRole('textbox', { name: 'Заголовок' }), richText(page)]) {
    await page.evaluate(() => Object.assign(window, { isRefused: undefined }));
    await dropFiles(page, place, [paper]);
    expect(await page.evaluate(() => (window as { isRefused?: boolean }).isRefused)).toBe(true);
  }
  await expect(page.getByText(/перетаскивают только картинки/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Заголовок' })).toHaveValue('Набрано');
});

test('a review gets its film and the captions of it from the library, and another film does not keep them', async ({
  page,
  people,
  enter,
}) => {
  await enter(await people.makeStaff('editor'));
  const name = `отзыв-${unique()}`;
  const captions = page.getByRole('textbox', { name: 'Субтитры ролика' });
  const choose = async (from: string, title: string, file: string, mimeType: string) => {
    await press(page, `Из библиотеки: ${from}`);
    const library = page.getByRole('dialog', { name: title });
    const buffer = await readFile(new URL(`../../content/media/reviews/${file}`, import.meta.url));
    const given = `${name}-${file}`;
    await library.getByLabel('Выбрать файлы').last().setInputFiles({ name: given, mimeType, buffer });
    await library.getByRole('button', { name: new RegExp(`^${given}`) }).click();
  };
  await page.goto('/console/reviews/create');
  await page.getByRole('combobox', { name: 'Вид' }).click();
  await page.getByRole('option', { name: 'Видео' }).click();
  await page.getByRole('textbox', { name: 'Главная мысль' }).fill(`Считаем ${name}`);
  await page.getByRole('textbox', { name: 'Имя и фамилия' }).fill('Роза Ахмедьярова');
  await choose('Ролик', 'Выберите видео', 'review-2.mp4', 'video/mp4');
  await choose('Субтитры ролика', 'Выберите субтитры', 'review-2.vtt', 'text/vtt');
  await expect(captions).toHaveValue(/^\/media\/u\/.+\.vtt$/);
  // Published it would stand among the reviews that other journeys count.
  const opening = page.waitForEvent('popup');
  await press(page, 'Предпросмотр');
  const preview = await opening;
  const film = preview.getByLabel(`Видео: Считаем ${name}`);
  await expect(film).toBeVisible();
  const cues = await film.evaluate(async (video: HTMLVideoElement) => {
    const [track] = video.textTracks;
    const loaded = new Promise((resolve) => video.querySelector('track')?.addEventListener('load', resolve));
    if (track) track.mode = 'showing';
    await loaded;
    return track?.cues?.length ?? 0;
  });
  expect(cues).toBeGreaterThan(3);
  await choose('Ролик', 'Выберите видео', 'review-3.mp4', 'video/mp4');
  await expect(captions).toHaveValue('');
});
