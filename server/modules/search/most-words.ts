// The most combinations of a query's parts that are tried.
const mostChoices = 60;

/**
 * The queries to try when no document has all the parts: one part fewer each time while the combinations are few, then
 * any part.
 */
export function mostOf(parts: readonly string[]): string[] {
  const asked: string[] = [];
  for (let size = parts.length - 1; size >= 1; size -= 1) {
    const chosen = choices(parts, size);
    if (chosen) asked.push(chosen.map((some) => `(${some.join(' & ')})`).join(' | '));
  }
  return asked;
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
