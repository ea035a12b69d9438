import { expect, test } from 'vitest';
import { clockTime } from './clock-time.ts';

test.each([
  [84, '1:24'],
  [9.4, '0:09'],
  [59.6, '1:00'],
  [600, '10:00'],
])('%s seconds are %s', (seconds, text) => {
  expect(clockTime(seconds)).toBe(text);
});
