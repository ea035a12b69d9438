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

/** The rarest first. */
const byRarity = (concepts: readonly Concept[]) =>
  [...concepts].sort((one, other) => (one.frequency ?? 0) - (other.frequency ?? 0));

/** The parts that say more than what is added to any query, as months and years; all where none does. */
export function tellingAmong(concepts: readonly Concept[]): readonly Concept[] {
  const telling = concepts.filter(({ frequency }) => frequency !== Number.POSITIVE_INFINITY);
  return telling.length > 0 ? telling : concepts;
}

/** What a title has of a query that asks for more: its two rarest parts, of two parts the rarer. */
export const rarestOf = (concepts: readonly Concept[]): string[] =>
  byRarity(concepts)
    .slice(0, concepts.length > 2 ? 2 : 1)
    .map(anyOf);

/** What a title tells by: two of the rarest parts of a query, of two parts either. */
export function tellingOf(concepts: readonly Concept[]): string | undefined {
  const chosen = choices(byRarity(concepts).slice(0, rarest).map(anyOf), concepts.length > 2 ? 2 : 1);
  if (concepts.length === 0 || !chosen) return undefined;
  return chosen.map((some) => `(${some.join(' & ')})`).join(' | ');
}

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
