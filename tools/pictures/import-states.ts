import type { Page } from '@playwright/test';
import type { View } from './view.ts';

/** Kazakh letters that the save as Windows-1251 has lost, and a title above headings that nobody foresaw. */
const table = [
  'Реестр клиентов на 1 ноября;;;',
  'Организация;Город;Контактный e-mail;Примечание',
  'ТОО «Кедр»;Алматы;kedr@example.kz;Договор 12',
  'ЖШС «?лем ??рылыс»;Астана;alem@example.kz;',
  'ИП Ахметов Серик;Шымкент;serik@example.kz;позвонить в понедельник',
  ';Караганда;noname@example.kz;',
].join('\r\n');

async function readTable(page: Page): Promise<void> {
  const buffer = Buffer.from(table);
  await page.getByLabel('Выбрать файл').setInputFiles({ name: 'Клиенты.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Проверить строки' }).waitFor();
}

/** The steps of an import: its columns, and what was checked. */
export const importStates: readonly View[] = [
  { name: 'partner-import-columns', address: '/partner/import', login: 'partner', act: readTable },
  {
    name: 'partner-import-checked',
    address: '/partner/import',
    login: 'partner',
    act: async (page) => {
      await readTable(page);
      await page.getByRole('button', { name: 'Проверить строки' }).click();
      await page.getByRole('heading', { name: 'Проверьте перед отправкой' }).waitFor();
    },
  },
];
