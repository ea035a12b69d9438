import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textStart } from './text-start.ts';

const word = fc.string({ unit: fc.constantFrom('а', 'б', 'ё', '-', ','), minLength: 1, maxLength: 12 });
const text = fc.array(word, { maxLength: 60 }).map((words) => words.join(' '));

test('a short text stays whole, a long one ends between words with an ellipsis', () => {
  fc.assert(
    fc.property(text, (given) => {
      const start = textStart(given);
      expect(start.length).toBeLessThanOrEqual(161);
      if (given.length <= 160) expect(start).toBe(given);
      else {
        expect(start).toMatch(/…$/);
        expect(given.startsWith(start.slice(0, -1))).toBe(true);
        expect(start).not.toMatch(/[\s,]…$/);
      }
    }),
  );
});
