import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test('initials are the first letters of the first two words', () => {
  expect(initials('Салтанат Жумагулова')).toBe('СЖ');
  expect(initials('  әлия  қасымова оспанова')).toBe('ӘҚ');
  expect(initials('Ольга')).toBe('О');
  expect(initials('')).toBe('');
});
