import { sumOf } from './stand-tables.ts';

/** The axis of a chart: 0 … top in equal steps of 1, 2, 2.5 or 5 × 10ⁿ, so that the labels are round. */
export function axisTicks(greatest: number, wantedSteps = 4): number[] {
  if (greatest <= 0) return [0, 1];
  const rough = greatest / wantedSteps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((one) => one * power >= rough) ?? 10) * power;
  const count = Math.ceil(greatest / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}

/** Whole percents of the parts that always make 100 (the largest remainders are rounded up). */
export function sharePercents(values: readonly number[]): number[] {
  const all = sumOf(
    values.map((value) => [value]),
    0,
  );
  if (all <= 0) return values.map(() => 0);
  const exact = values.map((value) => (value / all) * 100);
  const floors = exact.map(Math.floor);
  const missing = 100 - floors.reduce((sum, one) => sum + one, 0);
  const byRemainder = exact
    .map((one, index) => ({ index, rest: one - Math.floor(one) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  const raised = new Set(byRemainder.slice(0, missing).map((one) => one.index));
  return floors.map((one, index) => (raised.has(index) ? one + 1 : one));
}
