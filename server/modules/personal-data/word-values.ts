import { actionInWords } from '../../../contract/audit.words.ts';
import { formatDay } from '../../../contract/day-words.ts';
import type { Exported } from './export.store.ts';

type Words = Readonly<Record<string, string>>;

const roles: Words = {
  subscriber: 'пользователь портала',
  partner: 'сотрудник партнёра',
  operator: 'оператор',
  editor: 'редактор',
};
const memberRoles: Words = { owner: 'владелец', administrator: 'администратор', user: 'пользователь' };
const consents: Words = { agreement: 'пользовательское соглашение', news: 'новости по\u00a0почте' };
const letterStates: Words = {
  queued: 'в\u00a0очереди',
  sending: 'отправляется',
  sent: 'отправлено',
  dead: 'не\u00a0доставлено',
};
const topics: Words = { reminders: 'напоминания о\u00a0подписках', digest: 'итоги недели' };
const changes: Words = { added: 'оформлена', extended: 'продлена', closed: 'завершена', corrected: 'исправлена' };
const questionStates: Words = { new: 'новое', work: 'в\u00a0работе', answered: 'отвечено', spam: 'спам' };

/** An edition that has no name of its own is told by the day on which the text of the agreement was saved. */
const editionInWords = (edition: string) =>
  /^\d{4}-\d\d-\d\d$/.test(edition) ? `текст соглашения, сохранённый ${formatDay(edition)}` : edition;

const from = (words: Words) => (value: string) => words[value] ?? value;

/** How a value of a section's column reads; all others stand as they are. */
const readings: Readonly<Record<string, Readonly<Record<string, (value: string) => string>>>> = {
  'Учётная запись': { Роли: from(roles) },
  Организации: { Роль: from(memberRoles) },
  Согласия: { Вид: from(consents), Редакция: editionInWords },
  'Отказы от писем': { 'Вид писем': from(topics) },
  Письма: { Состояние: from(letterStates) },
  'Обращения в работе': { Состояние: from(questionStates) },
  'Изменения подписок': { Что: from(changes) },
  'Журнал действий': { Что: actionInWords },
  'Действия с учётной записью': { Что: actionInWords },
  'Изменения данных о человеке': { Что: actionInWords },
};

function wordValue(read: (value: string) => string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => wordValue(read, one));
  return typeof value === 'string' ? read(value) : value;
}

function wordRow(heading: string, row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(row).map(([name, value]) => {
    const read = readings[heading]?.[name];
    return [name, read ? wordValue(read, value) : value];
  });
  return Object.fromEntries(entries);
}

/** The export with the portal's own codes in words, as the person reads it. */
export function wordValues(data: Exported): Exported {
  const sections = Object.entries(data).map(([heading, value]) => [
    heading,
    Array.isArray(value) ? value.map((row) => wordRow(heading, row)) : wordRow(heading, value as object as never),
  ]);
  return Object.fromEntries(sections);
}
