import { randomBytes } from 'node:crypto';
import { hold, loseFirstAnswer } from '../harness/calls.ts';
import { expect, test } from '../harness/journey.ts';
import { writeNews } from '../harness/news.ts';

const unique = () => randomBytes(4).toString('hex');

test('what is said of a press takes the place of what was said of the one before', async ({
  page,
  people,
  enter,
  faults,
}) => {
  await enter(await people.makeStaff('editor'));
  await writeNews(page, { title: 'Новая', code: `skazano-${unique()}`, text: 'Начало' });
  await page.keyboard.press('Control+s');
  const saved = page.getByText('Черновик сохранён');
  // What the pointer rests on does not go by itself.
  await saved.hover();
  await expect(page).toHaveURL(/\/news\/[0-9a-f-]{36}$/);
  const call = new URL(page.url()).pathname.replace('/console/', '/service/console/content/');
  faults.expectNoAnswer(call);
  await loseFirstAnswer(page, call);
  await page.getByRole('textbox', { name: 'Заголовок' }).fill('Новая и дополненная');
  await page.keyboard.press('Control+s');
  const lost = page.getByText(/Нет\sсвязи\sс\sпорталом/);
  await expect(lost).toBeVisible();
  await expect(saved).toHaveCount(0);
  await lost.hover();
  await page.keyboard.press('Control+s');
  await expect(saved).toBeVisible();
  await expect(lost).toHaveCount(0);
});

test('who removes a record by the keyboard stays where the button was', async ({ page, people, enter }) => {
  await enter(await people.makeStaff('editor'));
  await writeNews(page, { title: 'Лишняя', code: `lishnyaya-${unique()}`, text: 'Начало' });
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: 'Ещё' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Удалить' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Ещё' })).toHaveCount(0);
  await expect(page.getByRole('main').locator(':focus')).toHaveText('История');
});

test('who saves a letter or gives it its own words back by the keyboard stays there, and types nothing in vain', async ({
  page,
  people,
  enter,
}) => {
  await enter(await people.makeStaff('operator'));
  // No journey reads the words of this letter.
  await page.goto('/console/letter-templates/digest');
  const subject = page.getByRole('textbox', { name: 'Тема' });
  const own = await subject.inputValue();
  await subject.fill('Другая тема');
  await page.getByRole('button', { name: 'Сохранить' }).press('Enter');
  await expect(page.getByText(/Текст сохранён/)).toBeVisible();
  const restore = page.getByRole('button', { name: /Вернуть исходный текст/ });
  await expect(restore).toBeFocused();

  const { letGo } = await hold(page, '/service/console/letter-templates/digest/restore');
  const asked = page.waitForRequest(/\/restore$/);
  await restore.press('Enter');
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: /Вернуть исходный текст/ }).press('Enter');
  await asked;
  await page.keyboard.press('Escape');
  await expect(question.getByRole('button', { name: /Вернуть исходный текст/ })).toBeDisabled();
  letGo();
  await expect(question).toHaveCount(0);
  await expect(subject).toHaveValue(own);
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('with the keyboard alone a screen is gone on with where it begins, behind the menu', async ({
  page,
  people,
  enter,
}) => {
  const person = await people.make({ name: 'Клавиша Быстрая' });
  await enter(await people.makeStaff('operator'));
  await page.goto(`/console/users?filter=${encodeURIComponent(JSON.stringify({ q: person.login }))}`);
  await page
    .getByRole('row', { name: /Клавиша/ })
    .getByRole('link')
    .first()
    .press('Enter');
  await expect(page).toHaveURL(/\/show$/);
  await expect(page.getByRole('button', { name: 'Сменить роли' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('#main-content :focus')).toHaveCount(1);
});

for (const [wish, durations] of [
  ['reduce', /^0s$/],
  ['no-preference', /0\.\d+s/],
] as const) {
  test(`the menu of the person unfolds as the system asks for: motion «${wish}»`, async ({
    people,
    newContext,
    enter,
  }) => {
    const context = await newContext({ reducedMotion: wish });
    const page = await context.newPage();
    const operator = await people.makeStaff('operator');
    await enter(operator, { context });
    await page.goto('/console');
    await page.getByRole('button', { name: operator.name, exact: true }).click();
    const menu = page.locator('.MuiPopover-paper').filter({ has: page.getByRole('menuitem', { name: 'Выйти' }) });
    await expect(menu).toHaveCSS('transition-duration', durations);
  });
}
