import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessible.ts';
import { endSession } from '../harness/end-session.ts';
import { bounceLettersTo, letDaysPassAtPartner, makeAskedPartner, makeEnquiry } from '../harness/enquiries.ts';
import { expect, test } from '../harness/journey.ts';
import { noSidewaysScroll } from '../harness/layout.ts';
import { waitForLetter } from '../harness/letters.ts';

/** A word that no other question has. */
const unique = () => `слово${randomBytes(5).toString('hex')}`;
const addressOf = (word: string) => `${word.replace('слово', 'visitor')}@example.kz`;
const answerField = (page: Page) => page.getByRole('textbox', { name: 'Текст ответа' });
const send = (page: Page) => page.getByRole('button', { name: 'Отправить письмо' });

const open = (page: Page, id: string) => page.goto(`/console/enquiries/${id}/show`);
const listed = (filter: object) => `/console/enquiries?filter=${encodeURIComponent(JSON.stringify(filter))}`;

test('an operator finds a question, takes it and answers, and the letter arrives with the question', async ({
  page,
  people,
  enter,
  portal,
}) => {
  const word = unique();
  const text = `Сколько стоит ${word}?\n<img src=x onerror=alert(1)>`;
  const id = await makeEnquiry(portal, { name: 'Жанна <b>Ли</b>', email: addressOf(word), text });
  await enter(await people.makeStaff('operator'));
  await page.goto('/console/enquiries');
  await page.getByRole('textbox', { name: /Имя, почта, телефон/ }).fill(word);
  const row = page.getByRole('row').filter({ hasText: word });
  await expect(row).toContainText('Новое');
  await expectAccessible(page);
  await row.click();
  await expect(page.getByRole('heading', { name: new RegExp(`Вопрос №\\s${id}`), level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Жанна <b>Ли</b>' })).toBeVisible();
  await expect(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  await page.getByRole('button', { name: 'Взять себе' }).click();
  await expect(page.getByText(/^В\sработе$/)).toBeVisible();
  const assignee = page.getByRole('combobox', { name: 'Кто занимается' });
  await expect(assignee).toContainText('Ерлан Оператор');
  // The pressed button is gone.
  await expect(assignee).toBeFocused();

  await page.getByRole('textbox', { name: 'Текст заметки' }).fill('Постоянный клиент');
  await page.getByRole('button', { name: 'Добавить заметку' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Постоянный клиент' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Добавить заметку' })).toBeFocused();
  await answerField(page).fill('Здравствуйте!\nПять тысяч тенге.');
  await send(page).click();
  const answer = page.getByRole('listitem').filter({ hasText: 'Пять тысяч тенге.' });
  await expect(answer).toContainText('Ерлан Оператор');
  await expect(page.getByText('Отвечено', { exact: true })).toBeVisible();
  await expect(answerField(page)).toHaveValue('');
  await expectAccessible(page);
  const letter = await waitForLetter(portal, addressOf(word), /Ответ на\sваш вопрос/);
  expect(letter.text).toContain('Здравствуйте!\nПять тысяч тенге.');
  expect(letter.text).toContain(`> Сколько стоит ${word}?`);
  expect(letter.text).not.toContain('Постоянный клиент');
  // This portal has no mail server.
  await expect(async () => {
    await page.reload();
    await expect(answer).toContainText(/Осталось в\sпапке/, { timeout: 2_000 });
  }).toPass();
});

test('two answer at once: the second is told, sees the first answer, and keeps the text', async ({
  page,
  people,
  enter,
  portal,
  newContext,
  faults,
}) => {
  faults.expectStatus(409, '/answer');
  const word = unique();
  const id = await makeEnquiry(portal, { name: 'Дана', email: addressOf(word), text: word });
  await enter(await people.makeStaff('operator'));
  await open(page, id);
  await answerField(page).fill('Ответ оператора');

  const theirs = await newContext();
  await enter(await people.makeStaff('editor'), { context: theirs });
  const their = await theirs.newPage();
  await open(their, id);
  await answerField(their).fill('Ответ редактора');
  await send(their).click();
  await expect(their.getByRole('listitem').filter({ hasText: 'Ответ редактора' })).toBeVisible();

  await send(page).click();
  await expect(page.getByText(/Пока вы\sписали, обращение изменил кто-то другой/)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ответ редактора' })).toContainText('Сауле Редактор');
  await expect(answerField(page)).toHaveValue('Ответ оператора');
  await expectAccessible(page);
  await send(page).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ответ оператора' })).toBeVisible();
});

test('an answer is sent by itself when the session had ended and the person has signed in again', async ({
  page,
  people,
  enter,
  portal,
  faults,
}) => {
  const word = unique();
  const id = await makeEnquiry(portal, { name: 'Асель', email: addressOf(word), text: word });
  const operator = await people.makeStaff('operator');
  await enter(operator);
  await open(page, id);
  await answerField(page).fill('Долгий ответ');
  await endSession(page.context(), portal.origin, faults);
  await send(page).click();
  await page.getByLabel('Логин или почта').fill(operator.login);
  await page.getByRole('textbox', { name: 'Пароль' }).fill(operator.password);
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Долгий ответ' })).toBeVisible();
  await expect(answerField(page)).toHaveValue('');
});

test('a letter that did not arrive is shown at the question and found by a filter', async ({
  page,
  people,
  enter,
  portal,
}) => {
  const word = unique();
  const id = await makeEnquiry(portal, { name: 'Ильяс', email: addressOf(word), text: word });
  await enter(await people.makeStaff('editor'));
  await open(page, id);
  await answerField(page).fill('Ответ');
  await send(page).click();
  await waitForLetter(portal, addressOf(word), /Ответ/);
  await bounceLettersTo(portal, addressOf(word), '550 No such user');
  await page.reload();
  await expect(page.getByText(/Письмо с\sответом не\sдошло.*550 No such user/)).toBeVisible();
  await expectAccessible(page);
  await page.goto(listed({ letter: 'undelivered', q: word }));
  await expect(page.getByRole('row').filter({ hasText: word })).toContainText(/Письмо не\sдоставлено/);
});

test('a question handed to a partner that waits too long is found, the partner is reminded, and it is taken back', async ({
  page,
  people,
  enter,
  portal,
}) => {
  const word = unique();
  const mail = addressOf(word);
  const partner = `ТОО «Партнёр ${word}»`;
  await makeAskedPartner(portal, partner, mail);
  const id = await makeEnquiry(portal, { name: 'Тимур', phone: '+77011234567', text: word });
  await enter(await people.makeStaff('editor'));
  await open(page, id);
  await page.getByRole('combobox', { name: 'Партнёр' }).fill(word);
  await page.getByRole('option', { name: new RegExp(word) }).click();
  await page.getByRole('textbox', { name: /Что добавить/ }).fill('Спешит');
  // Whoever types over the chosen one has chosen none.
  const [picked, hand] = [
    page.getByRole('combobox', { name: 'Партнёр' }),
    page.getByRole('button', { name: 'Передать партнёру' }),
  ];
  await expect(hand).toBeEnabled();
  await picked.fill('Другой партнёр');
  await expect(hand).toBeDisabled();
  await page.keyboard.press('Tab');
  await expect(page.getByText(/ничего не\sнашлось/)).toBeVisible();
  await expect(picked).toHaveValue('Другой партнёр');
  await expectAccessible(page);
  // The only one that what is typed can mean is chosen by leaving it.
  await picked.fill(word);
  await page.keyboard.press('Tab');
  await expect(picked).toHaveValue(new RegExp(`^${partner}, `));
  await expect(page.getByText(/ничего не\sнашлось/)).toHaveCount(0);
  await hand.click();
  const letter = await waitForLetter(portal, mail, /^Вопрос №/);
  expect(letter.text).toContain('+7\u00a0(701)\u00a0123-45-67');
  expect(letter.text).toContain('Спешит');
  await bounceLettersTo(portal, mail, '550 No such partner');
  await page.reload();
  await expect(page.getByText(/Письмо партнёру не\sдошло.*550 No such partner/)).toBeVisible();
  await expectAccessible(page);

  await letDaysPassAtPartner(portal, id, 5);
  await page.goto(listed({ atPartner: '3', q: word }));
  await page.getByRole('row').filter({ hasText: partner }).click();
  await page.getByRole('button', { name: 'Напомнить партнёру' }).click();
  await waitForLetter(portal, mail, /^Напоминание/);
  await page.getByRole('button', { name: 'Ответить самим' }).click();
  await expect(page.getByRole('combobox', { name: 'Партнёр' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /Забрано у\sпартнёра/ })).toContainText(partner);
  await waitForLetter(portal, mail, /отвечать не\sнужно$/);
  await expectAccessible(page);
  await page.goto(listed({ atPartner: '3', q: word }));
  await expect(page.getByText(/ничего не\sподходит/)).toBeVisible();
});

test('of two operators who hand one question over the second reads what has become of it', async ({
  page,
  people,
  enter,
  portal,
  newContext,
  faults,
}) => {
  faults.expectStatus(409, '/hand');
  const [word, other] = [unique(), unique()];
  for (const name of [word, other]) await makeAskedPartner(portal, `ТОО «Партнёр ${name}»`, addressOf(name));
  const id = await makeEnquiry(portal, { name: 'Тимур', phone: '+77011234567', text: word });
  const colleague = await newContext();
  await enter(await people.makeStaff('editor'), { context: colleague });
  await enter(await people.makeStaff('editor'));
  const theirs = await colleague.newPage();
  for (const [at, partner] of [
    [page, word],
    [theirs, other],
  ] as const) {
    await open(at, id);
    await at.getByRole('combobox', { name: 'Партнёр' }).fill(partner);
    await at.getByRole('option', { name: new RegExp(partner) }).click();
  }
  await theirs.getByRole('button', { name: 'Передать партнёру' }).click();
  await expect(theirs.getByRole('button', { name: 'Ответить самим' })).toBeVisible();
  await page.getByRole('button', { name: 'Передать партнёру' }).click();
  const section = page.getByRole('region', { name: 'Ответит партнёр' });
  await expect(section.getByText(new RegExp(`Партнёр ${other}`))).toBeVisible();
  await expect(section.getByRole('alert')).toContainText(/изменил/);
  // Next to the reason, not at the top of the page.
  await expect(section.getByRole('button').first()).toBeFocused();
});

test('the file of questions has a formula as text, and spam is not in it', async ({ page, people, enter, portal }) => {
  const word = unique();
  await makeEnquiry(portal, { name: '=cmd|"/c calc"!A1', phone: '+77011234567', text: `@SUM(1) ${word}` });
  const spam = await makeEnquiry(portal, { name: 'Реклама', email: addressOf(word), text: `Купите ${word}` });
  await enter(await people.makeStaff('editor'));
  await open(page, spam);
  await page.getByRole('button', { name: 'Спам' }).click();
  await expect(page.getByRole('button', { name: /Не\sспам/ })).toBeVisible();
  await expect(answerField(page)).toHaveCount(0);
  await page.goto(listed({ q: word }));
  await expect(page.getByRole('row').filter({ hasText: word })).toHaveCount(1);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Скачать CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^schety-enquiries-.*\.csv$/);
  const saved = await readFile(await file.path(), 'utf8');
  expect(saved).toContain(`'=cmd|`);
  expect(saved).toContain(`;'@SUM(1) ${word};`);
  expect(saved).not.toContain('Реклама');
});

test('on a phone a question without an e-mail is read and answered by a call', async ({
  page,
  people,
  enter,
  portal,
  faults,
}) => {
  faults.expectStatus(400, '/answer');
  await page.setViewportSize({ width: 360, height: 720 });
  const word = unique();
  const id = await makeEnquiry(portal, { name: 'Марат', phone: '+77011234567', text: `${word} `.repeat(40) });
  await enter(await people.makeStaff('operator'));
  await page.goto(listed({ q: word }));
  await page.getByRole('link', { name: new RegExp(`№\\s${id}, Марат`) }).click();
  await expect(page.getByRole('link', { name: /\+7\s\(701\)\s123-45-67/ })).toHaveAttribute('href', 'tel:+77011234567');
  await expect(send(page)).toHaveCount(0);
  await page.getByRole('button', { name: /Записать: ответили/ }).click();
  await expect(page.getByText('Напишите ответ')).toBeVisible();
  await expectAccessible(page);
  await answerField(page).fill('Рассказали о тарифах');
  await page.getByRole('button', { name: /Записать: ответили/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Рассказали о тарифах' })).toContainText(/по\sтелефону/);
  await noSidewaysScroll(page);
});
