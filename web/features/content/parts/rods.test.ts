import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rodsOf } from './rods.ts';

test.each([
  ['18 000', [1, 8, 0, 0, 0]],
  ['18\u00a0000', [1, 8, 0, 0, 0]],
  ['426', [0, 0, 4, 2, 6]],
  ['0', [0, 0, 0, 0, 0]],
])('%s stands on the rods', (value, rods) => {
  expect(rodsOf(value)).toEqual(rods);
});

test.each(['', '100 000', '99 %', '-5', '1,5', 'много'])('«%s» cannot be shown', (value) => {
  expect(rodsOf(value)).toBeNull();
});

test('the rods read the very number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999 }), (number) => {
      const rods = rodsOf(number.toLocaleString('ru-RU')) ?? [];
      expect(rods).toHaveLength(5);
      expect(Number(rods.join(''))).toBe(number);
    }),
  );
});
