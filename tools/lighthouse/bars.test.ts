import { expect, test } from 'vitest';
import { bars, medianOf, missed } from './bars.ts';

test('the middle of the runs is taken figure by figure', () => {
  const runs = [
    { ...bars, performance: 99, tbtMs: 300 },
    { ...bars, performance: 80, tbtMs: 10 },
    { ...bars, performance: 100, tbtMs: 20 },
  ];
  expect(medianOf(runs)).toEqual({ ...bars, performance: 99, tbtMs: 20 });
});

test('a figure on its bar is good enough, one beyond it or absent is not', () => {
  expect(missed(bars)).toEqual([]);
  expect(missed({ ...bars, performance: 97, lcpMs: 1_201 })).toEqual(['performance', 'lcpMs']);
  expect(missed({ ...bars, seo: Number.NaN, cls: Number.NaN })).toEqual(['seo', 'cls']);
});
