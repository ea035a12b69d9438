import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessible.ts';
import { endSession } from '../harness/end-session.ts';
import { drawPicture } from '../harness/files.ts';
import { expect, test } from '../harness/journey.ts';
import { richText, writeNews } from '../harness/news.ts';

const unique = () => randomBytes(4).toString('hex');

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const expectNotice = (page: Page, words: RegExp) =>
  expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();

test('an editor writes an article with a table and a picture, previews and publishes it, and visitors find it', async ({
  page,
  people,
  enter,
  newContext,
  portal,
}) => {
  await enter(await people.makeStaff('editor'));
  const word = `абакус${unique()}`;
  await page.goto('/console/articles/create');
  await page.getByRole('textbox', { name: 'Заголовок' }).fill(`Отчёт ${word}`);
  await press(page, 'Из названия');
  const code = await page.getByRole('textbox', { name: 'Адрес' }).inputValue();
  expect(code).toMatch(/^otchyot-abakus/);
  await page.getByRole('textbox', { name: 'Коротко' }).fill('Что изменилось в отчёте');
  await richText(page, 'Текст').click();
  await page.keyboard.type('Первый абзац статьи.');
  await press(page, 'Картинка');
  const dialog = page.getByRole('dialog', { name: 'Картинка' });
  await dialog.getByRole('button', { name: 'Выбрать из библиотеки' }).click();
  const library = page.getByRole('dialog', { name: 'Выберите картинку' });
  await library
    .getByLabel('Выбрать файлы')
    .last()
    .setInputFiles(await drawPicture(`${word}.jpg`, '#806020'));
  await library.getByRole('button', { name: new RegExp(`^${word}`) }).click();
  await dialog.getByRole('textbox', { name: 'Что на картинке' }).fill('Начальная страница');
  await dialog.getByRole('button', { name: 'Готово' }).click();
  await expect(richText(page, 'Текст').getByRole('img', { name: 'Начальная страница' })).toBeVisible();
  await page.keyboard.type('Под картинкой.');
  await expect(richText(page, 'Текст').getByRole('img', { name: 'Начальная страница' })).toBeVisible();
  await page.keyboard.press('Enter');
  await press(page, 'Вставить таблицу');
  await page.keyboard.type('Срок');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Форма');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Куда');
  await expectAccessible(page);

  const opening = page.waitForEvent('popup');
  await press(page, 'Предпросмотр');
  const preview = await opening;
  await expect(preview.getByRole('heading', { level: 1, name: `Отчёт ${word}` })).toBeVisible();
  await expect(preview.getByText('Предпросмотр: этого ещё')).toBeVisible();
  await expect(preview.getByRole('columnheader', { name: 'Срок' })).toBeVisible();
  await preview.close();

  const visitor = await (await newContext()).newPage();
  expect((await visitor.request.get(`${portal.origin}${portal.basePath}/articles/${code}`)).status()).toBe(404);
  await press(page, 'Опубликовать');
  await expectNotice(page, /Опубликовано/);
  await visitor.goto(`/articles/${code}`);
  await expect(visitor.getByRole('columnheader', { name: 'Срок' })).toBeVisible();
  await expect(visitor.getByRole('img', { name: 'Начальная страница' })).toBeVisible();
  await visitor.goto(`/search?q=${encodeURIComponent(word)}`);
  await expect(visitor.getByRole('link', { name: new RegExp(word) }).first()).toBeVisible();
  const sitemap = await visitor.request.get(`${portal.origin}${portal.basePath}/sitemap.xml`);
  expect(await sitemap.text()).toContain(`/articles/${code}<`);
});

