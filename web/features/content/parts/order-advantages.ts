import type { Advantage } from '../../../../contract/content-advantages.ts';

/** The number in the file name of the picture, `…/07.svg`; pictures without one come last. */
export function numberOf({ imageUrl }: Pick<Advantage, 'imageUrl'>): number {
  const [, digits] = /(\d+)[^/\d]*$/.exec(imageUrl) ?? [];
  return digits === undefined ? Number.POSITIVE_INFINITY : Number(digits);
}

/** Advantages in the order of their pictures' numbers (spec: content.advantage). */
export function orderAdvantages<Item extends Pick<Advantage, 'imageUrl'>>(advantages: readonly Item[]): Item[] {
  return advantages.toSorted((one, other) => {
    const [first, second] = [numberOf(one), numberOf(other)];
    return first === second ? 0 : first - second;
  });
}
