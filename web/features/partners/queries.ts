import { queryOptions } from '@tanstack/react-query';
import { findPartners } from '../../../contract/partners.ts';
import { listTopPartners } from '../../../contract/start-service.ts';
import { request } from '../../app/api.ts';
import { freshUnlessNull, orNull } from '../../app/or-null.ts';
import type { PartnerFilter } from './filter-address.ts';

/** The partner directory by a filter, and the first five, null while the start service does not give them. */
export const partnersQueries = {
  found: ({ name, city, count }: PartnerFilter) =>
    queryOptions({
      queryKey: ['partners', name, city, count],
      queryFn: ({ signal }) =>
        request(findPartners, { query: { name: name || undefined, city: city || undefined, count } }, signal),
    }),
  top: () =>
    queryOptions({
      queryKey: ['top-partners'],
      queryFn: ({ signal }) => orNull(request(listTopPartners, {}, signal)),
      staleTime: freshUnlessNull,
    }),
};
