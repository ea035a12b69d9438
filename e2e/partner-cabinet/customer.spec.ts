import type { Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessible.ts';
import { loseFirstAnswer } from '../harness/calls.ts';
import { dayInAlmaty } from '../harness/dates.ts';
import { expect, test } from '../harness/journey.ts';
import { noSidewaysScroll } from '../harness/layout.ts';
import { visit } from '../harness/visit.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('a partner extends what has closed by the keyboard alone, and the customer launches at once', async ({
  page,
  people,
  enter,
  newContext,
}) => {
  const customer = await people.make({
    subscribers: [{ name: 'ТОО «Ёлка»', subscriptions: [['Бухгалтерия', -60]], applications: [['ea', 'Учёт']] }],
  });
  const partner = await people.makePartner([customer]);
  const own = await (await newContext()).newPage();
  await enter(customer, { context: own.context() });
  await visit(own, '/my');
  await expect(own.getByRole('main')).toContainText('Доступ закрыт');
  await expect(own.getByRole('main')).toContainText(partner.partner);

  await enter(partner);
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, '/partner/customers');
  await expect(page.getByRole('main')).toContainText(`Бухгалтерия, закончилась ${dayInAlmaty(-60)}`);
  await page.getByRole('link', { name: 'ТОО «Ёлка»' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ТОО «Ёлка»');
  await expect(page).toHaveTitle('ТОО «Ёлка» — Счёты');
  await expect(page.getByRole('main')).toContainText('Доступ закрыт с');
  await expect(page.getByRole('main')).toContainText('Изменений ещё не было.');
  await noSidewaysScroll(page);
  await page.getByRole('button', { name: 'Действия: Бухгалтерия' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Продлить' }).press('Enter');
  await expect(dialog(page).getByLabel('На сколько')).toBeFocused();
  await expect(dialog(page)).toContainText(`Бухгалтерия, закончилась ${dayInAlmaty(-60)}`);
  await expect(dialog(page)).toContainText('Доступ открыт по');
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText('Доступ закрыт с');
  await expect(page.getByRole('main')).toContainText(/Доступ открыт по\s.+\sвключительно\./);
  await expect(row(page, 'Продлена')).toContainText(partner.name);
  await expectAccessible(page);

  await own.reload();
  await expect(own.getByRole('main')).not.toContainText('Доступ закрыт');
  const opening = own.waitForEvent('popup');
  await own.getByRole('link', { name: 'Запустить Учёт' }).click();
  await expect(await opening).toHaveURL(/\/a\/ea\/\d+$/);
});

test('a subscription is added with its days and closed with a reason; what is wrong is told by its field', async ({
  page,
  people,
  enter,
}) => {
  const customer = await people.make({ subscribers: [{ name: 'ТОО «Сосна»' }] });
  await enter(await people.makePartner([customer]));
  await visit(page, '/partner/customers');
  await page.getByRole('link', { name: 'ТОО «Сосна»' }).click();
  await expect(page.getByRole('main')).toContainText('Доступ открыт: подписок нет.');
  await page.getByRole('button', { name: 'Добавить подписку' }).click();
  await dialog(page).getByLabel('Количество').fill('0');
  await dialog(page).getByLabel('Последний день').fill('2020-01-01');
  await dialog(page).getByRole('button', { name: 'Добавить' }).click();
  await expect(dialog(page).getByLabel('Тариф')).toBeFocused();
  await expect(dialog(page)).toContainText('Укажите целое число от 1 до 1000');
  await expect(dialog(page)).toContainText('Последний день раньше первого');
  await expectAccessible(page);
  await dialog(page).getByLabel('Тариф').selectOption('Маркировка');
  await dialog(page).getByLabel('Количество').fill('3');
  await dialog(page).getByRole('checkbox', { name: 'Бессрочно' }).check();
  await expect(dialog(page)).toContainText('Доступ не закроется, пока есть бессрочная подписка.');
  await dialog(page).getByRole('button', { name: 'Добавить' }).click();
  const marking = page.getByRole('row', { name: /^Маркировка\sКоличество: 3/ });
  await expect(marking).toContainText('бессрочно');
  await expect(page.getByRole('main')).toContainText('Доступ не закроется, пока есть бессрочная подписка.');
  await page.getByRole('button', { name: 'Действия: Маркировка' }).click();
  await expect(page.getByRole('menuitem', { name: 'Продлить' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Завершить' }).click();
  await expect(dialog(page)).toContainText(`Доступ открыт по ${dayInAlmaty(45)} включительно.`);
  await dialog(page).getByLabel('Почему').fill('Договор расторгнут');
  await dialog(page).getByRole('button', { name: 'Завершить подписку' }).click();
  await expect(marking).toContainText('Завершается');
  await expect(page.getByRole('main')).toContainText(`Доступ открыт по ${dayInAlmaty(45)} включительно.`);
  await expect(row(page, 'Договор расторгнут')).toContainText('Завершена');
});

test('a partner changes its own card, and the directory shows it at once', async ({ page, people, enter }) => {
  const partner = await people.makePartner([], { published: true });
  await visit(page, '/register/browse_partners?name=надёжный');
  await enter(partner);
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, '/partner/organization');
  await noSidewaysScroll(page);
  await page.getByLabel('Сайт').fill('не сайт');
  await page.getByLabel('Телефон', { exact: true }).fill('');
  await page.getByLabel('Почта').fill('');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByLabel('Телефон', { exact: true })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('Укажите адрес сайта, например firma.kz');
  await expectAccessible(page);
  await page.getByLabel('Город').fill('жанаозен');
  await page.getByLabel('Телефон', { exact: true }).fill('8 (725) 200-10-20, вн. 3');
  await page.getByLabel('Сайт').fill('nadezhny.example');
  await page.getByLabel('Описание').fill('Внедрение\nОбучение');
  await page.getByRole('button', { name: 'Сохранить' }).press('Enter');
  await expect(page.getByText('Карточка сохранена')).toBeVisible();
  await expect(page.getByRole('listitem').getByText(/Внедрение/)).toHaveText('Внедрение\nОбучение', {
    useInnerText: true,
  });
  const visitor = page.context().request;
  await expect
    .poll(async () => (await visitor.get('/register/browse_partners?city=Жанаозен')).text())
    .toContain(partner.partner);
  const shown = await (await visitor.get('/register/browse_partners?city=Жанаозен')).text();
  expect(shown.replaceAll('\u00a0', ' ')).toContain('+7 (725) 200-10-20, вн. 3');
});

test('an extension whose answer is lost is confirmed when it is asked for again, and made once', async ({
  page,
  people,
  enter,
  faults,
}) => {
  const customer = await people.make({
    subscribers: [{ name: 'ТОО «Обрыв»', subscriptions: [['Бухгалтерия', 10]] }],
  });
  await enter(await people.makePartner([customer]));
  await visit(page, '/partner/customers');
  await page.getByRole('link', { name: 'ТОО «Обрыв»' }).click();
  await page.getByRole('button', { name: 'Действия: Бухгалтерия' }).click();
  await page.getByRole('menuitem', { name: 'Продлить' }).click();
  const call = '/service/bl/partner/subscriptions/extend';
  faults.expectNoAnswer(call);
  await loseFirstAnswer(page, call);
  const send = dialog(page).getByRole('button', { name: 'Продлить' });
  const [promised = ''] = /по\s\d+\s\p{L}+\s\d{4}\sг\./u.exec(
    (await dialog(page)
      .getByText(/Подписка будет действовать/)
      .textContent()) ?? '',
  ) ?? [''];
  await send.click();
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await expect(row(page, 'Продлена')).toHaveCount(1);
  // The dialog goes on to speak of what it asks for.
  await expect(dialog(page)).toContainText(promised);
  await send.click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: promised })).toBeVisible();
  await expect(row(page, 'Продлена')).toHaveCount(1);
});

test('a subscription that was added although the answer was lost is told of before another is added', async ({
  page,
  people,
  enter,
  faults,
}) => {
  const customer = await people.make({ subscribers: [{ name: 'ТОО «Двойное»', subscriptions: [['Учёт', 10]] }] });
  await enter(await people.makePartner([customer]));
  await visit(page, '/partner/customers');
  await page.getByRole('link', { name: 'ТОО «Двойное»' }).click();
  await page.getByRole('button', { name: 'Добавить подписку' }).click();
  const call = '/service/bl/partner/subscriptions/add';
  faults.expectNoAnswer(call);
  faults.expectStatus(409, call);
  await loseFirstAnswer(page, call);
  await dialog(page).getByLabel('Тариф').selectOption({ index: 1 });
  const send = dialog(page).getByRole('button', { name: 'Добавить', exact: true });
  await send.click();
  await expect(row(page, 'Добавлена')).toHaveCount(1);
  await dialog(page).getByLabel('Количество').fill('2');
  await send.click();
  await expect(dialog(page).getByText(/Первое нажатие уже сделало своё/)).toBeVisible();
  await send.click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(row(page, 'Добавлена')).toHaveCount(2);
});