test('an address that is renamed leads to the new one, and one that is taken is refused with a reason', async ({
  page,
  people,
  enter,
  newContext,
  faults,
}) => {
  faults.expectStatus(409, '/publish');
  await enter(await people.makeStaff('editor'));
  const code = `adres-${unique()}`;
  await writeNews(page, { title: 'Новость с адресом', code, text: 'Текст новости' });
  await press(page, 'Опубликовать');
  await expectNotice(page, /Опубликовано/);
  await page.getByRole('textbox', { name: 'Адрес' }).fill(`${code}-novyj`);
  await press(page, 'Опубликовать');
  await expect(page.getByText(`Сюда ведут прежние адреса: ${code}`)).toBeVisible();
  const visitor = await (await newContext()).newPage();
  await visitor.goto(`/news/${code}`);
  await expect(visitor).toHaveURL(new RegExp(`/news/${code}-novyj$`));

  await writeNews(page, { title: 'Вторая новость', code: `${code}-novyj`, text: 'Другой текст' });
  await press(page, 'Опубликовать');
  await expectNotice(page, /адрес уже занят/);
  await expect(page.getByRole('textbox', { name: 'Адрес' })).toHaveAttribute('aria-invalid', 'true');
});

test('of two editors at once neither loses a text', async ({ page, people, enter, newContext, faults }) => {
  faults.expectStatus(409, '/service/console/content/news/');
  const [first, second] = [await people.makeStaff('editor'), await people.makeStaff('editor')];
  await enter(first);
  await writeNews(page, { title: 'Общая новость', code: `dvoe-${unique()}`, text: 'Начало' });
  await press(page, 'Сохранить черновик');
  await expect(page).toHaveURL(/\/news\/[0-9a-f-]{36}$/);
  const context = await newContext();
  await enter(second, { context });
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByText('Запись сейчас открыта и у других')).toBeVisible();
  await other.getByRole('textbox', { name: 'Заголовок' }).fill('Заголовок второго');
  await richText(other, 'Текст').click();
  await other.keyboard.press('Control+End');
  await other.keyboard.type(' и правка второго');
  await press(other, 'Сохранить черновик');
  await expectNotice(other, /Черновик сохранён/);

  await page.getByRole('textbox', { name: 'Коротко' }).fill('Коротко от первого');
  await richText(page, 'Текст').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' и правка первого');
  await press(page, 'Сохранить черновик');
  const conflict = page.getByRole('alert').filter({ hasText: 'Пока вы правили, запись сохранили' });
  // What the first has left alone comes by itself: whoever saves again without reading puts nothing back.
  await expect(page.getByRole('textbox', { name: 'Заголовок' })).toHaveValue('Заголовок второго');
  await expect(conflict).toContainText('Заголовок: взято у них');
  await expect(page.getByRole('textbox', { name: 'Коротко' })).toHaveValue('Коротко от первого');
  await expect(richText(page, 'Текст')).toContainText('Начало и правка первого');
  await expect(conflict.getByRole('insertion')).toContainText(['второго', 'второго']);
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Взять их вариант: Текст' }).click();
  await press(page, 'Сохранить черновик');
  await expectNotice(page, /Черновик сохранён/);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Заголовок' })).toHaveValue('Заголовок второго');
  await expect(page.getByRole('textbox', { name: 'Коротко' })).toHaveValue('Коротко от первого');
  await expect(richText(page, 'Текст')).toContainText('Начало и правка второго');
});

test('a session that ends under the hands of an editor takes no text with it', async ({
  page,
  people,
  enter,
  portal,
  faults,
}) => {
  const editor = await people.makeStaff('editor');
  await enter(editor);
  await writeNews(page, { title: 'До конца сеанса', code: `seans-${unique()}`, text: 'Текст' });
  await press(page, 'Сохранить черновик');
  await expect(page).toHaveURL(/\/news\/[0-9a-f-]{36}$/);
  const publish = page.getByRole('button', { name: 'Опубликовать', exact: true, includeHidden: true });
  // In the form at the record's own address: what is sent to a disabled button is lost.
  await expect(publish).toBeEnabled();
  await page.getByRole('textbox', { name: 'Заголовок' }).fill('После конца сеанса');
  await endSession(page.context(), portal.origin, faults);
  // Who else has the record open is asked meanwhile: the dialog may stand before the button is pressed.
  await publish.dispatchEvent('click');
  await page.getByLabel('Логин или почта').fill(editor.login);
  await page.getByRole('textbox', { name: 'Пароль' }).fill(editor.password);
  await press(page, 'Войти');
  await expectNotice(page, /Опубликовано/);
  await expect(page.getByRole('textbox', { name: 'Заголовок' })).toHaveValue('После конца сеанса');
});

