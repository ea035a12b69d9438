/** What a search may show. */
export interface Scope {
  /** Signed-in people also find questions that are not public (spec: search.hidden). */
  readonly isSignedIn: boolean;
  /** Whether tariffs come from another service and the portal's own are shown nowhere. */
  readonly withoutTariffs: boolean;
}

/** What a search may show, and what the database can do for it. */
export interface Reach extends Scope {
  /** The extensions `pg_trgm` and `fuzzystrmatch` (spec: search.corrections). */
  readonly trigrams: boolean;
  readonly distances: boolean;
  /** The last day of a publication; nothing while there is none. */
  readonly newest: string | null;
}
