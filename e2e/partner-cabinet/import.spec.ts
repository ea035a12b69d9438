import type { Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessible.ts';
import { expect, test } from '../harness/journey.ts';
import { noSidewaysScroll } from '../harness/layout.ts';
import { waitForLetter } from '../harness/letters.ts';
import { visit } from '../harness/visit.ts';

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const chooseFile = (page: Page, name: string, content: string | Buffer) =>
  page.getByLabel('Выбрать файл').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });

test('a partner invites by a file: bad rows say why, the rest are invited by one press', async ({
  page,
  people,
  enter,
  portal,
  faults,
}) => {
  faults.expectStatus(400, '/service/bl/partner/imports/read');
  const partner = await people.makePartner();
  const [first, second] = ['first', 'second'].map((name) => `${partner.login}-${name}@example.kz`);
  await enter(partner);
  await visit(page, '/partner');
  await page.getByRole('link', { name: 'Пригласить списком' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Приглашения списком');
  await page.setViewportSize({ width: 320, height: 256 });
  await noSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await chooseFile(page, 'клиенты.xls', '<html><table><tr><td>Клиент</td></tr></table></html>');
  await expect(page.getByRole('alert')).toContainText('клиенты.xls. Это веб-страница (HTML), а не CSV');
  await expectAccessible(page);
  const rows = [`${first};ТОО «Ёлка»`, `${second};ТОО «Сосна»`, `noname@example.kz;`, `${first};ТОО «Дубль»`];
  await chooseFile(page, 'клиенты.csv', `Для писем;Кто\r\n${rows.join('\r\n')}`);
  await expect(page.getByLabel('Прочитано как')).toHaveValue('utf-8');
  await expect(page.getByLabel('Почта')).toHaveValue('0');
  await page.getByLabel('Клиент').selectOption('');
  await page.getByRole('button', { name: 'Проверить строки' }).click();
  await expect(page.getByLabel('Клиент')).toHaveAccessibleDescription(
    'Выберите столбец с\u00a0именем или названием клиента',
  );
  await page.getByLabel('Клиент').selectOption('Кто');
  await page.getByLabel('Прочитано как').selectOption('Windows-1251');
  await expect(row(page, first ?? '')).toContainText('Рў');
  await page.getByLabel('Прочитано как').selectOption('UTF-8');
  await expect(row(page, first ?? '')).toContainText('ТОО «Ёлка»');
  await expectAccessible(page);
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await noSidewaysScroll(page);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Проверить строки' }).click();
  await expect(page.getByRole('main')).toContainText('В файле «клиенты.csv» 4 строки');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(row(page, 'noname@example.kz')).toContainText('Укажите имя');
  await expect(row(page, 'ТОО «Дубль»')).toContainText('Эта почта уже есть в строке 2');
  await page.getByRole('link', { name: 'Без ошибок 2' }).click();
  await expect(row(page, 'ТОО «Сосна»')).toContainText('Пробный период');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await noSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await page.getByRole('button', { name: 'Пригласить 2' }).click();
  await expect(page.getByRole('heading', { name: 'Приглашено 2 клиента' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const letter = await waitForLetter(portal, second ?? '', /приглашает вас/);
  expect(letter.links.some((link) => link.includes('/register/invite_code#code='))).toBe(true);
  await page.getByRole('link', { name: 'К приглашениям' }).click();
  await expect(row(page, 'ТОО «Ёлка»')).toContainText('Ждёт регистрации');
});

test('a partner writes to two customers after a look at the letter', async ({ page, people, enter, portal }) => {
  const [one, other] = [
    await people.make({ subscribers: [{ name: 'ТОО «Ёлка»' }] }),
    await people.make({ subscribers: [{ name: 'ТОО «Сосна»' }] }),
  ];
  await enter(await people.makePartner([one, other]));
  await visit(page, '/partner/customers');
  await page.getByRole('checkbox', { name: 'Выбрать: ТОО «Ёлка»' }).check();
  await expect(page.getByRole('main')).toContainText('Выбран 1 клиент');
  await page.getByRole('checkbox', { name: 'Выбрать всех на странице' }).check();
  await page.getByRole('button', { name: 'Написать письмо' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Тема' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Посмотреть письмо' }).click();
  await expect(dialog).toContainText('Напишите тему');
  await dialog.getByRole('textbox', { name: 'Тема' }).fill('Срок сдачи');
  await dialog.getByRole('textbox', { name: 'Текст' }).fill('Здравствуйте!\n\nСрок <b>перенесён</b>.');
  await dialog.getByRole('button', { name: 'Посмотреть письмо' }).click();
  await expect(dialog.getByRole('article')).toContainText('Срок <b>перенесён</b>.');
  await expectAccessible(page);
  // One press that closes it takes nothing of what was written away.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Написать письмо' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Тема' })).toHaveValue('Срок сдачи');
  await dialog.getByRole('button', { name: 'Посмотреть письмо' }).click();
  await dialog.getByRole('button', { name: 'Отправить' }).click();
  await expect(page.getByText('2 письма отправляются')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'Выбрать всех на странице' })).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'Выбрать всех на странице' }).check();
  await page.getByRole('button', { name: 'Написать письмо' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Тема' }), 'gone when sent').toHaveValue('');
  for (const person of [one, other]) {
    const letter = await waitForLetter(portal, `${person.login}@example.kz`, /^Срок сдачи$/);
    expect(letter.text).toContain('Срок <b>перенесён</b>.');
  }
});
