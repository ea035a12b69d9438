import type { Page } from '@playwright/test';
import { handleFirst, hold, intercept, loseFirstAnswer } from '../harness/calls.ts';
import { expect, test } from '../harness/journey.ts';
import { visit } from '../harness/visit.ts';

/** What is pressed again after an answer that was lost (spec: invitations.once). */
const dialog = (page: Page) => page.getByRole('dialog');
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const lost = (page: Page) => page.getByText(/Проверьте\sсвязь/);

/** Makes the draft of the card one of the builds that kept it by the version, and the fields alone. */
function keepAsBefore() {
  const [key = ''] = Object.keys(sessionStorage).filter((one) => one.startsWith('draft-card-'));
  const { userId, values } = JSON.parse(sessionStorage.getItem(key) ?? '');
  sessionStorage.setItem(`draft-card-${values.over.version}`, JSON.stringify({ userId, values: values.typed }));
  sessionStorage.removeItem(key);
}

const call = '/service/bl/partner/organization';
const description = (page: Page) => page.getByLabel('Описание');
const save = (page: Page) => page.getByRole('button', { name: 'Сохранить' });
const saved = (page: Page) => page.getByText(/Карточка сохранена/).first();
const fromDraft = (page: Page) => page.getByText(/В\sполях то, что вы ввели раньше/);

async function fillInCard(page: Page, city = 'Жанаозен') {
  await visit(page, '/partner/organization');
  await description(page).fill('Внедрение');
  await page.getByLabel('Телефон', { exact: true }).fill('8 (725) 200-10-20');
  await page.getByLabel('Почта').fill('office@firma.example');
  await page.getByLabel('Город').fill(city);
}

