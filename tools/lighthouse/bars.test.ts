import { expect, test } from 'vitest';
import { barsOf, medianOf, missed } from './bars.ts';

const bars = barsOf('/news');

test('the median of the runs is taken figure by figure', () => {
  const runs = [
    { ...bars, performance: 99, tbtMs: 300 },
    { ...bars, performance: 80, tbtMs: 10 },
    { ...bars, performance: 100, tbtMs: 20 },
  ];
  expect(medianOf(runs)).toEqual({ ...bars, performance: 99, tbtMs: 20 });
});

test('a figure on its bar is good enough, one beyond it or absent is not', () => {
  expect(missed(bars, bars)).toEqual([]);
  expect(missed({ ...bars, performance: 96, lcpMs: 1_201 }, bars)).toEqual(['performance', 'lcpMs']);
  expect(missed({ ...bars, seo: Number.NaN, cls: Number.NaN }, bars)).toEqual(['seo', 'cls']);
});

test('the home page has a tenth of a second more for its largest picture', () => {
  expect(barsOf('/')).toEqual({ ...bars, lcpMs: 1_300 });
});
