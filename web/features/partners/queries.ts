import { queryOptions } from '@tanstack/react-query';
import { listTopPartners } from '../../../contract/catalogue-start-service.ts';
import { findPartners } from '../../../contract/partners.ts';
import { request } from '../../app/calls/api.ts';
import { missingWhileNull, orNull } from '../../app/calls/or-null.ts';
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
      ...missingWhileNull,
    }),
};