async function leaveAndReturn(page: Page, meanwhile?: () => Promise<unknown>) {
  await page.getByRole('link', { name: 'Клиенты' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Клиенты' })).toBeVisible();
  await meanwhile?.();
  await page.goBack();
  await expect(description(page)).toBeVisible();
}

test('what a partner types after a save whose answer was lost stays over a reload, and is saved by one more press', async ({
  page,
  people,
  enter,
  faults,
}) => {
  await enter(await people.makePartner());
  faults.expectNoAnswer(call);
  await fillInCard(page);
  await loseFirstAnswer(page, call);
  await save(page).click();
  await expect(lost(page)).toBeVisible();
  await description(page).fill('Внедрение и обучение');
  await leaveAndReturn(page);
  await expect(description(page)).toHaveValue('Внедрение и обучение');
  await page.reload();
  await expect(description(page)).toHaveValue('Внедрение и обучение');
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(description(page)).toHaveValue('Внедрение и обучение');
  await expect(fromDraft(page)).toHaveCount(0);
});

for (const city of ['г. алматы', 'Қостанай']) {
  test(`a card with the city «${city}» that was saved without an answer is not called unsaved, and is changed further`, async ({
    page,
    people,
    enter,
    faults,
    newContext,
  }) => {
    const partner = await people.makePartner();
    await enter(partner);
    faults.expectNoAnswer(call);
    faults.expectStatus(409, call);
    await fillInCard(page, city);
    let isCut = true;
    await intercept(page, `**${call}`, async (route) => {
      if (!isCut) return route.fallback();
      if (route.request().method() === 'POST') await route.fetch();
      return route.abort('connectionreset');
    });
    await save(page).click();
    await expect(lost(page).first()).toBeVisible();
    isCut = false;
    await page.reload();
    await expect(description(page)).toHaveValue('Внедрение');
    await expect(fromDraft(page)).toHaveCount(0);
    await leaveAndReturn(page);
    await expect(fromDraft(page)).toHaveCount(0);
    isCut = true;
    await description(page).fill('Внедрение и обучение');
    await save(page).click();
    await expect(lost(page).first()).toBeVisible();
    isCut = false;
    await description(page).fill('Внедрение, обучение и сопровождение');
    await save(page).click();
    await expect(saved(page)).toBeVisible();

    const other = await newContext();
    await enter(partner, { context: other });
    const colleague = await other.newPage();
    await visit(colleague, '/partner/organization');
    await expect(description(colleague)).toHaveValue('Внедрение, обучение и сопровождение');
    await colleague.getByLabel('Город').fill('Тараз');
    await save(colleague).click();
    await expect(saved(colleague)).toBeVisible();
    await page.getByLabel('Город').fill('Костанай');
    for (const press of [1, 2]) {
      const refused = page.waitForResponse((one) => one.url().endsWith(call) && one.request().method() === 'POST');
      await save(page).click();
      expect([press, (await refused).status()]).toEqual([press, 409]);
      await expect(page.getByText(/Пока вы\sправили карточку/)).toBeVisible();
    }
    await colleague.reload();
    await expect(colleague.getByLabel('Город')).toHaveValue('Тараз');
  });
}

test('a card whose save was answered after the page had been left is not called unsaved, and what was given up does not come back', async ({
  page,
  people,
  enter,
}) => {
  await enter(await people.makePartner());
  await fillInCard(page, 'г. алматы');
  const { letGo } = await hold(page, call);
  await save(page).click();
  await leaveAndReturn(page, async () => {
    letGo();
    await expect(saved(page)).toBeVisible();
  });
  await expect(description(page)).toHaveValue('Внедрение');
  await expect(fromDraft(page)).toHaveCount(0);
  await description(page).fill('Внедрение и обучение');
  await leaveAndReturn(page);
  await expect(fromDraft(page)).toBeVisible();
  await description(page).fill('Внедрение');
  await leaveAndReturn(page);
  await expect(fromDraft(page)).toHaveCount(0);
  await expect(description(page)).toHaveValue('Внедрение');
});

test('a card whose save was answered and not read again keeps what is typed on, and one that a colleague has changed is shown so on return', async ({
  page,
  people,
  enter,
  faults,
  newContext,
}) => {
  const partner = await people.makePartner();
  await enter(partner);
  faults.expectNoAnswer(call);
  await fillInCard(page, 'г. алматы');
  let isCut = true;
  await intercept(page, `**${call}`, (route) =>
    isCut && route.request().method() === 'GET' ? route.abort('connectionreset') : route.fallback(),
  );
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await description(page).fill('Внедрение и обучение');
  await leaveAndReturn(page, async () => {
    isCut = false;
  });
  for (let time = 0; time < 2; time += 1) {
    await expect(fromDraft(page)).toBeVisible();
    await expect(description(page)).toHaveValue('Внедрение и обучение');
    await leaveAndReturn(page);
  }
  await description(page).fill('Внедрение');
  await leaveAndReturn(page);
  await expect(page.getByLabel('Город')).toHaveValue('Алматы');
  await expect(fromDraft(page)).toHaveCount(0);

  const other = await newContext();
  await enter(partner, { context: other });
  const colleague = await other.newPage();
  await visit(colleague, '/partner/organization');
  await expect(colleague.getByLabel('Город')).toHaveValue('Алматы');
  await leaveAndReturn(page, async () => {
    await colleague.getByLabel('Город').fill('Тараз');
    await save(colleague).click();
    await expect(saved(colleague)).toBeVisible();
  });
  await expect(page.getByLabel('Город')).toHaveValue('Тараз');
});

test('a card whose save never arrived stays as typed over a reload, also where the page before kept it otherwise, and is saved', async ({
  page,
  people,
  enter,
  faults,
}) => {
  await enter(await people.makePartner());
  faults.expectNoAnswer(call);
  await fillInCard(page);
  await handleFirst(page, `**${call}`, (route) => route.abort('connectionreset'), 'POST');
  await save(page).click();
  await expect(lost(page)).toBeVisible();
  await page.reload();
  await expect(fromDraft(page)).toBeVisible();
  await expect(description(page)).toHaveValue('Внедрение');
  await leaveAndReturn(page, () => page.evaluate(keepAsBefore));
  await expect(fromDraft(page)).toBeVisible();
  await expect(description(page)).toHaveValue('Внедрение');
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(description(page)).toHaveValue('Внедрение');
  await expect(fromDraft(page)).toHaveCount(0);
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
  const adding = '/service/bl/partner/subscriptions/add';
  faults.expectNoAnswer(adding);
  await loseFirstAnswer(page, adding);
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
  const revoking = '/service/bl/partner/invitations/revoke';
  faults.expectNoAnswer(revoking);
  await loseFirstAnswer(page, revoking);
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
