import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mayMove, type SliderStops, slideAt } from './slider-rules.ts';

const none: SliderStops = {
  paused: false,
  hovered: false,
  focused: false,
  held: false,
  unseen: false,
  still: false,
};

describe('a slider', () => {
  test('moves by itself when nothing is against it', () => {
    expect(mayMove(2, none)).toBe(true);
  });

  test.each(Object.keys(none))('stands when it is %s', (stop) => {
    expect(mayMove(7, { ...none, [stop]: true })).toBe(false);
  });

  test.each([0, 1])('with %s places has nowhere to go', (places) => {
    expect(mayMove(places, none)).toBe(false);
  });
});

describe('the place of a scrolled row', () => {
  const starts = [0, 300, 600, 900];

  test.each([
    [0, 0],
    [140, 0],
    [160, 1],
    [610, 2],
    [5000, 3],
    [-20, 0],
  ])('%s px is slide %s', (scrolledPx, index) => {
    expect(slideAt(scrolledPx, starts)).toBe(index);
  });

  test('is the first of a row without slides', () => {
    expect(slideAt(50, [])).toBe(0);
  });

  test('is no further from its start than any other', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.array(fc.nat(5000), { minLength: 1 }), (scrolledPx, some) => {
        const distance = Math.abs((some[slideAt(scrolledPx, some)] ?? Number.NaN) - scrolledPx);
        expect(some.every((start) => distance <= Math.abs(start - scrolledPx))).toBe(true);
      }),
    );
  });
});
