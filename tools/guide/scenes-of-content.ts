import type { Page } from '@playwright/test';
import { button, openRow, type Scene } from './scene.ts';

const text = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) }).last();

async function writeArticle(page: Page): Promise<void> {
  await text(page, 'Заголовок').fill('Как подготовиться к сдаче квартального отчёта');
  await button(page, 'Из названия').click();
  await text(page, 'Коротко').fill('Четыре шага, чтобы отчёт ушёл с первого раза и в срок.');
  await text(page, 'Текст').click();
  await page.keyboard.type('За две недели до срока сверьте обороты с банком и закройте прошлые месяцы.');
  await page.keyboard.press('Enter');
  await button(page, 'Вставить таблицу').click();
  for (const word of ['Шаг', 'Когда', 'Кто']) {
    await page.keyboard.type(word);
    await page.keyboard.press('Tab');
  }
  for (const word of ['Сверка с банком', 'до 1 числа', 'бухгалтер']) {
    await page.keyboard.type(word);
    await page.keyboard.press('Tab');
  }
}

/** The first news item, whose draft differs from what visitors read. */
async function editNews(page: Page): Promise<void> {
  await page.getByRole('row').nth(1).click();
  await text(page, 'Коротко').waitFor();
}

/** The screen of a record comes later than the list that it was opened from. */
const recordStands = (page: Page) => button(page, 'История').waitFor();

const saved = (page: Page) => page.getByRole('alert').filter({ hasText: /Черновик\sсохранён/ });

async function saveEdit(page: Page): Promise<void> {
  await editNews(page);
  await text(page, 'Коротко').fill('Форма меняется с отчёта за год. Что сделать до конца декабря.');
  await button(page, 'Сохранить черновик').click();
  await saved(page).waitFor();
  await saved(page).waitFor({ state: 'hidden' });
}

export const scenesOfContent: readonly Scene[] = [
  { name: 'news', address: '/news', mark: (page) => page.getByRole('link', { name: 'Создать' }) },
  { name: 'article-new', address: '/articles/create', height: 960, act: writeArticle },
  {
    name: 'article-picture',
    address: '/articles/create',
    act: async (page) => {
      await text(page, 'Текст').click();
      await button(page, 'Картинка').click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'article-later',
    address: '/articles/create',
    act: async (page) => {
      await text(page, 'Заголовок').fill('Как подготовиться к сдаче квартального отчёта');
      await button(page, 'Опубликовать позже').click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'record-history',
    address: '/news',
    act: async (page) => {
      await saveEdit(page);
      await button(page, 'История').click();
      await page.getByRole('heading', { name: 'История' }).waitFor();
    },
  },
  {
    name: 'record-more',
    address: '/news',
    act: async (page) => {
      await editNews(page);
      await button(page, 'Ещё').click();
      await page.getByRole('menu').last().waitFor();
    },
  },
  { name: 'site-settings', address: '/site-settings', height: 900, act: recordStands },
  {
    name: 'solution',
    address: '/solutions',
    height: 900,
    act: async (page) => {
      await openRow(page, /Бухгалтерия/);
      await recordStands(page);
    },
  },
  { name: 'announcement-new', address: '/announcements/create', height: 900 },
  { name: 'archive', address: '/archive' },
  { name: 'tariffs', address: '/tariffs' },
  { name: 'media', address: '/media', height: 900 },
  {
    name: 'media-file',
    address: '/media',
    height: 900,
    act: async (page) => {
      await page.getByRole('link', { name: /ea-1/ }).click();
      await page.getByRole('heading', { name: 'Где используется' }).waitFor();
    },
  },
  {
    name: 'media-choose',
    address: '/advantages',
    act: async (page) => {
      await page.getByRole('row').nth(1).click();
      await page
        .getByRole('main')
        .getByRole('button', { name: /Выбрать из\sбиблиотеки|Заменить/ })
        .first()
        .click();
      await page.getByRole('dialog').getByText('ea-1.webp').waitFor();
    },
  },
];
