import { expect, test } from 'vitest';
import { nameOfTariff } from './tariff-names.ts';

const names = new Set(['Бухгалтерия, 1\u00a0место', 'Магазин', 'Склад', 'Склад+', '+']);

test.each([
  ['Магазин', 'Магазин'],
  [' магазин ', 'Магазин'],
  ['«Магазин»', 'Магазин'],
  ['Бухгалтерия 1 место', 'Бухгалтерия, 1\u00a0место'],
  ['склад+', 'Склад+'],
  ['склад', 'Склад'],
  ['«Склад»', undefined],
  ['Бухгалтерия', undefined],
  ['-', undefined],
])('a tariff written as %s', (written, named) => {
  expect(nameOfTariff(written, names)).toBe(named);
});
