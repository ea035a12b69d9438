import { expect, it } from 'vitest';
import { secondsUntilNext } from './deliver-mail.ts';

it('waits a minute first, then twice as long each time, six hours at most', () => {
  const waits = Array.from({ length: 10 }, (_, failed) => secondsUntilNext(failed + 1) / 60);
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360]);
});
