import { expect, test } from 'vitest';
import { solutionPath, startLink } from './start-link.ts';

test('an entry of the catalogue leads to its page by its code', () => {
  const item = { code: 'rtl3', type: 'retail', startUrl: 'https://start.example/retail' };
  expect(startLink(item)).toEqual({ href: '/solutions/rtl3', newTab: false });
});

test.each([null, ''])('an item with a type and the code %j opens its own address in a new tab', (code) => {
  const item = { code, type: 'retail', startUrl: 'https://start.example/retail' };
  expect(startLink(item)).toEqual({ href: 'https://start.example/retail', newTab: true });
  expect(solutionPath(item)).toBe('/solutions/retail');
});

test('without an address of its own it leads to the page of its type', () => {
  expect(startLink({ code: null, type: 'retail', startUrl: null })).toEqual({
    href: '/solutions/retail',
    newTab: false,
  });
});
