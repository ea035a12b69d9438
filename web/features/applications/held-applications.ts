import type { Application, ApplicationFacet } from '../../../contract/applications.ts';

/** The size of the first page, which is requested before the total is known (spec: applications.list-call). */
export const firstPageSize = 50;

const fullPageSize = 100;

export interface PageToFetch {
  readonly page: number;
  readonly count: number;
}

/** The requests for everything after the first page, without overlaps. */
export function pagesAfterFirst(total: number): PageToFetch[] {
  if (total <= firstPageSize) return [];
  const pages: PageToFetch[] = [{ page: 2, count: firstPageSize }];
  for (let page = 2; (page - 1) * fullPageSize < total; page += 1) pages.push({ page, count: fullPageSize });
  return pages;
}

/**
 * The pages as one list. An application added between two requests shifts the others, so that some come twice;
 * duplicates are removed.
 */
export function mergePages(pages: ReadonlyArray<readonly Application[]>): Application[] {
  const merged = new Map<string, Application>();
  for (const application of pages.flat()) if (!merged.has(application.id)) merged.set(application.id, application);
  return [...merged.values()];
}

/** The applications of the chosen kinds; no choice is all of them. */
export function ofTypes(applications: readonly Application[], types: readonly string[]): readonly Application[] {
  return types.length === 0 ? applications : applications.filter(({ type }) => types.includes(type));
}

/** How many applications there are of the chosen kinds; no choice is all of them. */
export function countOfTypes(facets: readonly ApplicationFacet[], types: readonly string[]): number {
  return facets.reduce((sum, { type, count }) => (types.length === 0 || types.includes(type) ? sum + count : sum), 0);
}