test('a version of before is compared and brought back', async ({ page, people, enter }) => {
  await enter(await people.makeStaff('editor'));
  await writeNews(page, { title: 'Первое название', code: `istoriya-${unique()}`, text: 'Текст' });
  await press(page, 'Сохранить черновик');
  await expect(page).toHaveURL(/\/news\/[0-9a-f-]{36}$/);
  await page.getByRole('textbox', { name: 'Заголовок' }).fill('Второе название');
  await page.keyboard.press('Control+s');
  await expectNotice(page, /Черновик сохранён/);
  await press(page, 'История');
  const history = page.getByRole('dialog');
  await expect(history.getByRole('deletion').first()).toContainText('Первое');
  await expect(history.getByRole('insertion').first()).toContainText('Второе');
  await expectAccessible(page);
  await history
    .getByRole('button', { name: /Сохранён черновик/ })
    .last()
    .click();
  await history.getByRole('button', { name: 'Вернуть в черновик' }).click();
  await expect(page.getByRole('textbox', { name: 'Заголовок' })).toHaveValue('Первое название');
});

test('a day that cannot be read is pointed out, and nothing is saved in its place', async ({ page, people, enter }) => {
  await enter(await people.makeStaff('editor'));
  await writeNews(page, { title: 'С датой', code: `s-datoi-${unique()}`, text: 'Начало' });
  const [save, day] = [page.getByRole('button', { name: 'Сохранить черновик' }), page.getByLabel('Дата на сайте')];
  await day.fill('2027-11-30');
  await save.click();
  await expect(page).toHaveURL(/\/news\/[0-9a-f-]{36}$/);
  await page.reload();
  // A part of the day is taken away: to the browser the field is empty now.
  await day.press('Backspace');
  await save.click();
  await expect(page.getByText('Такого дня или числа нет. Проверьте, что набрано')).toBeVisible();
  await expect(day).toBeFocused();
  await day.fill('2027-11-29');
  await save.click();
  await expect(page.getByText('Такого дня или числа нет')).toHaveCount(0);
  await page.reload();
  await expect(day).toHaveValue('2027-11-29');
});

test('a record that is in use is not removed, and the reason is said', async ({ page, people, enter }) => {
  await enter(await people.makeStaff('editor'));
  await page.goto('/console/faq-categories');
  await page.getByRole('row').nth(1).click();
  await press(page, 'Ещё');
  await page.getByRole('menuitem', { name: 'Удалить' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Удалить нельзя');
  await expect(dialog).toContainText(/вопросы: \d+/);
  await expectAccessible(page);
});

test('who takes a solution off the site reads that customers’ applications of it go on', async ({
  page,
  people,
  enter,
}) => {
  await people.make({ subscribers: [{ name: 'ТОО «Ромашка»', applications: [['ea', 'Основная']] }] });
  await enter(await people.makeStaff('operator'));
  await page.goto('/console/solutions');
  await page.getByRole('row', { name: /Бухгалтерия для\sбизнеса/ }).click();
  await press(page, 'Ещё');
  await page.getByRole('menuitem', { name: 'Снять с сайта' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Приложения клиентов продолжат работать');
  await expect(dialog).toContainText(/приложения клиентов: \d+/);
  await dialog.getByRole('button', { name: 'Отмена' }).click();
  await expect(dialog).toBeHidden();
});

test('every kind of content has a list and a form that people of any sight can use', async ({
  page,
  people,
  enter,
}) => {
  await enter(await people.makeStaff('operator'));
  for (const kind of ['questions', 'solutions', 'reviews', 'tariffs', 'directory', 'advantages', 'pages']) {
    await page.goto(`/console/${kind}`);
    await page.getByRole('row').nth(1).click();
    await expect(page.getByRole('button', { name: 'Сохранить черновик' })).toBeVisible();
    await expectAccessible(page);
  }
  for (const kind of ['site-settings', 'operator-settings']) {
    await page.goto(`/console/${kind}`);
    await expect(page.getByRole('button', { name: 'Сохранить черновик' })).toBeVisible();
    await expectAccessible(page);
  }
});
