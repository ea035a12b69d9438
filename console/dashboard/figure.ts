/** Numbers of one kind, one for each label. */
export interface Series {
  readonly label: string;
  readonly color: string;
  readonly counts: readonly number[];
}

/** A chart and its table. */
export interface Figure {
  readonly title: string;
  /** What stands in the first column of the table. */
  readonly heading: string;
  readonly rows: readonly { readonly key: string; readonly label: string; readonly words: string }[];
  readonly series: readonly Series[];
  /** What the numbers mean, where the title does not say it. */
  readonly note?: string;
}
