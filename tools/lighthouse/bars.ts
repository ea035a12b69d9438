/** What a page showed in one run; scores out of 100, times in milliseconds. */
export interface Figures {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly lcpMs: number;
  readonly cls: number;
  readonly tbtMs: number;
}

/** The bars of every page but the home page, whose largest element is a picture. */
const barsOfMost: Figures = {
  performance: 97,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcpMs: 1_200,
  cls: 0.01,
  tbtMs: 120,
};

/** The bars of a page, by its address below the base path. */
export function barsOf(address: string): Figures {
  return address === '/' ? { ...barsOfMost, lcpMs: 1_300 } : barsOfMost;
}

const scores = ['performance', 'accessibility', 'bestPractices', 'seo'] as const;
const most = ['lcpMs', 'cls', 'tbtMs'] as const;

/** The median of several runs, each figure by itself. */
export function medianOf(runs: readonly Figures[]): Figures {
  const middle = (name: keyof Figures) => {
    const sorted = runs.map((run) => run[name]).sort((one, other) => one - other);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  return Object.fromEntries([...scores, ...most].map((name) => [name, middle(name)])) as unknown as Figures;
}

/** Names of the figures that miss their bar. */
export function missed(figures: Figures, bars: Figures): (keyof Figures)[] {
  return [
    ...scores.filter((name) => !(figures[name] >= bars[name])),
    ...most.filter((name) => !(figures[name] <= bars[name])),
  ];
}
