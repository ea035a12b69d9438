import { queryOptions } from '@tanstack/react-query';
import { advantagesAtOnce, listAdvantages } from '../../../contract/content-advantages.ts';
import { request } from '../../app/calls/api.ts';

/** The advantages of the service, all in one page. */
export const advantageQueries = {
  list: () =>
    queryOptions({
      queryKey: ['advantages'],
      queryFn: ({ signal }) => request(listAdvantages, { query: { count: advantagesAtOnce } }, signal),
    }),
};
