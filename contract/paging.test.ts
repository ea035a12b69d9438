import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { pageFigures, pagingQuery } from './paging.ts';

const query = z.object(pagingQuery(20));
const messageOf = (value: unknown) => query.safeParse(value).error?.issues[0]?.message;

describe('page and count', () => {
  test('are the first page and the usual count unless given', () => {
    expect(query.parse({})).toEqual({ page: 1, count: 20 });
  });

  test.each([
    [
      { page: '1', count: '1' },
      { page: 1, count: 1 },
    ],
    [
      { page: '1000000', count: '100' },
      { page: 1_000_000, count: 100 },
    ],
    [
      { page: 3, count: 50 },
      { page: 3, count: 50 },
    ],
  ])('%j is understood', (given, meant) => {
    expect(query.parse(given)).toEqual(meant);
  });

  test.each([
    '0',
    '-1',
    '1e9',
    'abc',
    '',
    ' 1',
    '1 ',
    '+1',
    '01',
    '1.5',
    '0x10',
    '１',
    '9'.repeat(10),
    'NaN',
    ['1', '2'],
    null,
    true,
    {},
    1.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ])('page=%j is refused', (page) => {
    expect(messageOf({ page })).toBe('Должно быть целое число от 1.');
  });

  test.each([0, -1])('the number %d is refused', (count) => {
    expect(query.safeParse({ count }).success).toBe(false);
  });

  test('beyond the bounds the words say which', () => {
    expect(messageOf({ count: '101' })).toBe('За один раз можно получить не больше 100 записей.');
    expect(messageOf({ page: '1000001' })).toBe('Слишком большой номер страницы.');
  });

  test('every whole number within the bounds passes as digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 100 }), (page, count) => {
        expect(query.parse({ page: String(page), count: String(count) })).toEqual({ page, count });
      }),
    );
  });
});

describe('the figures of a page', () => {
  test.each([
    [0, 0],
    [1, 1],
    [20, 1],
    [21, 2],
    [57, 3],
  ])('%d elements make %d pages of 20', (totalElements, totalPages) => {
    expect(pageFigures(2, 20, totalElements)).toEqual({ page: 2, count: 20, totalPages, totalElements });
  });

  test('the pages hold all elements, and one page less would not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.nat(1_000_000), (count, totalElements) => {
        const { totalPages } = pageFigures(1, count, totalElements);
        expect(totalPages * count).toBeGreaterThanOrEqual(totalElements);
        expect(Math.max(0, totalPages - 1) * count).toBeLessThanOrEqual(Math.max(0, totalElements - 1));
      }),
    );
  });
});
