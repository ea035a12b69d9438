import { anyOf, type Concept } from './concepts.ts';

// The most combinations of a query's parts that are tried, and of how many parts.
const mostChoices = 20;
const mostCombined = 6;
// Of more parts the rarest are asked for: each asks the index again for all that may stand for it.
const rarest = 4;

/**
 * The queries to try when no document has all the parts: one part fewer each time while the combinations are few, then
 * any part.
 */
export function mostOf(concepts: readonly Concept[]): string[] {
  if (concepts.length > mostCombined) return [byRarity(concepts).slice(0, rarest).map(anyOf).join(' | ')];
  const parts = concepts.map(anyOf);
  const asked: string[] = [];
  for (let size = parts.length - 1; size >= 1; size -= 1) {
    const chosen = choices(parts, size);
    if (chosen) asked.push(chosen.map((some) => `(${some.join(' & ')})`).join(' | '));
  }
  return asked;
}

/** The rarest first; of how many documents names are, is not known. */
const byRarity = (concepts: readonly Concept[]) =>
  [...concepts].sort(
    (one, other) => (one.documents ?? Number.MAX_SAFE_INTEGER) - (other.documents ?? Number.MAX_SAFE_INTEGER),
  );

function choices(parts: readonly string[], size: number): string[][] | undefined {
  let some: string[][] = [[]];
  let grown: { last: number; chosen: string[] }[] = [{ last: -1, chosen: [] }];
  for (let step = 0; step < size; step += 1) {
    grown = grown.flatMap(({ last, chosen }) =>
      parts
        .slice(last + 1, parts.length - (size - step) + 1)
        .map((part, index) => ({ last: last + 1 + index, chosen: [...chosen, part] })),
    );
    if (grown.length > mostChoices) return undefined;
    some = grown.map(({ chosen }) => chosen);
  }
  return some;
}
