import type { Page } from '@playwright/test';
import { answer, calls, failure, handleFirst, hold } from '../harness/calls.ts';
import { expect, test } from '../harness/journey.ts';
import { alive, userMenu, visit } from '../harness/visit.ts';

const main = (page: Page) => page.getByRole('main');
const names = (page: Page) => main(page).getByRole('heading', { level: 2 });
const card = (page: Page, name: string) => main(page).getByRole('listitem').filter({ hasText: name });

const three = {
  subscribers: [
    {
      name: 'ТОО «Ромашка»',
      applications: [
        ['zup', 'Зарплата'],
        ['ea', 'Архив'],
        ['ea', 'Основная'],
      ],
    },
  ],
} as const;

test('a newcomer sees «Нет приложений» and the way to add the first', async ({ page, people, enter }) => {
  await enter(await people.make());
  await visit(page, '/my');
  await expect(main(page)).toContainText('Нет приложений');
  await expect(page.getByRole('button', { name: 'Фильтр приложений' })).toHaveCount(0);
  await main(page).getByRole('link', { name: 'Добавить приложение' }).click();
  await expect(page).toHaveURL('/solutions');
});

test('a partner’s own person without an organisation is led to the cabinet', async ({ page, people, enter }) => {
  await enter(await people.makePartner());
  await visit(page, '/my');
  await expect(main(page)).toContainText(/Вы\sработаете в\sкабинете партнёра/);
});

test('while the list is on its way the page says «Загрузка...»', async ({ page, people, enter }) => {
  await enter(await people.make(three));
  const call = await hold(page, calls.applications);
  await visit(page, '/my');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Мои приложения');
  await expect(main(page)).toContainText('Загрузка...');
  await expect(main(page)).not.toContainText('Нет приложений');
  call.letGo();
  await expect(names(page)).toHaveText(['Основная', 'Архив', 'Зарплата']);
  await expect(main(page)).not.toContainText('Загрузка...');
});

