/** A solution's title in two parts. */
export interface SplitHeading {
  /** The part for the breadcrumbs and the small line above the heading. */
  readonly crumb: string;
  /** The heading itself; with no «для» in the title it is the whole title, and so is the crumb. */
  readonly title: string;
}

/** Splits «X для Y» into «X» and «для Y» at the first «для» (spec: catalogue.solution-page). */
export function splitHeading(heading: string): SplitHeading {
  const whole = heading.trim();
  const parts = /^(.*?\S)\s+(для\s+\S.*)$/su.exec(whole);
  const [, crumb, title] = parts ?? [];
  return crumb && title ? { crumb, title } : { crumb: whole, title: whole };
}
