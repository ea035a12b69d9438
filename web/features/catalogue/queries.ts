import { queryOptions } from '@tanstack/react-query';
import { getSolution, listSolutions } from '../../../contract/catalogue.ts';
import { request } from '../../app/calls/api.ts';

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
