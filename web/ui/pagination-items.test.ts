import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PaginationItem, paginationItems } from './pagination-items.ts';

function drawn(items: readonly PaginationItem[], screen: 'wide' | 'narrow'): string {
  const other = screen === 'wide' ? 'narrow' : 'wide';
  const shown = items.filter((item) => item.on !== other);
  return shown.map((item) => (item.kind === 'gap' ? '…' : item.page)).join(' ');
}

describe('the numbers of a pager', () => {
  test.each([
    [1, 1, '1', '1'],
    [2, 5, '1 2 3 4 5', '1 2 3 4 5'],
    [1, 9, '1 2 3 4 5 6 7 8 9', '1 2 3 … 9'],
    [1, 10, '1 2 3 4 5 6 7 … 10', '1 2 3 … 10'],
    [5, 10, '1 2 3 4 5 6 7 … 10', '1 … 5 … 10'],
    [6, 10, '1 … 4 5 6 7 8 9 10', '1 … 6 … 10'],
    [17, 42, '1 … 15 16 17 18 19 … 42', '1 … 17 … 42'],
    [42, 42, '1 … 36 37 38 39 40 41 42', '1 … 40 41 42'],
  ])('page %i of %i', (page, total, wide, narrow) => {
    const items = paginationItems(page, total);
    expect(drawn(items, 'wide')).toBe(wide);
    expect(drawn(items, 'narrow')).toBe(narrow);
  });

  test('any page: bounded, in order, with the ends and the page itself, a gap exactly where pages are missing', () => {
    const pages = fc
      .integer({ min: 1, max: 500 })
      .chain((total) => fc.tuple(fc.integer({ min: 1, max: total }), fc.constant(total)));
    fc.assert(
      fc.property(pages, fc.constantFrom('wide' as const, 'narrow' as const), ([page, total], screen) => {
        const words = drawn(paginationItems(page, total), screen).split(' ');
        const numbers = words.filter((word) => word !== '…').map(Number);
        expect(words.length).toBeLessThanOrEqual(screen === 'wide' ? 9 : 5);
        expect(numbers).toContain(page);
        expect([numbers[0], numbers.at(-1)]).toEqual([1, total]);
        words.forEach((word, index) => {
          if (index === 0) return;
          const before = words[index - 1];
          if (word === '…') expect(Number(words[index + 1]) - Number(before)).toBeGreaterThan(1);
          else if (before !== '…') expect(Number(word) - Number(before)).toBe(1);
        });
      }),
    );
  });
});
