import { queryOptions } from '@tanstack/react-query';
import { type SearchType, search, suggest } from '../../../contract/search.ts';
import { request } from '../../app/calls/api.ts';

interface Asked {
  readonly text: string;
  readonly type: SearchType | undefined;
}

/** The search's data: a page of what is found, and titles that fit what has been typed so far. */
export const searchQueries = {
  find: ({ text, type, page }: Asked & { readonly page: number }) =>
    queryOptions({
      queryKey: ['search', text, type ?? '', page],
      queryFn: ({ signal }) => request(search, { params: { query: text }, query: { page, type } }, signal),
    }),
  suggest: ({ text, type }: Asked) =>
    queryOptions({
      queryKey: ['search-suggestions', text, type ?? ''],
      queryFn: ({ signal }) => request(suggest, { query: { query: text, type } }, signal),
    }),
};
