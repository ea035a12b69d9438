interface Asked {
  readonly q: string;
  readonly [filter: string]: string | undefined;
}

/**
 * The filters of a list that was taken as a file, for the row of the audit: of what was searched for only that something
 * was, as it may be somebody's name, which would stay in the audit for ever.
 */
export function filtersAsked({ q, ...others }: Asked): Record<string, string | boolean> {
  const named = Object.entries(others).flatMap(([name, value]) => (value ? [[name, value] as const] : []));
  return { ...Object.fromEntries(named), ...(q && { searched: true }) };
}
