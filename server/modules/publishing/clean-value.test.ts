import { expect, it } from 'vitest';
import { cleanValue } from './clean-value.ts';

it('keeps as one paragraph what visitors see as one, and as lines what they see as lines', () => {
  const typed = 'Первая строка \n\nвторая\r\nтретья';
  expect(cleanValue('reviews', { quotation: typed, text: typed }, [])).toMatchObject({
    quotation: 'Первая строка вторая третья',
    text: 'Первая строка\n\nвторая\nтретья',
  });
});
