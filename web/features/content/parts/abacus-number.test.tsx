import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AbacusNumber } from './abacus-number.tsx';

const beadsIn = (html: string, name: string) =>
  new RegExp(`class="[^"]*${name}[^"]*" d="([^"]*)"`).exec(html)?.[1]?.match(/M/g)?.length ?? 0;

test('ten beads lie on each of five rods, as many counted as the digits say', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999 }), (number) => {
      const html = renderToStaticMarkup(<AbacusNumber value={String(number)} />);
      const digits = Array.from(String(number), Number).reduce((sum, digit) => sum + digit, 0);
      expect(beadsIn(html, 'counted')).toBe(digits);
      expect(beadsIn(html, 'counted') + beadsIn(html, 'waiting')).toBe(50);
    }),
  );
});

test('what is no number has no abacus', () => {
  expect(renderToStaticMarkup(<AbacusNumber value="99 %" />)).toBe('');
});
