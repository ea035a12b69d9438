import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderAdvantages } from './order-advantages.ts';

const pictureOf = (number: number) => ({
  imageUrl: `/portal2/media/advantages/${String(number).padStart(2, '0')}.svg`,
});

test('advantages stand by the number in the file name of the picture, as a number', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 2000 })), (numbers) => {
      const ordered = orderAdvantages(numbers.map(pictureOf));
      expect(ordered).toEqual([...numbers].sort((one, other) => one - other).map(pictureOf));
    }),
  );
});

test('pictures without a number come last, in the order given', () => {
  const named = ['/m/b.svg', '/m/02.svg', '/2/a.svg', '/m/01.svg?v=3'].map((imageUrl) => ({ imageUrl }));
  expect(
    orderAdvantages(named)
      .map(({ imageUrl }) => imageUrl)
      .slice(-2),
  ).toEqual(['/m/b.svg', '/2/a.svg']);
});
