import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Announcement } from '../../contract/announcements.ts';
import { allowingScript } from '../../server/pages/security-headers.ts';
import type * as Renderer from '../../web/entry-server.tsx';
import { expectAccessible } from '../harness/accessible.ts';
import { expect, test } from '../harness/journey.ts';
import { noSidewaysScroll } from '../harness/layout.ts';
import { visit } from '../harness/visit.ts';

const build = (await import(new URL('../../dist/server/entry-server.js', import.meta.url).href)) as typeof Renderer;

const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name });
/** So many hours from now, as a field of a day and time has it, in Almaty. */
const inHours = (hours: number) =>
  new Date(Date.now() + hours * 3_600_000)
    .toLocaleString('sv-SE', { timeZone: 'Asia/Almaty' })
    .slice(0, 16)
    .replace(' ', 'T');
const region = (page: Page, title: string) => page.getByRole('region', { name: new RegExp(title) });

test('an operator announces works to partners, who see it at once, dismiss it, and see it again when its text changes', async ({
  page,
  people,
  enter,
  newContext,
  faults,
}) => {
  faults.expectStatus(400, '/service/console/announcements');
  const title = `Обновляем кабинет ${Date.now()}`;
  const [partner, subscriber] = [await people.makePartner(), await people.make()];
  const [ofPartner, ofSubscriber] = [await newContext(), await newContext()];
  await enter(partner, { context: ofPartner });
  await enter(subscriber, { context: ofSubscriber });
  const theirs = await ofPartner.newPage();
  await enter(await people.makeStaff('operator'));

  await page.goto('/console/announcements/create');
  await field(page, /Заголовок/).fill(title);
  await page.getByRole('combobox', { name: /Кому/ }).click();
  await page.getByRole('option', { name: 'Партнёрам' }).click();
  await field(page, /^Ссылка/).fill('javascript:alert(1)');
  await page.getByLabel(/^Конец/).fill(inHours(1));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText(/Ссылка\sведёт\sна\sстраницу\sсайта/).first()).toBeVisible();
  await field(page, /^Ссылка/).fill('/news');

  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Предпросмотр' }).click(),
  ]);
  await expect(region(preview, title)).toBeVisible();
  await expect(preview.getByText(/этого\sещё\sнет\sна\sсайте/)).toBeVisible();
  await preview.close();

  await page.getByRole('button', { name: 'Сохранить' }).click();
  const row = page.getByRole('row', { name: new RegExp(title) });
  await expect(row).toContainText('На');
  await expectAccessible(page);

  await visit(theirs, '/');
  await expect(region(theirs, title).getByRole('link', { name: /Подробнее/ })).toHaveAttribute('href', '/news');
  await expectAccessible(theirs);
  const other = await ofSubscriber.newPage();
  await visit(other, '/');
  await expect(region(other, title)).toHaveCount(0);

  const dismissed = theirs.waitForResponse(/announcements\/dismiss/);
  await region(theirs, title)
    .getByRole('button', { name: /Скрыть/ })
    .press('Enter');
  await expect(region(theirs, title)).toHaveCount(0);
  await expect(theirs.locator('main')).toBeFocused();
  await dismissed;
  await visit(theirs, '/help');
  await expect(theirs.getByRole('button', { name: /Меню\sпользователя/ })).toBeVisible();
  await expect(region(theirs, title)).toHaveCount(0);

  await row.click();
  await field(page, /^Текст/).fill('Начнём на час позже.');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(row).toBeVisible();
  await visit(theirs, '/help');
  await expect(region(theirs, title)).toContainText('на час позже');

  await row.click();
  await field(page, /^Текст/).fill('Набрано и не сохранено');
  await page.getByRole('button', { name: /Снять\sс\sсайта/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Снять\sс\sсайта/ })
    .click();
  await expect(page.getByText(/Объявление\sснято/)).toBeVisible();
  await expect(page.getByRole('button', { name: /Снять\sс\sсайта/ })).toHaveCount(0);
  await expect(field(page, /^Текст/)).toHaveValue('Набрано и не сохранено');
  await visit(theirs, '/help');
  await expect(region(theirs, title)).toHaveCount(0);
  await page.getByRole('button', { name: 'Удалить' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(row).toHaveCount(0);
});

/** The sheet of the announcements, by the build's manifest. */
async function ownSheet(): Promise<string> {
  const manifest = await readFile(new URL('../../dist/client/.vite/manifest.json', import.meta.url), 'utf8');
  const { css = [] } = (JSON.parse(manifest) as Record<string, { css?: string[] }>)[build.announcementsFile] ?? {};
  return css.map((file) => `<link rel="stylesheet" href="/${file}">`).join('');
}

/** Puts announcements into the pages of this browser alone, as the server puts them into everybody's. */
async function announce(page: Page, items: readonly Announcement[]) {
  const html = build.renderAnnouncements(items);
  const styles = await ownSheet();
  await page.route(/\/(about|help)$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('</head><body>', () => `${styles}</head><body>${html}`);
    await route.fulfill({ response: answer, body, headers: allowingScript(answer.headers(), build.dismissedScript) });
  });
}

const announcement = (mark: string, title: string, audience: Announcement['audience']): Announcement => ({
  mark,
  kind: 'works',
  audience,
  title,
  text: 'С 22:00 до 23:00 вход закрыт, приложения работают.',
  link: '/news',
  linkText: '',
  dismissible: true,
  endsAt: new Date(Date.now() + 3_600_000).toISOString(),
});

test('a visitor dismisses an announcement by keyboard, and it stays away from this browser until its text changes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await announce(page, [
    announcement('901.1', 'Обновление в субботу', 'all'),
    announcement('902.1', 'Для новых', 'visitors'),
  ]);
  await visit(page, '/about');
  await expectAccessible(page);
  await noSidewaysScroll(page);
  await region(page, 'Обновление в субботу')
    .getByRole('button', { name: /Скрыть/ })
    .press('Enter');
  await expect(region(page, 'Обновление в субботу')).toBeHidden();
  await expect(region(page, 'Для новых')).toBeVisible();
  await visit(page, '/help');
  await expect(region(page, 'Для новых')).toBeVisible();
  await expect(region(page, 'Обновление в субботу')).toBeHidden();
  await page.unrouteAll();
  await announce(page, [announcement('901.2', 'Обновление в воскресенье', 'all')]);
  await visit(page, '/about');
  await expect(region(page, 'Обновление в воскресенье')).toBeVisible();
});

test('what is for visitors is hidden from a signed-in person, and what one person hid is there for the next', async ({
  page,
  people,
  enter,
}) => {
  await announce(page, [announcement('901.1', 'Всем сразу', 'all'), announcement('902.1', 'Для новых', 'visitors')]);
  await enter(await people.make());
  await visit(page, '/about');
  await expect(region(page, 'Для новых')).toBeHidden();
  const sent = page.waitForRequest(/announcements\/dismiss/);
  await region(page, 'Всем сразу')
    .getByRole('button', { name: /Скрыть/ })
    .click();
  expect((await sent).postDataJSON()).toEqual({ mark: '901.1' });
  await visit(page, '/help');
  await expect(region(page, 'Всем сразу')).toBeHidden();
  // The page still asks for the first person's questions.
  await page.goto('about:blank');
  await enter(await people.make());
  await visit(page, '/help');
  await expect(region(page, 'Всем сразу')).toBeVisible();
});
