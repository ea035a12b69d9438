import { expect, it } from 'vitest';
import { asWritten } from './as-written.ts';

it.each([
  ['партнер', ['Партнёр рядом'], 'партнёр'],
  ['все отчеты', ['Все отчёты', 'это всё'], 'все отчёты'],
  ['склад', ['Учёт на складе'], 'склад'],
  ['мамонтенок', ['Мамонт'], 'мамонтенок'],
])('«%s» beside %j is «%s»', (query, texts, written) => {
  expect(asWritten(query, texts)).toBe(written);
});
