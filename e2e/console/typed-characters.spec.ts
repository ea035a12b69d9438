import { expect, test } from '../harness/journey.ts';

test('the characters that are typed in a text stay in it, and a list begins as in other editors', async ({
  page,
  people,
  enter,
}) => {
  await enter(await people.makeStaff('editor'));
  await page.goto('/console/news/create');
  const text = page.getByRole('textbox', { name: /^Текст/ }).last();
  await text.click();
  const lines = ['Файлы *.xml и *.dbf', '5 * 3 * 2 = 30', 'Поле __id__ и _код_', '`F5` и **важно**', '> 100 мест'];
  await page.keyboard.type(`${lines.join('\n')}\n- первое`);
  // The editor keeps an empty line after a list.
  await expect(text.locator(':scope > p')).toHaveText([...lines, '']);
  await expect(text.locator('em, strong, code, blockquote')).toHaveCount(0);
  await expect(text.locator(':scope > ul > li')).toHaveText('первое');
});

test('a no-break space that takes the place of a space is a change that can be saved', async ({
  page,
  people,
  enter,
}) => {
  await enter(await people.makeStaff('editor'));
  await page.goto('/console/news/create');
  await page.getByRole('textbox', { name: 'Заголовок' }).fill('Цена названа');
  const text = page.getByRole('textbox', { name: /^Текст/ }).last();
  await text.click();
  await page.keyboard.type('Цена 5 000');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/console\/news\/[0-9a-f-]{36}/);
  await text.click();
  await page.keyboard.press('Control+End');
  for (let letter = 0; letter < 3; letter += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await page.keyboard.insertText('\u00a0');
  const saved = page.waitForResponse((answer) => /\/news\/[0-9a-f-]{36}$/.test(new URL(answer.url()).pathname));
  await page.keyboard.press('Control+s');
  await saved;
  await page.reload();
  await expect.poll(async () => await text.textContent()).toBe('Цена 5\u00a0000');
});

test('the wheel that scrolls a form leaves its numbers as they are', async ({ page, people, enter }) => {
  await enter(await people.makeStaff('editor'));
  await page.goto('/console/questions/create');
  const place = page.getByRole('spinbutton', { name: /Место/ });
  await place.fill('20');
  await place.hover();
  await page.mouse.wheel(0, 120);
  await expect(place).not.toBeFocused();
  await expect(place).toHaveValue('20');
});

test('the text of an announcement is one line as it is typed, not only as it is shown', async ({
  page,
  people,
  enter,
}) => {
  await enter(await people.makeStaff('operator'));
  await page.goto('/console/announcements/create');
  const text = page.getByRole('textbox', { name: /^Текст/ });
  await text.click();
  await page.keyboard.type('С 23:00 до 01:00\nСохраните документы');
  await expect(text).toHaveValue('С 23:00 до 01:00 Сохраните документы');
});

test('what visitors see as one paragraph is one as it is typed: a new line is a space where it was typed', async ({
  page,
  people,
  enter,
}) => {
  await enter(await people.makeStaff('editor'));
  await page.goto('/console/news/create');
  const summary = page.getByRole('textbox', { name: /^Коротко/ });
  await summary.fill('Офис закрыт.Звоните');
  for (let back = 0; back < 'Звоните'.length; back++) await summary.press('ArrowLeft');
  await page.keyboard.type('\nПишите. ');
  await expect(summary).toHaveValue('Офис закрыт. Пишите. Звоните');
  await summary.fill('С 1 по 3 мая\n\nОфис закрыт');
  await expect(summary).toHaveValue('С 1 по 3 мая Офис закрыт');
});

test('what is pasted into one paragraph, or a new line over a selection, is undone as it was done', async ({
  page,
  people,
  enter,
}) => {
  await enter(await people.makeStaff('editor'));
  await page.goto('/console/news/create');
  const field = page.getByRole('textbox', { name: /Коротко/ });
  await field.fill('Важный старый текст');
  await field.selectText();
  await field.evaluate((element) => {
    const pasted = new DataTransfer();
    pasted.setData('text/plain', 'Первая строка\nи вторая');
    const paste = new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true, cancelable: true });
    if (element.dispatchEvent(paste)) throw new Error('the browser was left to paste two lines');
  });
  await expect(field).toHaveValue('Первая строка и вторая');
  await page.keyboard.press('Control+z');
  await expect(field).toHaveValue('Важный старый текст');
  await field.selectText();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(' ');
  await page.keyboard.press('Control+z');
  await expect(field).toHaveValue('Важный старый текст');
});

test('a link to a mailbox that is opened again is not led to a mailbox twice', async ({ page, people, enter }) => {
  await enter(await people.makeStaff('editor'));
  await page.goto('/console/news/create');
  const text = page.getByRole('textbox', { name: 'Текст' });
  await text.click();
  const link = page.getByRole('button', { name: 'Ссылка' });
  await link.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Куда ведёт').fill('info@example.kz');
  await dialog.getByRole('button', { name: 'Готово' }).click();
  const made = text.getByRole('link');
  await expect(made).toHaveAttribute('href', 'mailto:info@example.kz');
  await made.click();
  await link.click();
  await dialog.getByRole('button', { name: 'Готово' }).click();
  await expect(made).toHaveAttribute('href', 'mailto:info@example.kz');
});
