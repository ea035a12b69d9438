import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkConsoleGuide } from './console-guide.ts';

let tree = '';
beforeEach(async () => {
  tree = await mkdtemp(path.join(tmpdir(), 'schety-console-guide-'));
  const words = { publish: 'Опубликовать\u00a0позже', left: 'Остался %{count} код |||| Осталось %{count} кода' };
  await write('console/locales/ru/news.json', JSON.stringify(words));
  await write('docs/console/pictures/news.webp', '');
});
afterEach(() => rm(tree, { recursive: true, force: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(tree, file)), { recursive: true });
  await writeFile(path.join(tree, file), text);
}

const page = (text: string) => write('docs/console/news.md', `${text}\n\n![Новости](pictures/news.webp)\n`);

test('a page with buttons of the console, of react-admin and with numbers in them passes', async () => {
  await page('Нажмите **«Опубликовать\nпозже»**, **«Создать»**. Потом **«Осталось 3 кода»**, «что угодно».');
  expect(checkConsoleGuide(tree, ['news'])).toEqual([]);
});

test('a button that the console does not have is found with its line', async () => {
  await page('Шаг.\n\nНажмите **«Обнародовать»**.');
  expect(checkConsoleGuide(tree, ['news'])).toEqual(['docs/console/news.md:3: the console has no «Обнародовать»']);
});

test('a picture that nobody takes or shows is found', async () => {
  await page('![Другое](pictures/other.webp)');
  await write('docs/console/pictures/old.webp', '');
  expect(checkConsoleGuide(tree, ['news', 'lists'])).toEqual([
    'docs/console: no scene takes other.webp',
    'docs/console: no page shows the scene lists',
    'docs/console: «npm run guide -- lists» was not run',
    'docs/console/pictures: old.webp is left over',
  ]);
});
