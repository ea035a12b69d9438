/** What dependency-cruiser knows of one file. */
export interface CruisedFile {
  readonly source: string;
  readonly dependencies: readonly { readonly resolved: string }[];
}

const featureOf = (file: string) => /^(?:server\/modules|web\/features)\/[^/]+(?=\/)/.exec(file)?.[0];

/**
 * Features that import each other in a circle, types included, each as a line for every import that takes part: whoever
 * changes one of them has to read them all. Features meet in one direction.
 */
export function findFeatureCircles(files: readonly CruisedFile[]): string[] {
  const imports = files
    .filter(({ source }) => !/\.test\.tsx?$/.test(source))
    .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ from: source, to: resolved })))
    .flatMap(({ from, to }) => {
      const [one, other] = [featureOf(from), featureOf(to)];
      return one && other && one !== other ? [{ from, to, one, other }] : [];
    });
  const reachable = reachableFrom(imports);
  return imports
    .filter(({ one, other }) => reachable(other).has(one))
    .map(({ from, to }) => `${from} → ${to}: Features import each other in a circle (no-feature-circles)`);
}

/** All features that a feature needs, however far away. */
function reachableFrom(edges: readonly { one: string; other: string }[]): (feature: string) => ReadonlySet<string> {
  const next = Map.groupBy(edges, ({ one }) => one);
  const known = new Map<string, Set<string>>();
  return (feature) => {
    const seen = known.get(feature) ?? new Set<string>();
    known.set(feature, seen);
    const waiting = seen.size > 0 ? [] : [feature];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop())
      for (const { other } of next.get(at) ?? []) {
        if (seen.has(other)) continue;
        seen.add(other);
        waiting.push(other);
      }
    return seen;
  };
}
