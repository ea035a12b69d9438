import { queryOptions } from '@tanstack/react-query';
import { getSolution, listSolutions } from '../../../contract/catalogue.ts';
import { request } from '../../app/api.ts';
import type { Head } from '../../app/head.ts';
import type { LoadContext } from '../../app/load-context.ts';

const wholeCatalogue = 100;

/** The catalogue's data: the list in one page, and a solution by its code. */
export const catalogueQueries = {
  list: () =>
    queryOptions({
      queryKey: ['solutions'],
      queryFn: ({ signal }) => request(listSolutions, { query: { page: 1, count: wholeCatalogue } }, signal),
    }),
  one: (code: string) =>
    queryOptions({
      queryKey: ['solutions', code],
      queryFn: ({ signal }) => request(getSolution, { params: { code } }, signal),
    }),
};

/** Fetches the list for a page. */
export const loadCatalogue = ({ queryClient }: LoadContext) => queryClient.ensureQueryData(catalogueQueries.list());

/** Fetches the solution of a page's address. */
export const loadSolution = ({ queryClient, params }: LoadContext) =>
  queryClient.ensureQueryData(catalogueQueries.one(params.code ?? ''));

/** Title and description of a solution's page. */
export function catalogueHead({ queryClient, params }: LoadContext): Partial<Head> | undefined {
  const solution = queryClient.getQueryData(catalogueQueries.one(params.code ?? '').queryKey);
  return solution && { title: solution.title, description: solution.shortDescription };
}
