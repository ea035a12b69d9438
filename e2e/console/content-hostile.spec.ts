import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { contentOf } from '../harness/content.ts';
import { expect, test } from '../harness/journey.ts';

const unique = () => randomBytes(4).toString('hex');
const richText = (page: Page) => page.getByRole('textbox', { name: /^Текст/ }).last();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const fileOf = (place: string) => readFileSync(new URL(place, import.meta.url), 'utf8');
const vectors = fileOf('../../server/infra/clean-html/testing/xss-vectors.txt').split('\n').filter(Boolean);

const paste = (page: Page, html: string) =>
  richText(page).evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

/** A window that a script opens; breaches of the policy and errors are faults of every journey already. */
function watchDialogs(page: Page): string[] {
  const opened: string[] = [];
  page.on('dialog', (dialog) => {
    opened.push(dialog.message());
    void dialog.dismiss();
  });
  return opened;
}

test('the vectors of OWASP run neither in the console nor on the site, typed, pasted or sent', async ({
  page,
  people,
  enter,
  newContext,
  portal,
  faults,
}) => {
  // One of the vectors is a picture of the portal's own, which there is not.
  faults.expectStatus(404, '/media/x.png');
  await enter(await people.makeStaff('editor'));
  const opened = [watchDialogs(page)];
  const content = contentOf(page.context(), portal);
  const code = `vektory-${unique()}`;
  const sent = await content.create('articles', {
    ...{
      title: `Векторы ${code} ${vectors[0]}`,
      code,
      published: '2003-03-03',
      summary: vectors.slice(1, 6).join(' ').slice(0, 400),
    },
    text: vectors.map((vector) => `<p>${vector}</p>${vector}`).join(''),
  });
  await page.goto(`/console/articles/${sent.id}`);
  await expect(richText(page)).toContainText('Click Me!');
  await richText(page).click();
  await page.keyboard.press('Control+Home');
  await paste(page, vectors.map((vector) => `<p>${vector}</p>`).join(''));
  await page.keyboard.type(vectors.slice(0, 3).join(' '));
  await press(page, 'Сохранить черновик');
  await expect(page.getByRole('alert').filter({ hasText: /Черновик сохранён/ })).toBeVisible();
  const [preview] = await Promise.all([page.waitForEvent('popup'), press(page, 'Предпросмотр')]);
  opened.push(watchDialogs(preview));
  await expect(preview.getByRole('heading', { level: 1 })).toContainText(`Векторы ${code}`);
  await preview.close();
  await press(page, 'Опубликовать');
  await expect(page.getByRole('alert').filter({ hasText: /Опубликовано/ })).toBeVisible();
  await press(page, 'История');
  for (const version of await page
    .getByRole('dialog')
    .getByRole('button', { name: /Сохранён черновик|Опубликован/ })
    .all()) {
    await version.click();
    await expect(page.getByRole('dialog').getByRole('heading').last()).toBeVisible();
  }
  await page.goto(`/console/articles?filter=${encodeURIComponent(JSON.stringify({ q: code }))}`);
  await expect(page.getByText(new RegExp(`Векторы ${code} <SCRIPT`)).first()).toBeVisible();

  const visitor = await (await newContext()).newPage();
  opened.push(watchDialogs(visitor));
  for (const address of [`/articles/${code}`, `/search?q=${code}`]) {
    await visitor.goto(address);
    await expect(visitor.getByText(new RegExp(code)).first()).toBeVisible();
  }
  await visitor.goto(`/articles/${code}`);
  for (const link of await visitor.locator('article a').all())
    expect((await link.getAttribute('href')) ?? '#').toMatch(/^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/);
  for (const each of await visitor.locator('article').getByText('Click Me!').all()) await each.hover();
  expect(opened.flat()).toEqual([]);
  // Its links lead nowhere: other journeys follow all that the site has.
  const published = await page.context().request.get(`service/console/content/articles/${sent.id}`);
  await content.do(await published.json(), 'withdraw');
});

test('a document of Word comes with its words, lists, table and emphasis, and without its look and remarks', async ({
  page,
  people,
  enter,
  newContext,
}) => {
  await enter(await people.makeStaff('editor'));
  const code = `iz-word-${unique()}`;
  await page.goto('/console/articles/create');
  await page.getByRole('textbox', { name: 'Заголовок' }).fill('Из Word');
  await page.getByRole('textbox', { name: 'Адрес' }).fill(code);
  await page.getByLabel('Дата на сайте').fill('2004-04-04');
  await paste(page, fileOf('word-paste.txt'));
  await expect(page.getByText(/перетащите в\sтекст/)).toBeVisible();
  await press(page, 'Опубликовать');
  await expect(page.getByRole('alert').filter({ hasText: /Опубликовано/ })).toBeVisible();
  const visitor = await (await newContext()).newPage();
  await visitor.goto(`/articles/${code}`);
  const text = visitor.locator('.prose');
  await expect(text.getByRole('heading')).toHaveText(['Сроки отчётности', 'Что сдаём']);
  await expect(text.locator('strong').first()).toHaveText('Форма 200');
  await expect(text.locator('em').first()).toHaveText(/раз в\sквартал/);
  await expect(text.getByRole('link', { name: 'сайт комитета' })).toHaveAttribute('href', 'https://kgd.gov.kz/');
  await expect(text).toContainText('250 м², 10³ единиц, H₂O[1] ✅👍🏽.');
  await expect(text.locator('a[href^="#"]')).toHaveCount(0);
  await expect(text.locator(':scope > ul > li')).toHaveText([/^декларация/, 'расчёт']);
  await expect(text.locator('ul ul > li')).toHaveText(['приложение первое', 'приложение второе']);
  await expect(text.locator('ol > li')).toHaveText(['Соберите первичные документы', 'Проверьте остатки']);
  await expect(text.getByRole('cell', { name: 'Февраль' })).toBeVisible();
  await expect(text.getByRole('cell', { name: /Форма 910.*и\sуведомление/ })).toBeVisible();
  await expect(text.getByText('Календарь')).toBeVisible();
  await expect(text).toContainText(/новый срок/);
  await expect(text).toContainText(/Незакрытый абзац с\sжирным и\sкурсивом вперемешку/);
  await expect(text).toContainText('Последний абзац.');
  await expect(text).not.toContainText(/старый срок|АИ1|проверьте число|mso|·/);
  expect(await text.innerHTML()).not.toMatch(/style=|class="Mso|<o:p|<font|<span/);
});
