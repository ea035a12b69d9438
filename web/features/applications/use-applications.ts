import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Application, type ApplicationFacet, heldByBrowserLimit } from '../../../contract/applications.ts';
import { countOfTypes, firstPageSize, mergePages, ofTypes } from './held-applications.ts';
import type { ListChoice } from './list-address.ts';
import { applicationsQueries } from './queries.ts';
import { useChoice } from './use-choice.ts';

/** The list as the screen shows it. */
export interface ApplicationsList {
  /** False while nothing is known yet: loading, or failed. */
  readonly known: boolean;
  readonly facets: readonly ApplicationFacet[];
  readonly choice: ListChoice;
  readonly chooseTypes: (types: readonly string[]) => void;
  /** How many the person has, and how many of them are of the chosen kinds. */
  readonly total: number;
  readonly matching: number;
  /** Pages of a list that is too long for the browser; 1 for one it holds. */
  readonly totalPages: number;
  readonly shown: readonly Application[];
  /** Some of the applications to show are still loading. */
  readonly incomplete: boolean;
  /** The list belongs to the page before; the requested one is loading. */
  readonly outdated: boolean;
  readonly error: Error | null;
  readonly fetching: boolean;
  readonly retry: () => void;
}

/**
 * The person's applications by the filter of the address. Up to 500 the browser loads them all and filters itself;
 * above that it asks the server for the chosen kinds, page by page (spec: applications.browser-filter).
 */
export function useApplications(): ApplicationsList {
  const first = useQuery(applicationsQueries.page({ types: [], page: 1 }));
  const facets = first.data?.facets ?? [];
  const total = first.data?.totalElements ?? 0;
  const held = total <= heldByBrowserLimit;
  const { choice: asked, chooseTypes } = useChoice(facets);
  const matching = countOfTypes(facets, asked.types);
  const totalPages = held ? 1 : Math.max(1, Math.ceil(matching / firstPageSize));
  const choice = { ...asked, page: Math.min(asked.page, totalPages) };
  const rest = useQuery({
    ...applicationsQueries.rest(total),
    enabled: held && total > firstPageSize,
    placeholderData: keepPreviousData,
  });
  const page = useQuery({
    ...applicationsQueries.page(choice),
    enabled: !held,
    placeholderData: keepPreviousData,
  });
  const pages = held ? [first.data?.content ?? [], rest.data ?? []] : [page.data?.content ?? []];
  const queries = held ? [first, rest] : [first, page];
  return {
    chooseTypes,
    known: first.data !== undefined,
    facets,
    choice,
    total,
    matching,
    totalPages,
    shown: ofTypes(mergePages(pages), held ? choice.types : []),
    incomplete: (held ? rest : page).isLoading,
    outdated: !held && page.isPlaceholderData,
    error: queries.find(({ error }) => error !== null)?.error ?? null,
    fetching: queries.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}
