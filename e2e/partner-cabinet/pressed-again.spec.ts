import type { Page } from '@playwright/test';
import { handleFirst, intercept, loseFirstAnswer } from '../harness/calls.ts';
import { expect, test } from '../harness/journey.ts';
import { visit } from '../harness/visit.ts';

/** What is pressed again after an answer that was lost (spec: invitations.once). */
const dialog = (page: Page) => page.getByRole('dialog');
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const lost = (page: Page) => page.getByText(/Проверьте\sсвязь/);

/** A draft of the card as builds kept it that did not remember what had been sent. */
function keepFieldsAlone() {
  const [key = ''] = Object.keys(sessionStorage).filter((one) => one.startsWith('draft-card-'));
  const { userId, values } = JSON.parse(sessionStorage.getItem(key) ?? '');
  sessionStorage.setItem(key, JSON.stringify({ userId, values: values.typed }));
}

test('what a partner types after a save whose answer was lost stays over a reload, and is saved by one more press', async ({
  page,
  people,
  enter,
  faults,
}) => {
  await enter(await people.makePartner());
  await visit(page, '/partner/organization');
  const call = '/service/bl/partner/organization';
  faults.expectNoAnswer(call);
  const description = page.getByLabel('Описание');
  const save = page.getByRole('button', { name: 'Сохранить' });
  await description.fill('Внедрение');
  await page.getByLabel('Телефон', { exact: true }).fill('8 (725) 200-10-20');
  await page.getByLabel('Почта').fill('office@firma.example');
  await page.getByLabel('Город').fill('Жанаозен');
  await loseFirstAnswer(page, call);
  await save.click();
  await expect(lost(page)).toBeVisible();
  await description.fill('Внедрение и обучение');
  await page.getByRole('link', { name: 'Клиенты' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Клиенты' })).toBeVisible();
  await page.goBack();
  await expect(description).toHaveValue('Внедрение и обучение');
  await page.reload();
  await expect(description).toHaveValue('Внедрение и обучение');
  await save.click();
  await expect(page.getByText(/Карточка сохранена/)).toBeVisible();
  await page.reload();
  await expect(description).toHaveValue('Внедрение и обучение');
});

test('a card whose own save was not answered, nor read again, is saved over that save; a colleague’s is never written over', async ({
  page,
  people,
  enter,
  faults,
  newContext,
}) => {
  const partner = await people.makePartner();
  await enter(partner);
  await visit(page, '/partner/organization');
  const call = '/service/bl/partner/organization';
  faults.expectNoAnswer(call);
  faults.expectStatus(409, call);
  const description = page.getByLabel('Описание');
  const save = page.getByRole('button', { name: 'Сохранить' });
  await description.fill('Внедрение');
  await page.getByLabel('Телефон', { exact: true }).fill('8 (725) 200-10-20');
  await page.getByLabel('Почта').fill('office@firma.example');
  await page.getByLabel('Город').fill('г. Жанаозен');
  let isCut = true;
  await intercept(page, `**${call}`, async (route) => {
    if (!isCut) return route.fallback();
    if (route.request().method() === 'POST') await route.fetch();
    return route.abort('connectionreset');
  });
  await save.click();
  await expect(lost(page).first()).toBeVisible();
  await description.fill('Внедрение и обучение');
  isCut = false;
  await save.click();
  await expect(page.getByText(/Карточка сохранена/)).toBeVisible();

  const other = await newContext();
  await enter(partner, { context: other });
  const colleague = await other.newPage();
  await visit(colleague, '/partner/organization');
  await colleague.getByLabel('Город').fill('Тараз');
  await colleague.getByRole('button', { name: 'Сохранить' }).click();
  await expect(colleague.getByText(/Карточка сохранена/)).toBeVisible();
  await page.getByLabel('Город').fill('Костанай');
  for (const press of [1, 2]) {
    const refused = page.waitForResponse(`**${call}`);
    await save.click();
    expect([press, (await refused).status()]).toEqual([press, 409]);
    await expect(page.getByText(/Пока вы\sправили карточку/)).toBeVisible();
  }
  await colleague.reload();
  await expect(colleague.getByLabel('Город')).toHaveValue('Тараз');
});

test('a card whose save never arrived stays as typed over a reload, also where the page before kept it otherwise, and is saved', async ({
  page,
  people,
  enter,
  faults,
}) => {
  await enter(await people.makePartner());
  await visit(page, '/partner/organization');
  const call = '/service/bl/partner/organization';
  faults.expectNoAnswer(call);
  const description = page.getByLabel('Описание');
  const save = page.getByRole('button', { name: 'Сохранить' });
  const fromDraft = page.getByText(/В\sполях то, что вы ввели раньше/);
  await description.fill('Внедрение');
  await page.getByLabel('Телефон', { exact: true }).fill('8 (725) 200-10-20');
  await page.getByLabel('Почта').fill('office@firma.example');
  await page.getByLabel('Город').fill('Жанаозен');
  await handleFirst(page, `**${call}`, (route) => route.abort('connectionreset'), 'POST');
  await save.click();
  await expect(lost(page)).toBeVisible();
  await page.reload();
  await expect(fromDraft).toBeVisible();
  await expect(description).toHaveValue('Внедрение');
  await page.getByRole('link', { name: 'Клиенты' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Клиенты' })).toBeVisible();
  await page.evaluate(keepFieldsAlone);
  await page.goBack();
  await expect(fromDraft).toBeVisible();
  await expect(description).toHaveValue('Внедрение');
  await save.click();
  await expect(page.getByText(/Карточка сохранена/)).toBeVisible();
  await page.reload();
  await expect(description).toHaveValue('Внедрение');
  await expect(fromDraft).toHaveCount(0);
});

test('a subscription that is added again from a dialog that was closed after a lost answer is one', async ({
  page,
  people,
  enter,
  faults,
}) => {
  const customer = await people.make({ subscribers: [{ name: 'ТОО «Однажды»', subscriptions: [['Учёт', 10]] }] });
  await enter(await people.makePartner([customer]));
  await visit(page, '/partner/customers');
  await page.getByRole('link', { name: 'ТОО «Однажды»' }).click();
  const call = '/service/bl/partner/subscriptions/add';
  faults.expectNoAnswer(call);
  await loseFirstAnswer(page, call);
  const add = async () => {
    await page.getByRole('button', { name: 'Добавить подписку' }).click();
    await dialog(page).getByLabel('Тариф').selectOption({ index: 1 });
    await dialog(page).getByRole('button', { name: 'Добавить', exact: true }).click();
  };
  await add();
  await expect(row(page, 'Добавлена')).toHaveCount(1);
  await dialog(page).getByRole('button', { name: 'Отмена' }).click();
  await add();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('Подписка добавлена')).toBeVisible();
  await expect(row(page, 'Добавлена')).toHaveCount(1);
});

test('an invitation that was revoked by a press whose answer was lost is revoked by the next one', async ({
  page,
  people,
  enter,
  faults,
}) => {
  const partner = await people.makePartner();
  await enter(partner);
  await visit(page, '/partner');
  await page.getByRole('button', { name: 'Пригласить клиента' }).first().click();
  await dialog(page).getByRole('textbox', { name: 'Клиент' }).fill('ТОО «Отзыв»');
  await dialog(page).getByRole('textbox', { name: 'Почта' }).fill(`${partner.login}-back@example.kz`);
  await dialog(page).getByRole('button', { name: 'Отправить приглашение' }).click();
  const call = '/service/bl/partner/invitations/revoke';
  faults.expectNoAnswer(call);
  await loseFirstAnswer(page, call);
  await page.getByRole('button', { name: 'Действия: ТОО «Отзыв»' }).click();
  await page.getByRole('menuitem', { name: 'Отозвать' }).click();
  await dialog(page).getByLabel('Почему').fill('Ошиблись адресом');
  const revoke = dialog(page).getByRole('button', { name: 'Отозвать' });
  await revoke.click();
  await expect(lost(page)).toBeVisible();
  await revoke.click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(row(page, 'ТОО «Отзыв»')).toContainText('Отозвано');
});
