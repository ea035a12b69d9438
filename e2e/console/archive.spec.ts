import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { openDatabase } from '../../server/infra/database/index.ts';
import { expectAccessible } from '../harness/accessible.ts';
import { hold } from '../harness/calls.ts';
import { expect, test as ofJourneys } from '../harness/journey.ts';
import { noSidewaysScroll } from '../harness/layout.ts';
import { type PortalPlace, startPortal } from '../harness/start-portal.ts';

/** A portal of its own: what is wiped here nobody else looks at. */
const test = ofJourneys.extend<object, { portal: PortalPlace }>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
    async ({}, use) => {
      const running = await startPortal({ name: 'archive' });
      await use(running.place);
      await running.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.describe.configure({ mode: 'default', timeout: 300_000 });

const patience = { timeout: 120_000 };
const importPart = (page: Page) => page.getByRole('region', { name: 'Загрузить архив' });

/** The pages that show every kind of content, and the calls behind the lists that scripts load. */
const publicPaths = [
  ...['/', '/solutions', '/solutions/ea', '/price', '/advantages', '/reviews', '/news', '/articles', '/faqs', '/about'],
  ...['/register/user_agreement', '/register/browse_partners', '/articles/faq_partner'],
  ...[
    '/api/v1/site/settings',
    '/api/v1/advantages?count=50',
    '/api/v1/reviews?count=20',
    '/react/dist/videoReviews.json',
  ],
];

/** What a visitor without a session is answered at every public address. */
async function readSite({ origin }: PortalPlace, more: readonly string[]): Promise<Record<string, string>> {
  const site: Record<string, string> = {};
  for (const path of [...publicPaths, ...more]) {
    const answer = await fetch(origin + path, { redirect: 'manual' });
    site[path] = `${answer.status} ${answer.headers.get('location') ?? ''}\n${await answer.text()}`;
  }
  return site;
}

/** Takes all content out of the database, but for partners, whom customers hold: these say nothing of themselves. */
async function wipe(portal: PortalPlace): Promise<void> {
  const { pool, close } = openDatabase(portal.connection, { maxConnections: 1, onIdleError: () => undefined });
  await pool.query(`truncate publications, faqs, faq_categories, solutions, solution_screens, advantages, reviews, static_pages,
    tariff_notes, tariffs, tariff_types, site_settings, media, content_versions, moved_addresses cascade`);
  await pool.query("update partners set top5 = null, published = false, description = ''");
  await pool.query("delete from content_items where kind <> 'directory'");
  await pool.query(`insert into content_items (kind, code)
    values ('pages', 'about'), ('pages', 'user-agreement'), ('site-settings', 'site'), ('operator-settings', 'operator')`);
  await pool.query('notify content_changed');
  await close();
}

/** A news item with a picture, as an editor writes it, under an address that was another before. */
async function writeNews(page: Page, { origin }: PortalPlace): Promise<string[]> {
  const ask = async (path: string, data: object | Buffer) => {
    const headers = { origin, ...(Buffer.isBuffer(data) && { 'content-type': 'application/octet-stream' }) };
    const answer = await page.context().request.post(`${origin}/service/console${path}`, { data, headers });
    expect([path, answer.status()]).toEqual([path, 200]);
    return answer.json();
  };
  const jpeg = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c02020' } })
    .jpeg()
    .toBuffer();
  const picture = await ask('/media/upload?name=Касса.jpg', jpeg);
  await ask(`/media/${picture.id}`, { version: picture.version, alt: 'Касса на прилавке' });
  const value = {
    ...{ title: 'Касса переехала', code: 'kassa-staraya', published: '2026-11-20', summary: 'Коротко' },
    text: `<p><img src="${picture.address}" alt="Касса на прилавке"></p><table><tr><td>1</td></tr></table>`,
  };
  let item = await ask('/content/news', { value });
  item = await ask(`/content/news/${item.id}/publish`, { version: item.version });
  item = await ask(`/content/news/${item.id}`, { version: item.version, value: { ...value, code: 'kassa-novaya' } });
  await ask(`/content/news/${item.id}/publish`, { version: item.version });
  return ['/news/kassa-novaya', '/news/kassa-staraya', picture.address];
}

test('export, wipe, import, same site', async ({ page, people, enter, portal, faults }) => {
  await enter(await people.makeStaff('operator'));
  const written = await writeNews(page, portal);
  await expect.poll(async () => (await readSite(portal, written))['/news'], patience).toContain('Касса переехала');
  const before = await readSite(portal, written);

  await page.goto('/console/archive');
  await expect(page.getByText(/Записей: \d+, картинок и\sвидео: 1/)).toBeVisible(patience);
  const downloading = page.waitForEvent('download', patience);
  await page.getByRole('button', { name: 'Выгрузить' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^schety-content-\d{4}-\d\d-\d\d-\d{6}\.zip$/);
  const archive = await readFile(await download.path());
  await expectAccessible(page);

  await wipe(portal);
  await expect.poll(async () => (await readSite(portal, written))['/news'], patience).not.toContain('Касса переехала');
  expect((await readSite(portal, written))['/news/kassa-novaya']).toMatch(/^404/);

  await page
    .getByLabel('Выбрать архив')
    .setInputFiles({ name: 'site.zip', mimeType: 'application/zip', buffer: archive });
  await expect(importPart(page).getByText('Архив цел')).toBeVisible(patience);
  await expect(page.getByRole('row', { name: /^Новости \d+ 0 0 0 0$/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Новые' }).click();
  await page.getByRole('button', { name: /Касса\.jpg/ }).click();
  await expect(page.getByText('Касса на прилавке')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Применить архив' }).click();
  // How far it is, the server knows: a page that is opened anew shows it.
  await page.reload();
  await expect(importPart(page).getByText(/Архив «site\.zip» применён/)).toBeVisible(patience);
  await expect.poll(() => readSite(portal, written), patience).toEqual(before);
  expect(before['/news/kassa-staraya']).toMatch(/^30[18] \/news\/kassa-novaya/);
  expect(faults.unexpected).toEqual([]);
});

test('an archive that a colleague has sent meanwhile is shown with the refusal of another, and can be cancelled', async ({
  page,
  people,
  enter,
  newContext,
  portal: { origin },
}) => {
  await enter(await people.makeStaff('operator'));
  await page.goto('/console/archive');
  const own = page.getByLabel('Выбрать архив');
  await own.waitFor({ state: 'attached' });
  const colleague = await newContext();
  await enter(await people.makeStaff('operator'), { context: colleague });
  const base = `${origin}/service/console/archive`;
  const buffer = await (await colleague.request.post(`${base}/export`, { data: {}, headers: { origin } })).body();
  const headers = { origin, 'content-type': 'application/octet-stream' };
  const sent = await colleague.request.post(`${base}/upload?name=colleague.zip`, { data: buffer, headers });
  expect(sent.status()).toBe(200);
  await own.setInputFiles({ name: 'own.zip', mimeType: 'application/zip', buffer });
  await expect(importPart(page).getByText(/другой архив, «colleague\.zip»/)).toBeVisible(patience);
  await expect(importPart(page).getByText('Архив цел')).toBeVisible(patience);
  await page.getByRole('button', { name: 'Отменить загрузку' }).click();
  await expect(importPart(page).getByText(/другой архив/)).toHaveCount(0);
  await own.setInputFiles({ name: 'own.zip', mimeType: 'application/zip', buffer });
  await expect(importPart(page).getByText('Архив цел')).toBeVisible(patience);
  await page.getByRole('button', { name: 'Отменить загрузку' }).click();
  await expect(own).toBeAttached();
});

test('whoever would leave while an archive is on its way is asked first', async ({ page, people, enter, faults }) => {
  faults.expectStatus(400, '/service/console/archive/upload');
  await enter(await people.makeStaff('operator'));
  await page.goto('/console/archive');
  const late = await hold(page, '/service/console/archive/upload');
  const buffer = Buffer.from('PK\u0003\u0004 и больше ничего');
  await page.getByLabel('Выбрать архив').setInputFiles({ name: 'slow.zip', mimeType: 'application/zip', buffer });
  await expect(importPart(page).getByRole('progressbar')).toBeVisible();
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss();
    return dialog.message();
  });
  await page.getByRole('menuitem', { name: 'Статьи' }).click();
  expect(await asked).toContain('Не\u00a0всё сохранено');
  late.letGo();
  await expect(importPart(page).getByText(/Архив «slow\.zip» не\sподошёл/)).toBeVisible(patience);
});

test('what became of the archive before does not stay under the refusal of the next', async ({
  page,
  people,
  enter,
  faults,
}) => {
  faults.expectStatus(400, '/service/console/archive/upload');
  await enter(await people.makeStaff('operator'));
  await page.goto('/console/archive');
  const own = page.getByLabel('Выбрать архив');
  const send = (name: string, words: string) =>
    own.setInputFiles({ name, mimeType: 'application/zip', buffer: Buffer.from(words) });
  await send('bad.zip', 'PK\u0003\u0004 и больше ничего');
  await expect(importPart(page).getByText(/Архив «bad\.zip» не\sподошёл/)).toBeVisible(patience);
  await send('empty.zip', '');
  await expect(importPart(page).getByRole('alert')).toHaveText(/пуст/i);
  await expect(importPart(page).getByText(/Архив «bad\.zip»/)).toHaveCount(0);
  await send('worse.zip', 'PK\u0003\u0004 и опять ничего');
  await expect(importPart(page).getByText(/Архив «worse\.zip» не\sподошёл/)).toBeVisible(patience);
  await expect(importPart(page).getByText(/пуст/i)).toHaveCount(0);
});

test('an operator sees what an archive would change, and leaves or removes what is here alone', async ({
  page,
  people,
  enter,
  portal,
}) => {
  await enter(await people.makeStaff('operator'));
  const request = page.context().request;
  const headers = { origin: portal.origin };
  const base = `${portal.origin}/service/console`;
  const archive = await (await request.post(`${base}/archive/export`, { data: {}, headers })).body();
  const value = {
    title: 'Лишняя новость',
    code: 'lishnyaya',
    published: '2026-11-21',
    summary: '',
    text: '<p>Текст</p>',
  };
  const made = await (await request.post(`${base}/content/news`, { data: { value }, headers })).json();
  await request.post(`${base}/content/news/${made.id}/publish`, { data: { version: made.version }, headers });
  const about = (await (await request.get(`${base}/content/pages?key=about`)).json()).items[0].id;
  const page0 = await (await request.get(`${base}/content/pages/${about}`)).json();
  const changed = { version: page0.version, value: { text: `${page0.value.text}<p>Правка после выгрузки</p>` } };
  const saved = await (await request.post(`${base}/content/pages/${about}`, { data: changed, headers })).json();
  await request.post(`${base}/content/pages/${about}/publish`, { data: { version: saved.version }, headers });

  await page.goto('/console/archive');
  await page
    .getByLabel('Выбрать архив')
    .setInputFiles({ name: 'half.zip', mimeType: 'application/zip', buffer: archive.subarray(0, 90_000) });
  await expect(importPart(page).getByText(/Архив «half\.zip» не\sподошёл/)).toBeVisible(patience);
  await expect(importPart(page).getByText(/повреждён или скачан не до конца/)).toBeVisible();
  await page
    .getByLabel('Выбрать архив')
    .setInputFiles({ name: 'site.zip', mimeType: 'application/zip', buffer: archive });
  await expect(importPart(page).getByText('Архив цел')).toBeVisible(patience);
  await page.getByRole('button', { name: /Страницы, about/ }).click();
  await expect(page.locator('del').filter({ hasText: 'Правка после выгрузки' })).toBeVisible();
  await page.getByRole('tab', { name: 'Только здесь', exact: true }).click();
  await expect(page.getByText('Лишняя новость')).toBeVisible();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await noSidewaysScroll(page);
  }
  await expectAccessible(page);
  await page.getByLabel(/Удалить лишнее/).check();
  await page.getByRole('button', { name: 'Применить и удалить лишнее: 1' }).click();
  await expect(importPart(page).getByText(/Архив «site\.zip» применён/)).toBeVisible(patience);
  await expect.poll(async () => (await fetch(`${portal.origin}/news/lishnyaya`)).status, patience).toBe(404);
  await expect.poll(async () => (await fetch(`${portal.origin}/about`)).text(), patience).not.toContain('Правка после');
});
