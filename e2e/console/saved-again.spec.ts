import type { Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessible.ts';
import { loseFirstAnswer } from '../harness/calls.ts';
import { expect, test } from '../harness/journey.ts';

/** A change whose answer was lost and that is saved again blames nobody (spec: operator-console.once). */
const lost = /Нет\sсвязи\sс\sпорталом/;
const blamed = /изменил кто-то другой|тем временем изменилась/;
const save = (page: Page) => page.getByRole('button', { name: 'Сохранить' }).click();

const oddWord = () =>
  `словопотеря${Array.from({ length: 6 }, () => 'абвгдежзик'[Math.floor(Math.random() * 10)]).join('')}`;

/** Saves what is typed; the server has done it, and the answer is lost. */
async function saveInVain(page: Page, call: string) {
  await loseFirstAnswer(page, call);
  await save(page);
  await expect(page.getByText(lost).first()).toBeVisible();
}

test('a person with spaces and a phone that are stored in another way, and what was typed since', async ({
  page,
  people,
  enter,
  faults,
}) => {
  const { id } = await people.make();
  const call = `/service/console/users/${id}`;
  faults.expectNoAnswer(call);
  faults.expectStatus(409, call);
  await enter(await people.makeStaff('operator'));
  await page.goto(`/console/users/${id}`);
  const name = page.getByRole('textbox', { name: 'Имя' });
  await name.fill('  Имя   Дважды ');
  await page.getByRole('textbox', { name: 'Телефон' }).fill('8 701 555 44 33');
  await saveInVain(page, call);
  await save(page);
  await expect(page).toHaveURL(/show$/);
  await expect(page.getByRole('main')).toContainText('Имя Дважды');
  await expect(page.getByText(blamed)).toHaveCount(0);

  await page.goto(`/console/users/${id}`);
  await name.fill('Имя Трижды');
  await saveInVain(page, call);
  await name.fill('Имя Четырежды');
  await save(page);
  await expect(page.getByText(/уже сохранено, хотя ответ до\sвас не\sдошёл/).first()).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Вот что' })).toContainText('Имя: Имя Трижды');
  await expect(name).toHaveValue('Имя Четырежды');
  await expectAccessible(page);
  await save(page);
  await expect(page).toHaveURL(/show$/);
  await expect(page.getByRole('main')).toContainText('Имя Четырежды');
});

test('a person whose stored values reach a slow browser after the end of the save', async ({ page, people, enter }) => {
  const { id } = await people.make();
  await page.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = ((work: () => void, ms = 0, ...rest: []) =>
      setTimeout(work, Math.max(ms, 50), ...rest)) as typeof window.setTimeout;
  });
  await enter(await people.makeStaff('operator'));
  await page.goto(`/console/users/${id}`);
  await page.getByRole('textbox', { name: 'Имя' }).fill('  Имя   Медленно ');
  await save(page);
  await expect(page).toHaveURL(/show$/);
  await expect(page.getByRole('main')).toContainText('Имя Медленно');
  await expect(page.getByText(blamed)).toHaveCount(0);
});

test('an organisation whose partner and name are given', async ({ page, people, enter, faults }) => {
  const { subscribers } = await people.make({ subscribers: [{ name: 'ТОО «Потеря»' }] });
  const call = `/service/console/subscribers/${subscribers[0]?.id}`;
  faults.expectNoAnswer(call);
  await enter(await people.makeStaff('operator'));
  await page.goto(`/console/subscribers/${subscribers[0]?.id}`);
  await page.getByRole('textbox', { name: /Название/ }).fill('  ТОО   «Находка» ');
  await saveInVain(page, call);
  await save(page);
  await expect(page).toHaveURL(/show$/);
  await expect(page.getByRole('main')).toContainText('ТОО «Находка»');
  await expect(page.getByText(blamed)).toHaveCount(0);
});

test('a group of synonyms, new and changed', async ({ page, people, enter, faults }) => {
  faults.expectNoAnswer('/service/console/synonyms');
  const [one, two, three] = [oddWord(), oddWord(), oddWord()];
  await enter(await people.makeStaff('operator'));
  await page.goto('/console/synonyms/create');
  const terms = page.getByRole('textbox', { name: /каждое/ });
  await terms.fill(` ${one}\n\n${two}`);
  await saveInVain(page, '/service/console/synonyms');
  await save(page);
  await expect(page).toHaveURL(/\/console\/synonyms(\?|$)/);

  await page.getByRole('textbox', { name: /Поиск/ }).fill(one);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('row', { name: new RegExp(one) }).click();
  await terms.fill(`${one}\n  ${two} \n${three}\n`);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await saveInVain(page, `/service/console/synonyms/${id}`);
  await save(page);
  await expect(page).toHaveURL(/\/console\/synonyms(\?|$)/);
  await expect(page.getByText(blamed)).toHaveCount(0);

  await page.goto(`/console/synonyms/${id}`);
  await expect(terms).toHaveValue(`${one}\n${two}\n${three}`);
  const remove = async () => {
    await page.getByRole('button', { name: /Удалить\sгруппу/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  };
  faults.expectNoAnswer(`/service/console/synonyms/${id}/remove`);
  faults.expectStatus(404, `/service/console/synonyms/${id}/remove`);
  await loseFirstAnswer(page, `/service/console/synonyms/${id}/remove`);
  await remove();
  await expect(page.getByText(lost).first()).toBeVisible();
  await remove();
  await expect(page).toHaveURL(/\/console\/synonyms(\?|$)/);
});

test('the words of a letter, and its own that are given back', async ({ page, people, enter, faults }) => {
  // No journey reads the words of this letter.
  const call = '/service/console/letter-templates/joined-new';
  faults.expectNoAnswer(call);
  faults.expectStatus(409, call);
  await enter(await people.makeStaff('operator'));
  await page.goto('/console/letter-templates/joined-new');
  const subject = page.getByLabel('Тема');
  const original = await subject.inputValue();
  await subject.fill('Первая тема');
  await saveInVain(page, call);
  await save(page);
  await expect(page.getByText(/Текст сохранён/)).toBeVisible();
  await expect(page.getByText(/Пока вы\sправили/)).toHaveCount(0);

  await subject.fill('Вторая тема');
  await saveInVain(page, call);
  await subject.fill('Третья тема');
  await save(page);
  await expect(page.getByText(/уже сохранено, хотя ответ до\sвас не\sдошёл/).first()).toBeVisible();
  await expect(subject).toHaveValue('Третья тема');
  await save(page);
  await expect(page.getByText(/Пока вы\sправили/)).toHaveCount(0);
  await page.reload();
  await expect(subject).toHaveValue('Третья тема');

  await subject.fill('Не сохранено');
  await loseFirstAnswer(page, `${call}/restore`);
  const restore = async () => {
    await page.getByRole('button', { name: /Вернуть исходный текст/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /Вернуть исходный текст/ }).click();
    await expect(dialog).toHaveCount(0);
  };
  await restore();
  await expect(page.getByText(lost).first()).toBeVisible();
  await restore();
  await expect(subject).toHaveValue(original);
  await expect(page.getByText(/Пока вы\sправили/)).toHaveCount(0);
});