test('a list that the server fails is told in its words, and «Повторить» brings it', async ({
  page,
  people,
  enter,
  faults,
}) => {
  await enter(await people.make(three));
  faults.expectStatus(503, calls.applications);
  await answer(page, calls.applications, failure(503, 'Сервис ненадолго недоступен.'), 'real');
  await visit(page, '/my');
  await expect(page.getByRole('alert')).toContainText('Ошибка загрузки данных: Сервис ненадолго недоступен');
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(names(page)).toHaveText(['Основная', 'Архив', 'Зарплата']);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('without a network the list says so at once', async ({ page, people, enter, faults }) => {
  await enter(await people.make(three));
  faults.expectNoAnswer(calls.applications);
  await handleFirst(page, /get\/applications/, (route) => route.abort('internetdisconnected'));
  await visit(page, '/my');
  await expect(page.getByRole('alert')).toContainText('Ошибка загрузки данных: нет связи с сервером');
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(names(page)).toHaveCount(3);
});

test('a list already shown stays when the network goes, and the note goes when it is back', async ({
  page,
  context,
  people,
  enter,
  faults,
}) => {
  const applications = [['ea', 'Готовится', 'preparation']] as const;
  await enter(await people.make({ subscribers: [{ name: 'ТОО «Ромашка»', applications }] }));
  faults.expectNoAnswer(calls.applications);
  const subscriptions = page.waitForResponse((answer) => answer.url().endsWith(calls.subscriptions));
  await visit(page, '/my');
  await subscriptions;
  await expect(names(page)).toHaveText(['Готовится']);
  await context.setOffline(true);
  await expect(page.getByRole('alert')).toContainText('Нет связи с интернетом. Показано загруженное раньше.');
  await expect(names(page)).toHaveText(['Готовится']);
  await context.setOffline(false);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the count is in good Russian', async ({ page, people, enter }) => {
  for (const [count, words] of [
    [1, '1 приложение'],
    [2, '2 приложения'],
    [5, '5 приложений'],
    [21, '21 приложение'],
  ] as const) {
    const applications = Array.from({ length: count }, (_, place) => ['ea', `База ${place}`] as const);
    await enter(await people.make({ subscribers: [{ name: 'ТОО «Ромашка»', applications }] }));
    await visit(page, '/my');
    await expect(main(page).getByText(words, { exact: true })).toBeVisible();
    // An open page would notice the next person's sign-in and ask for everything anew, amid the change of cookies.
    await page.goto('about:blank');
  }
});

test('the filter counts by kind, stands in the address, and is there after a reload and after Back', async ({
  page,
  people,
  enter,
}) => {
  await enter(await people.make(three));
  await visit(page, '/my');
  const button = page.getByRole('button', { name: 'Фильтр приложений' });
  await button.click();
  const kinds = page.getByRole('group', { name: 'Показать приложения' });
  await expect(kinds.getByRole('checkbox')).toHaveCount(2);
  await expect(kinds).toContainText(/Бухгалтерия для бизнеса\s*2/);
  await expect(kinds).toContainText(/Зарплата и кадры для бизнеса\s*1/);
  await kinds.getByRole('checkbox', { name: 'Бухгалтерия для бизнеса' }).check();
  await expect(page).toHaveURL('/my?type=ea');
  await expect(names(page)).toHaveText(['Основная', 'Архив']);
  await expect(main(page)).toContainText('Показано 2 из 3');
  await page.reload();
  await alive(page);
  await expect(names(page)).toHaveText(['Основная', 'Архив']);
  await card(page, 'Основная').getByRole('button', { name: 'Действия: Основная' }).click();
  await page.getByRole('menuitem', { name: 'Подробнее' }).click();
  await expect(page).toHaveURL('/solutions/ea');
  await page.goBack();
  await expect(page).toHaveURL('/my?type=ea');
  await expect(names(page)).toHaveText(['Основная', 'Архив']);
  await button.click();
  await page.getByRole('button', { name: 'Сбросить фильтр' }).click();
  await expect(page).toHaveURL('/my');
  await expect(names(page)).toHaveCount(3);
});

test('an address with kinds the person has none of shows everything', async ({ page, people, enter }) => {
  await enter(await people.make(three));
  await visit(page, '/my?type=apteka,%3Cscript%3E&page=-7');
  await expect(names(page)).toHaveCount(3);
});

test('more applications than the browser holds come by pages, and the filter asks the server', async ({
  page,
  people,
  enter,
}) => {
  const applications = Array.from({ length: 520 }, (_, place) => [place % 13 ? 'ea' : 'zup', `База ${place}`] as const);
  await enter(await people.make({ subscribers: [{ name: 'ТОО «Сеть»', applications }] }));
  await visit(page, '/my');
  await expect(main(page)).toContainText('520 приложений');
  await expect(names(page)).toHaveCount(50);
  await expect(names(page).first()).toHaveText('База 519');
  const pages = page.getByRole('navigation', { name: 'Страницы списка приложений' });
  await pages.getByRole('link', { name: 'Следующая страница' }).click();
  await expect(page).toHaveURL('/my?page=2');
  await expect(names(page).first()).toHaveText('База 469');
  await page.goBack();
  await expect(names(page).first()).toHaveText('База 519');
  await page.getByRole('button', { name: 'Фильтр приложений' }).click();
  await page.getByRole('checkbox', { name: 'Зарплата и кадры для бизнеса' }).check();
  await expect(page).toHaveURL('/my?type=zup');
  await expect(names(page)).toHaveCount(40);
  await expect(pages).toHaveCount(0);
});

test('an application in preparation becomes ready by itself', async ({ page, people, enter }) => {
  await enter(await people.make());
  await visit(page, '/my');
  const added = await page.evaluate(async () => {
    const body = JSON.stringify({ code: 'ea', name: 'Свежая база', run: false });
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/service/bl/application/add', { method: 'POST', headers, body })).status;
  });
  expect(added).toBe(200);
  await page.reload();
  await expect(card(page, 'Свежая база')).toContainText('Готовится.');
  await expect(card(page, 'Свежая база').getByRole('link', { name: 'Запустить' })).toBeVisible();
  await expect(card(page, 'Свежая база')).not.toContainText('Готовится.');
});

test('an application that the platform could not prepare says what to do', async ({ page, people, enter }) => {
  await enter(
    await people.make({ subscribers: [{ name: 'ТОО «Ромашка»', applications: [['ea', 'Неудачная', 'error']] }] }),
  );
  await visit(page, '/my');
  await expect(card(page, 'Неудачная')).toContainText('Не создано');
  await expect(card(page, 'Неудачная').getByRole('link', { name: 'Написать в поддержку' })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  await expect(card(page, 'Неудачная').getByRole('link', { name: 'Запустить' })).toHaveCount(0);
});

test('the screens of an application open from its menu', async ({ page, people, enter }) => {
  await enter(await people.make(three));
  await visit(page, '/my');
  await page.getByRole('button', { name: 'Действия: Зарплата' }).click();
  await page.getByRole('menuitem', { name: 'Экраны приложений' }).click();
  const viewer = page.getByRole('dialog', { name: 'Зарплата и кадры для бизнеса' });
  await expect(viewer).toContainText('1 / 6');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Действия: Зарплата' })).toBeFocused();
});

test('a card of a solution that was taken off the site is launched and renamed, and leads to no page of it', async ({
  page,
  people,
  enter,
}) => {
  await enter(await people.make(three));
  await page.route('**/api/v1/solutions?*', async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as { content: { code: string }[] };
    const content = list.content.filter(({ code }) => code !== 'zup');
    await route.fulfill({ response, json: { ...list, content } });
  });
  const known = page.waitForResponse(/\/api\/v1\/solutions\?/);
  await visit(page, '/my');
  await known;
  await expect(card(page, 'Зарплата').getByRole('link', { name: /Запустить/ })).toBeVisible();
  await page.getByRole('button', { name: 'Действия: Зарплата' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Переименовать', /Скопировать ссылку/]);
});

test('a person of two subscribers sees whose each application is', async ({ page, people, enter }) => {
  const person = await people.make({
    subscribers: [
      { name: 'ТОО «Первая»', applications: [['ea', 'База первой']] },
      { name: 'ТОО «Вторая»', applications: [['ea', 'База второй']] },
    ],
  });
  await enter(person);
  await visit(page, '/my');
  await expect(userMenu(page, person.name)).toBeVisible();
  await expect(card(page, 'База первой')).toContainText('ТОО «Первая»');
  await expect(card(page, 'База второй')).toContainText('ТОО «Вторая»');
});
