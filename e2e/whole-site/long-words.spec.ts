import { intercept } from '../harness/calls.ts';
import { expect, test } from '../harness/journey.ts';
import { noSidewaysScroll } from '../harness/layout.ts';
import { visit } from '../harness/visit.ts';
import { small } from './look-at.ts';

const long = 'оченьдлинноеимяфайла'.repeat(4);

for (const [what, call, links] of [
  ['a news item and the ones beside it', /\/api\/v1\/news\/[\w-]+$/, ['Новости', /закрыт|отчёт/i]],
  ['reviews and who gives them', /\/api\/v1\/reviews(?:\?|$)/, ['Отзывы']],
  ['questions and their groups', /\/api\/v1\/faq\/categories(?:\?|$)/, ['Помощь', 'Все вопросы']],
] as const)
  test(`${what}: a word longer than the line is broken, and the page is no wider than the window`, async ({ page }) => {
    await visit(page, '/login');
    await intercept(page, call, async (route) => {
      const body = await (await route.fetch()).text();
      const longer = body.replaceAll(/"(?:title|fio|quotation)":"/g, `$&${long} `);
      await route.fulfill({ contentType: 'application/json', body: longer });
    });
    const [first, ...others] = links;
    await page.getByRole('banner').getByRole('link', { name: first, exact: true }).click();
    for (const name of others) await page.getByRole('main').getByRole('link', { name }).first().click();
    await expect(page.getByRole('main')).toContainText(long);
    await page.setViewportSize(small);
    await noSidewaysScroll(page);
  });
