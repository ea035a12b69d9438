import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CallFailure } from '../calls/call-failure.ts';
import { askedPage, pageNumberOf } from './page-number.ts';

test('an address without a page is the first', () => {
  expect(pageNumberOf(new URLSearchParams(''))).toBe(1);
});

test('any page number is read as it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999 }), (page) => {
      expect(askedPage(new URLSearchParams({ page: String(page) }))).toBe(page);
    }),
  );
});

test.each(['', '0', '-1', '01', '1.5', 'x', '1e3', ' 1', '1000000', '٣'])('page=%j is no page', (page) => {
  const search = new URLSearchParams({ page });
  expect(pageNumberOf(search)).toBeUndefined();
  expect(() => askedPage(search)).toThrow(CallFailure);
});
